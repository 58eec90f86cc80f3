/**
 * Scrolls only the box, never the page, and only when the entry is out of sight in it, down or sideways.
 * Also runs as text inside the page, so it cannot use anything from outside.
 */
export function showInside(box: Element, entry: Element): void {
  const outer = box.getBoundingClientRect();
  const inner = entry.getBoundingClientRect();
  if (inner.top < outer.top || inner.bottom > outer.bottom) box.scrollTop += inner.top - outer.top - outer.height / 3;
  if (inner.left < outer.left || inner.right > outer.right) box.scrollLeft += inner.left - outer.left - outer.width / 3;
}
