/** Has a button say that what it is for did not come, until its label is restored. */
export function showFailure(button: HTMLElement): void {
  const { dataset } = button;
  if (!dataset.failed) return;
  dataset.label ??= button.textContent;
  button.textContent = dataset.failed;
}

/** Gives a button that has failed its own label back. */
export function restoreLabel(button: HTMLElement): void {
  const { dataset } = button;
  if (dataset.label === undefined) return;
  button.textContent = dataset.label;
  delete dataset.label;
}
