import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { isMenuEntry } from '../stores/menu-store';
import { endAll, onDocument } from './document-events';
import { NAVIGATION_STARTED } from './navigation-event';
import { canPrefetch, findSiteLink } from './site-link';

/** Turns clicks on links of the site into router navigation, and fetches a page when its link is pointed at or focused. */
export function useSiteLinks(): void {
  const router = useRouter();
  useEffect(() => {
    const navigate = (event: MouseEvent) => {
      const link = findSiteLink(event);
      if (!link) return;
      event.preventDefault();
      if (link.isOtherPath) window.dispatchEvent(new Event(NAVIGATION_STARTED));
      const open = isMenuEntry() ? router.replace : router.push;
      open(link.address, { scroll: !link.isOtherQueryOnly });
    };
    const prefetch = (event: Event) => {
      const link = findSiteLink(event);
      if (link?.isOtherPath && canPrefetch()) router.prefetch(link.path);
    };
    return endAll(onDocument('click', navigate), onDocument('pointerover', prefetch), onDocument('focusin', prefetch));
  }, [router]);
}
