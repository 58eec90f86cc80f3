/** Gives a button that has failed (`showFailure`) its own label back. A file of its own: pages start without it. */
export function restoreLabel(button: HTMLElement): void {
  const { dataset } = button;
  if (dataset.label === undefined) return;
  button.textContent = dataset.label;
  delete dataset.label;
}
