import { findHashTarget } from './hash-target';

/** A folded part without an id is named by what it stands in and its number there: `corpo.itens--1`. */
const NUMBERED = /^(.+)--(\d+)$/;

/** The name of a folded part in addresses; undefined where nothing around it has an id. */
export function namePart(fold: HTMLDetailsElement): string | undefined {
  if (fold.id !== '') return fold.id;
  const owner = fold.closest('[id]');
  return owner ? `${owner.id}--${listNumbered(owner).indexOf(fold) + 1}` : undefined;
}

/** The part of the content that a name in an address means; null where there is none. */
export function findPart(name: string): HTMLElement | null {
  const part = findById(name) ?? findNumbered(name);
  return part?.closest('main') ? part : null;
}

function findNumbered(name: string): HTMLElement | undefined {
  const [, id = '', number] = NUMBERED.exec(name) ?? [];
  const owner = findById(id);
  return owner ? listNumbered(owner)[Number(number) - 1] : undefined;
}

/** The element of an id, or what took over from it on this page (MovedAnchors): an older link may name it. */
function findById(id: string): HTMLElement | null {
  const found = document.getElementById(id);
  const moved = found?.dataset.moved;
  return moved === undefined ? found : findHashTarget(moved);
}

function listNumbered(owner: Element): readonly HTMLDetailsElement[] {
  const folds = [...owner.querySelectorAll<HTMLDetailsElement>('details:not([id])')];
  return folds.filter((fold) => fold.closest('[id]') === owner);
}

/** Selector of headings. */
export const HEADINGS = 'h1, h2, h3, h4, h5, h6';

/**
 * The elements that belong to what a link leads to: those inside it, of a heading those up to the next heading that is
 * not below it.
 */
export function listWithin<Found extends HTMLElement>(target: HTMLElement, selector: string): readonly Found[] {
  if (!target.matches(HEADINGS)) return [...target.querySelectorAll<Found>(selector)];
  const box = target.closest('[data-panel], details, main') ?? document.body;
  const headings = [...box.querySelectorAll(HEADINGS)];
  const next = headings
    .slice(headings.indexOf(target) + 1)
    .find(({ tagName }) => tagName.localeCompare(target.tagName) <= 0);
  return [...box.querySelectorAll<Found>(selector)].filter(
    (element) => isBefore(target, element) && (next === undefined || isBefore(element, next)),
  );
}

function isBefore(one: Node, other: Node): boolean {
  return (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
}
