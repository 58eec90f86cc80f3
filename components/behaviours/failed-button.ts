/** Has a button say that what it is for did not come, until its label is restored (`restoreLabel`). */
export function showFailure(button: HTMLElement): void {
  const { dataset } = button;
  if (!dataset.failed) return;
  dataset.label ??= button.textContent;
  button.textContent = dataset.failed;
}
