import { useEffect, useSyncExternalStore } from 'react';
import type { DocsSection } from '@/lib/navigation/docs-section';
import { browserStorage } from '@/lib/storage/browser-storage';
import { preferredVersionKey } from '@/lib/storage/keys';
import { onStoredChange, store } from '@/lib/storage/stored-changes';
import { findAround, onDocument } from '../behaviours/document-events';

/** The name of the version that the reader chose in a section; null when none was, and in the first render. */
export function usePreferredVersion(section: DocsSection | undefined, remembers: boolean): string | null {
  const isKept = remembers && section !== undefined && section.versions.length > 1;
  return useSyncExternalStore(
    onStoredChange,
    () => (isKept ? browserStorage.get(preferredVersionKey(section.id)) : null),
    () => null,
  );
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
        store(preferredVersionKey(id), null);
      }
    }
    const keep = (event: MouseEvent) => {
      const link = findAround(event, 'a[data-docs-version]');
      const { docsSection, docsVersion } = link?.dataset ?? {};
      if (docsSection === undefined || docsVersion === undefined) return;
      store(preferredVersionKey(docsSection), docsVersion);
    };
    return onDocument('click', keep);
  }, [sections, remembers]);
}
