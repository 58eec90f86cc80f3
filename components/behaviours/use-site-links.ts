import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { basePath } from '@/lib/routes/base-path';
import { isMenuEntry } from '../stores/menu-store';
import { endAll, onDocument } from './document-events';
import { NAVIGATION_ENDED, NAVIGATION_STARTED } from './navigation-event';
import { isPlainClick } from './plain-click';
import { canPrefetch, prefetchPage } from './prefetch';
import { findSiteLink } from './site-link';

/** Turns clicks on links of the site into router navigation, and fetches a page when its link is pointed at or focused. */
export function useSiteLinks(): void {
  const router = useRouter();
  useEffect(() => {
    const navigate = (event: MouseEvent) => {
      const link = isPlainClick(event) && findSiteLink(event);
      if (!link) return;
      event.preventDefault();
      const detail = basePath + link.address;
      window.dispatchEvent(new CustomEvent(link.isOtherPath ? NAVIGATION_STARTED : NAVIGATION_ENDED, { detail }));
      const open = isMenuEntry() ? router.replace : router.push;
      open(link.address, { scroll: !link.isOtherQueryOnly });
    };
    const prefetch = (event: Event) => {
      const link = findSiteLink(event);
      if (link?.isOtherPath && canPrefetch()) prefetchPage(link.path);
    };
    return endAll(onDocument('click', navigate), onDocument('pointerover', prefetch), onDocument('focusin', prefetch));
  }, [router]);
}
