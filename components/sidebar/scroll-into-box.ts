/** Scrolls only the box, never the page, and only when the entry is out of sight in it. */
export function showInside(box: Element, entry: Element): void {
  const outer = box.getBoundingClientRect();
  const inner = entry.getBoundingClientRect();
  if (inner.top >= outer.top && inner.bottom <= outer.bottom) return;
  box.scrollTop += inner.top - outer.top - outer.height / 3;
}
