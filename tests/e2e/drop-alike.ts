import type { Page } from '@playwright/test';

/** How many of siblings of a kind stay whatever they hold: the first ones and the last. */
const KEPT = 3;
const REFERENCES = ['for', 'aria-labelledby', 'aria-controls', 'aria-describedby', 'aria-owns'];

/**
 * Takes out of the page what holds nothing that its siblings do not: of rows, entries and parts with the same element,
 * class, role and attributes as far as style sheets tell them apart, the first and the last stay, those in which something
 * stands for the first time, and whatever an element outside refers to. Who checks the components of a page then has hundreds
 * of rows less to read.
 */
export async function dropAlike(page: Page): Promise<void> {
  await page.evaluate(
    ([kept, references]) => {
      const referrers = new Map<string, Element[]>();
      for (const name of references) {
        for (const one of document.querySelectorAll(`[${name}]`)) {
          for (const id of one.getAttribute(name)?.split(/\s+/) ?? []) {
            referrers.set(id, [...(referrers.get(id) ?? []), one]);
          }
        }
      }
      /** Whether something outside refers to the element or to a part of it. */
      const isReferredTo = (element: Element) =>
        [element, ...element.querySelectorAll('[id]')].some(({ id }) =>
          referrers.get(id)?.some((one) => !element.contains(one)),
        );
      const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
      const styled = [
        ...new Set(rules.flatMap(({ cssText }) => cssText.match(/\[[\w-]+(?:[~|^$*]?="[^"]*")?\]/g) ?? [])),
      ];
      const marks = new Map<Element, ReadonlySet<string>>();
      const readOwn = (element: Element) =>
        [element.tagName, element.className, element.role, ...styled.filter((part) => element.matches(part))].join(' ');
      const readMarks = (element: Element): ReadonlySet<string> => {
        const all = new Set([readOwn(element), ...[...element.children].flatMap((child) => [...readMarks(child)])]);
        marks.set(element, all);
        return all;
      };
      readMarks(document.body);
      for (const parent of [...marks.keys()].filter(({ childElementCount }) => childElementCount > kept)) {
        const groups = new Map<string, Element[]>();
        for (const child of parent.children) {
          const kind = readOwn(child);
          groups.set(kind, [...(groups.get(kind) ?? []), child]);
        }
        for (const alike of groups.values()) {
          const seen = new Set(alike.slice(0, kept - 1).flatMap((child) => [...(marks.get(child) ?? [])]));
          for (const child of alike.slice(kept - 1, -1)) {
            const own = [...(marks.get(child) ?? [])];
            if (isReferredTo(child) || own.some((mark) => !seen.has(mark))) for (const mark of own) seen.add(mark);
            else child.remove();
          }
        }
      }
    },
    [KEPT, REFERENCES] as const,
  );
}
