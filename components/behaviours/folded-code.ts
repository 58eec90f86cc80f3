import type { FoldedCode } from '@/lib/openapi/folded-code';
import { onDocument, onWindow } from './document-events';
import { watchCode } from './use-code-fit';

/** What stands in for the code of a folded example; it names the file that has it. */
const PLACE = '[data-folded-code]';
const OPEN = `details[open] > ${PLACE}`;

const asked = new Map<string, Promise<FoldedCode>>();
/** What has come: printing cannot wait. */
const fetched = new Map<string, FoldedCode>();

/**
 * Puts code into the folded examples that readers open, and into all before the page is printed. It is fetched at once
 * and put in when it is needed: making elements of it takes longer than fetching it.
 */
export function watchFoldedCode(): void {
  for (const file of new Set(findPlaces(PLACE).map(({ dataset }) => dataset.foldedCode ?? ''))) {
    getCode(file).catch(() => {});
  }
  for (const place of findPlaces(OPEN)) void showCode(place);
  start();
}

let isStarted = false;

function start(): void {
  if (isStarted) return;
  isStarted = true;
  const follow = () => {
    for (const place of findPlaces(OPEN)) void showCode(place);
  };
  // The toggle event does not bubble.
  onDocument('toggle', follow, { capture: true });
  onWindow('beforeprint', () => {
    for (const place of findPlaces(PLACE)) putCode(place, fetched.get(place.dataset.foldedCode ?? ''));
  });
}

const findPlaces = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];

/**
 * The file, asked for once; after a failure the next call asks again.
 * @throws TypeError when it does not come whole
 */
function getCode(file: string): Promise<FoldedCode> {
  const coming = asked.get(file) ?? fetchCode(file);
  asked.set(file, coming);
  coming.catch(() => asked.delete(file));
  return coming;
}

async function fetchCode(file: string): Promise<FoldedCode> {
  const answer = await fetch(file, { priority: 'low' });
  if (!answer.ok) throw new TypeError(`${answer.url}: HTTP ${answer.status}`);
  // Written by the build from the same type.
  const code = (await answer.json()) as FoldedCode;
  fetched.set(file, code);
  return code;
}

async function showCode(place: HTMLElement): Promise<void> {
  const status = place.querySelector<HTMLElement>('[data-failed]');
  status?.replaceChildren();
  try {
    putCode(place, await getCode(place.dataset.foldedCode ?? ''));
  } catch {
    status?.replaceChildren(status.dataset.failed ?? '');
  }
}

/** Puts a block of code in place of what stood in for it. It takes the form of the block that the page has. */
function putCode(place: HTMLElement, code: FoldedCode | undefined): void {
  const id = place.closest('details')?.id ?? '';
  const block = place.isConnected && code && findTemplate()?.cloneNode(true);
  if (!(block instanceof HTMLElement)) return;
  const { title = '', label = '' } = place.dataset;
  const name = block.querySelector('figcaption > span');
  const before = name?.textContent ?? '';
  name?.replaceChildren(title);
  block.removeAttribute('data-free-Width');
  block.removeAttribute('data-free-Height');
  for (const button of block.querySelectorAll<HTMLButtonElement>('button')) {
    button.ariaLabel = button.ariaLabel?.replace(before, () => title) ?? null;
    if (button.dataset.fit === undefined) continue;
    button.hidden = true;
    button.ariaPressed = 'false';
  }
  const link = block.querySelector<HTMLAnchorElement>('a[data-copy-link]');
  if (link) {
    link.href = `#${id}`;
    link.ariaLabel = label;
  }
  for (const text of block.querySelectorAll('code')) text.innerHTML = code?.[id] ?? '';
  place.replaceWith(block);
  for (const text of block.querySelectorAll('pre')) watchCode(text);
}

/** A block of the page's examples that is not saying at the moment that it was copied. */
function findTemplate(): Element | null {
  const blocks = 'details[id] > figure[data-copy-scope]';
  return document.querySelector(`${blocks}:not(:has([data-copied]))`) ?? document.querySelector(blocks);
}
