import { TAB_KEY_PREFIX } from '../storage/keys';

/**
 * Shows one tab of a group. The others stay in the page, where search in the page and links find them.
 * Also runs as text inside the page, so it cannot use anything from outside.
 */
export function showTab(tabs: Element, value: string): void {
  for (const part of tabs.children) {
    if (part.getAttribute('role') === 'tabpanel') {
      const isShown = part.getAttribute('data-panel') === value;
      // What is hidden until found leaves an empty box behind, which nobody should come upon.
      part.setAttribute('tabindex', isShown ? '0' : '-1');
      if (isShown) {
        part.removeAttribute('hidden');
        part.removeAttribute('aria-hidden');
      } else {
        part.setAttribute('hidden', 'until-found');
        part.setAttribute('aria-hidden', 'true');
      }
    }
    if (part.getAttribute('role') !== 'tablist') continue;
    for (const tab of part.children) {
      const isChosen = tab.getAttribute('data-tab') === value;
      tab.setAttribute('aria-selected', String(isChosen));
      tab.setAttribute('tabindex', isChosen ? '0' : '-1');
    }
  }
}

/**
 * Shows the tab that the reader should see first: the one around the target of the address's hash, else the one of
 * its query, else the stored one, else the default. Names that the group does not have count as none.
 * Also runs as text inside the page, so it cannot use anything from outside.
 */
export function restoreTab(tabs: Element, keyPrefix: string, show: typeof showTab): void {
  const panels = [...tabs.children].filter((part) => part.getAttribute('role') === 'tabpanel');
  const values = panels.map((panel) => panel.getAttribute('data-panel'));
  const group = tabs.getAttribute('data-tabs');
  const query = tabs.getAttribute('data-tabs-query');
  let id = location.hash.slice(1);
  try {
    id = decodeURIComponent(id);
  } catch {
    // A malformed escape sequence counts as the id itself.
  }
  const target = id === '' ? null : document.getElementById(id);
  const linked = panels.find((panel) => target !== null && panel.contains(target));
  let stored = null;
  try {
    if (group) stored = localStorage.getItem(keyPrefix + group);
  } catch {
    // Blocked storage holds no choices.
  }
  const candidates = [
    linked?.getAttribute('data-panel'),
    query && new URLSearchParams(location.search).get(query),
    stored,
    tabs.getAttribute('data-tabs-default'),
  ];
  const chosen = candidates.find((value) => typeof value === 'string' && values.includes(value));
  if (chosen) show(tabs, chosen);
}

/** A script that restores the group it stands in before the first paint. */
export function buildTabsScript(): string {
  const prefix = JSON.stringify(TAB_KEY_PREFIX);
  return `(${restoreTab.toString()})(document.currentScript.closest('[data-tabs]'),${prefix},${showTab.toString()})`;
}
