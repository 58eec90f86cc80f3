/**
 * Attributes of a `<details>` that the page may show open by itself. The second one stays when the reader closes and
 * opens it: links name only what readers opened.
 */
export function openAtFirst(isOpen: boolean) {
  return isOpen ? ({ open: true, 'data-open': '' } as const) : {};
}
