import { STORAGE_KEYS } from '../storage/keys';

/** Everything is open, or only what a page shows by itself: the first level. */
export type SchemaDepth = 'all' | '1';

/**
 * Opens the fields inside fields down to the depth that the reader wants: `all`, or how many levels. What is no depth
 * opens what the page shows by itself. Examples are left alone, because opening one chooses it for the samples.
 * Also runs as text inside the page, so it cannot use anything from outside.
 */
export function openToDepth(sections: Iterable<Element>, depth: string | null): void {
  const countAround = (box: Element): number => {
    const around = box.parentElement?.closest('details[data-fields]');
    return around ? 1 + countAround(around) : 0;
  };
  for (const section of sections) {
    for (const box of section.querySelectorAll<HTMLDetailsElement>('details:not([data-example-name])')) {
      const isWithin = box.hasAttribute('data-fields') && countAround(box) + 1 < Number(depth);
      box.open = depth === 'all' || isWithin || box.hasAttribute('data-open');
    }
  }
}

/** What the sections are that hold the fields of a request or an answer. */
export const FOLDED_SECTIONS = 'section:has(button[data-fold])';

/** A script that opens, before the first paint, what the reader left open on another page. It stands below the fields. */
export function buildSchemaDepthScript(): string {
  const sections = `document.querySelectorAll('${FOLDED_SECTIONS}')`;
  const depth = `localStorage.getItem('${STORAGE_KEYS.schemaDepth}')`;
  return `try{(${openToDepth.toString()})(${sections},${depth})}catch{}`;
}
