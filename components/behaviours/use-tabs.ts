import { usePathname } from 'next/navigation';
import { useEffect, useLayoutEffect } from 'react';
import { restoreTab, showTab } from '@/lib/page-scripts/tabs';
import { browserStorage } from '@/lib/storage/browser-storage';
import { TAB_KEY_PREFIX } from '@/lib/storage/keys';
import { endAll, findAround, hasModifier, onDocument, onWindow } from './document-events';
import { findHashTarget } from './hash-target';

/**
 * The groups of tabs in guides (components/mdx/tabs): click and keys, groups of one name in step on this page and in
 * other browser tabs, the choice kept in the browser and in the address, and links into a tab that is not shown.
 */
export function useTabs(): void {
  const pathname = usePathname();

  // biome-ignore lint/correctness/useExhaustiveDependencies: each page brings its own tabs.
  useLayoutEffect(() => {
    // The groups of the first page have restored themselves while it came. Later they come as they were then.
    for (const tabs of document.querySelectorAll('[data-tabs]')) {
      restoreTab(tabs, TAB_KEY_PREFIX, showTab);
    }
  }, [pathname]);

  useEffect(() => {
    // Before a link or a search in the page leads to something in a tab that is not shown.
    document.addEventListener('beforematch', handleMatch);
    return endAll(
      onDocument('click', handleClick),
      onDocument('keydown', handleKey),
      onWindow('hashchange', showTarget),
      onWindow('storage', handleStorage),
      () => document.removeEventListener('beforematch', handleMatch),
    );
  }, []);
}

const TAB = '[role="tab"][data-tab]';

function handleClick(event: MouseEvent): void {
  const tab = findAround(event, TAB);
  if (tab) chooseTab(tab);
}

function handleKey(event: KeyboardEvent): void {
  const tab = findAround(event, TAB);
  const list = tab?.parentElement;
  if (!tab || !list || hasModifier(event)) return;
  const index = [...list.children].indexOf(tab);
  const target = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: -1 }[event.key];
  if (target === undefined) return;
  event.preventDefault();
  const next = list.children[target < 0 ? list.children.length - 1 : target % list.children.length];
  if (!(next instanceof HTMLElement)) return;
  chooseTab(next);
  next.focus();
}

/** Shows the reader's choice in every group of the name, and remembers it. What was clicked stays where it is. */
function chooseTab(tab: HTMLElement): void {
  const tabs = tab.closest<HTMLElement>('[data-tabs]');
  const { tab: value } = tab.dataset;
  if (!tabs || value === undefined) return;
  const { tabs: group, tabsQuery: query } = tabs.dataset;
  const top = tab.getBoundingClientRect().top;
  if (group) {
    showInGroup(group, value);
    browserStorage.set(TAB_KEY_PREFIX + group, value);
  } else {
    showTab(tabs, value);
  }
  window.scrollBy({ top: tab.getBoundingClientRect().top - top, behavior: 'instant' });
  if (query === undefined) return;
  const address = new URL(window.location.href);
  address.searchParams.set(query, value);
  // No state of ours: the router adds its own.
  window.history.replaceState(null, '', address);
}

/** Groups that have no such tab keep what they show. */
function showInGroup(group: string, value: string): void {
  for (const tabs of document.querySelectorAll(`[data-tabs="${CSS.escape(group)}"]`)) {
    if (tabs.querySelector(`:scope > [data-panel="${CSS.escape(value)}"]`)) showTab(tabs, value);
  }
}

function handleStorage({ key, newValue }: StorageEvent): void {
  if (key?.startsWith(TAB_KEY_PREFIX) && newValue !== null) showInGroup(key.slice(TAB_KEY_PREFIX.length), newValue);
}

function handleMatch(event: Event): void {
  if (event.target instanceof Element) showPanel(event.target);
}

/** Shows a panel, and the panels around it. */
export function showPanel(panel: Element | null): void {
  for (let box = panel; box; box = box.parentElement?.closest('[data-panel]') ?? null) {
    const tabs = box.closest('[data-tabs]');
    const value = box.getAttribute('data-panel');
    if (tabs && value !== null) showTab(tabs, value);
  }
}

/** For browsers that do not open what is hidden around the target of a link. */
function showTarget(): void {
  const target = findHashTarget(window.location.hash);
  const panel = target?.closest('[data-panel][hidden]') ?? null;
  if (!target || !panel) return;
  showPanel(target.closest('[data-panel]'));
  target.scrollIntoView();
}
