import type { Page } from '@playwright/test';

/** How many of siblings with the same components stay: the first ones and the last. */
const KEPT = 3;
const REFERENCES = ['for', 'aria-labelledby', 'aria-controls', 'aria-describedby', 'aria-owns'];

/**
 * Takes out of the page what differs from its siblings in words and addresses alone: of rows, entries and parts with the
 * same elements, classes, roles and attributes as far as style sheets tell them apart, the first and the last stay, and so
 * does whatever another element refers to. Who checks the components of a page then has hundreds of rows less to read.
 */
export async function dropAlike(page: Page): Promise<void> {
  await page.evaluate(
    ([kept, references]) => {
      const referred = new Set(
        references.flatMap((name) =>
          [...document.querySelectorAll(`[${name}]`)].flatMap((one) => one.getAttribute(name)?.split(/\s+/) ?? []),
        ),
      );
      const isReferredTo = (element: Element) =>
        [element, ...element.querySelectorAll('[id]')].some(({ id }) => referred.has(id));
      const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
      const styled = [
        ...new Set(rules.flatMap(({ cssText }) => cssText.match(/\[[\w-]+(?:[~|^$*]?="[^"]*")?\]/g) ?? [])),
      ];
      const marks = new Map<Element, ReadonlySet<string>>();
      const readMarks = (element: Element): ReadonlySet<string> => {
        const matched = styled.filter((selector) => element.matches(selector));
        const own = [element.tagName, element.className, element.role, ...matched].join(' ');
        const all = new Set([own, ...[...element.children].flatMap((child) => [...readMarks(child)])]);
        marks.set(element, all);
        return all;
      };
      readMarks(document.body);
      for (const parent of [...marks.keys()].filter(({ childElementCount }) => childElementCount > kept)) {
        const groups = new Map<string, Element[]>();
        for (const child of parent.children) {
          const key = [...(marks.get(child) ?? [])].toSorted().join('|');
          groups.set(key, [...(groups.get(key) ?? []), child]);
        }
        for (const alike of groups.values()) {
          for (const child of alike.slice(kept - 1, -1)) if (!isReferredTo(child)) child.remove();
        }
      }
    },
    [KEPT, REFERENCES] as const,
  );
}
