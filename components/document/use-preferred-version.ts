import { useEffect, useSyncExternalStore } from 'react';
import type { DocsSection } from '@/lib/navigation/docs-section';
import { browserStorage } from '@/lib/storage/browser-storage';
import { preferredVersionKey } from '@/lib/storage/keys';

const CHANGED = 'site:preferred-version';

/** The name of the version that the reader chose in a section; null when none was, and in the first render. */
export function usePreferredVersion(section: DocsSection | undefined, remembers: boolean): string | null {
  const isKept = remembers && section !== undefined && section.versions.length > 1;
  return useSyncExternalStore(
    subscribe,
    () => (isKept ? browserStorage.get(preferredVersionKey(section.id)) : null),
    () => null,
  );
}

function subscribe(listener: () => void): () => void {
  window.addEventListener(CHANGED, listener);
  window.addEventListener('storage', listener);
  return () => {
    window.removeEventListener(CHANGED, listener);
    window.removeEventListener('storage', listener);
  };
}

/**
 * Keeps the version of every link that says it is a choice of one (`data-docs-section`, `data-docs-version`), and
 * forgets versions that are no longer there. Visiting a version is no choice.
 */
export function useVersionChoices(sections: readonly DocsSection[], remembers: boolean): void {
  useEffect(() => {
    const versioned = sections.filter(({ versions }) => versions.length > 1);
    if (!remembers || versioned.length === 0) return;
    for (const { id, versions } of versioned) {
      const stored = browserStorage.get(preferredVersionKey(id));
      if (stored !== null && !versions.some(({ name }) => name === stored)) {
        browserStorage.remove(preferredVersionKey(id));
        window.dispatchEvent(new Event(CHANGED));
      }
    }
    const keep = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLElement>('a[data-docs-version]') : null;
      const { docsSection, docsVersion } = link?.dataset ?? {};
      if (docsSection === undefined || docsVersion === undefined) return;
      browserStorage.set(preferredVersionKey(docsSection), docsVersion);
      window.dispatchEvent(new Event(CHANGED));
    };
    document.addEventListener('click', keep);
    return () => document.removeEventListener('click', keep);
  }, [sections, remembers]);
}
