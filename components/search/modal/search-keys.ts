import { dropHalfCharacters } from '@/lib/text/half-characters';
import { hasModifier } from '../../behaviours/document-events';

/** Characters of selected text that become the query. */
const LONGEST_SELECTION = 64;

/** The key that opens and closes search. */
export const isToggle = (event: KeyboardEvent) =>
  (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.key.toLowerCase() === 'k';

/** A key that writes something. */
export const isCharacter = (event: KeyboardEvent) => event.key.length === 1 && !hasModifier(event);

/** A slash that is not typed into a field. Some keyboards need Shift for it. */
export function isSlash(event: KeyboardEvent): boolean {
  const { target } = event;
  const isField =
    target instanceof HTMLElement && (target.isContentEditable || target.matches('input,select,textarea'));
  return event.key === '/' && isCharacter(event) && !isField;
}

/** Whether a key goes to the box of a dialog, which takes it itself. */
export function isInSearchBox({ target }: KeyboardEvent): boolean {
  return target instanceof Element && target.matches('dialog input');
}

/** What the reader has selected on the page, as one line. */
export function readSelection(): string {
  const text = (window.getSelection()?.toString() ?? '').replace(/\s+/g, ' ').trim();
  return dropHalfCharacters(text.slice(0, LONGEST_SELECTION));
}
