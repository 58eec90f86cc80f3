/** What failed buttons say otherwise. */
const labels = new WeakMap<Element, string>();

/** Has a button say that what it is for did not come, until its label is restored. */
export function showFailure(button: HTMLElement): void {
  const { failed } = button.dataset;
  if (!failed) return;
  if (!labels.has(button)) labels.set(button, button.textContent ?? '');
  button.textContent = failed;
}

/** Gives a button that has failed its own label back. */
export function restoreLabel(button: HTMLElement): void {
  const label = labels.get(button);
  if (label === undefined) return;
  labels.delete(button);
  button.textContent = label;
}
