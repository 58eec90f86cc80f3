import type { Page } from '@/lib/pages/page';
import { toAbsoluteUrl } from '@/lib/routes/locale-address';

/**
 * On paper, where the page is published; the screen does not show it. No day of the build stands beside it: every page
 * would be another file each day, and a publication uploads what is different.
 */
export function PrintAddress({ page }: { readonly page: Page }) {
  return <p data-print="only">{toAbsoluteUrl(page.path)}</p>;
}
