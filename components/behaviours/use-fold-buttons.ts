import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { FOLDED_SECTIONS, openToDepth, type SchemaDepth } from '@/lib/page-scripts/schema-depth';
import { browserStorage } from '@/lib/storage/browser-storage';
import { STORAGE_KEYS } from '@/lib/storage/keys';
import { findAround, onDocument } from './document-events';

/**
 * Makes every `button[data-fold]` open or close all that is folded in the section around it, but for the examples:
 * opening one of those chooses it for the samples. The choice is kept for the next pages; the first one has opened by
 * a script of its own.
 */
export function useFoldButtons(): void {
  const pathname = usePathname();
  const firstPath = useRef(pathname);

  useEffect(() => {
    if (pathname === firstPath.current) return;
    firstPath.current = '';
    openToDepth(document.querySelectorAll(FOLDED_SECTIONS), browserStorage.get(STORAGE_KEYS.schemaDepth));
  }, [pathname]);

  useEffect(() => {
    const fold = (event: MouseEvent) => {
      const button = findAround(event, 'button[data-fold]');
      const section = button?.closest('section');
      if (!button || !section) return;
      const depth: SchemaDepth = button.dataset.fold === 'open' ? 'all' : '1';
      browserStorage.set(STORAGE_KEYS.schemaDepth, depth);
      if (depth === 'all') {
        openToDepth([section], depth);
        return;
      }
      for (const box of section.querySelectorAll<HTMLDetailsElement>('details:not([data-example-name])')) {
        box.open = false;
      }
    };
    return onDocument('click', fold);
  }, []);
}
