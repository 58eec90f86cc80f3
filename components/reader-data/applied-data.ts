import { fillValues } from '@/lib/reader-data/fill-values';
import { isValueKind, READER_DATA_MARK, type ReaderData } from '@/lib/reader-data/reader-data';
import { readStoredData } from '@/lib/reader-data/stored-data';
import { browserStorage } from '@/lib/storage/browser-storage';
import { STORAGE_KEYS } from '@/lib/storage/keys';
import { restoreLabel } from '../behaviours/restore-label';

/** The reader's data, for as long as the document lasts. */
let applied: ReaderData = {};
/** What marks have in the example, and what buttons say at first. */
const originals = new WeakMap<Element, string>();

/** The reader's data as the samples show them. */
export function getReaderData(): ReaderData {
  return applied;
}

/** Whether the browser keeps data of the reader. */
export function isKept(): boolean {
  return browserStorage.get(STORAGE_KEYS.readerData) !== null;
}

/**
 * Shows data of the reader in all samples, those of later pages included; without any, the samples are as they were.
 * @param keeps whether the browser keeps them for later visits; otherwise it forgets what it has
 */
export function applyReaderData(data: ReaderData, keeps: boolean): void {
  if (keeps) browserStorage.set(STORAGE_KEYS.readerData, JSON.stringify(data));
  else browserStorage.remove(STORAGE_KEYS.readerData);
  show(data);
}

/** Shows what the browser keeps, if it is of use and nothing newer is shown. */
export function applyStoredData(): void {
  if (Object.keys(applied).length > 0) return;
  show(readStoredData(browserStorage.get(STORAGE_KEYS.readerData)));
}

function show(data: ReaderData): void {
  applied = data;
  const hasAny = Object.keys(data).length > 0;
  document.documentElement.toggleAttribute(READER_DATA_MARK, hasAny);
  fillWithin(document.body);
  // Pages and samples that come later.
  if (hasAny) observer.observe(document.body, { childList: true, subtree: true });
  else observer.disconnect();
}

const observer = new MutationObserver((changes) => {
  for (const { addedNodes } of changes) {
    for (const node of addedNodes) if (node instanceof HTMLElement) fillWithin(node);
  }
});

function fillWithin(part: HTMLElement): void {
  for (const code of part.querySelectorAll<HTMLElement>('[data-copy-source]')) fillCode(code);
  for (const button of part.querySelectorAll<HTMLElement>('[data-reader-data]')) {
    restoreLabel(button);
    const { readerData: used = '' } = button.dataset;
    button.textContent = Object.keys(applied).length > 0 ? used : readOriginal(button);
  }
}

function fillCode(code: HTMLElement): void {
  const marks = [...code.querySelectorAll<HTMLElement>('mark[data-value]')].flatMap((mark) => {
    const { value: kind } = mark.dataset;
    return isValueKind(kind) ? [{ mark, kind, text: readOriginal(mark) }] : [];
  });
  const values = fillValues(marks, applied);
  for (const [index, { mark, text }] of marks.entries()) {
    const value = values[index] ?? text;
    if (mark.textContent !== value) mark.textContent = value;
    mark.toggleAttribute('data-own', value !== text);
    if (value !== text) unlinkKey(mark);
  }
}

/** A key of an example leads to the inspector by the address, where one of the reader's must not stand (see key-links). */
function unlinkKey(mark: HTMLElement): void {
  const holder = mark.closest('[data-access-key]');
  for (const name of ['data-access-key', 'role', 'tabindex', 'title']) holder?.removeAttribute(name);
}

function readOriginal(element: Element): string {
  const original = originals.get(element) ?? element.textContent ?? '';
  originals.set(element, original);
  return original;
}
