import type { SiteConfig } from '../../config/schema';
import { SiteError } from '../../errors/site-error';
import { ADMIN_KEY_VARIABLE } from './admin-api';

/**
 * Keeps the key that may write from being published in place of the one for searching.
 * @param adminKey value of the environment variable, where it is known
 * @throws SiteError when the configuration names that key
 */
export function refuseAdminKey(search: SiteConfig['search'], adminKey: string | undefined): void {
  const key = adminKey?.trim() ?? '';
  if (search.backend !== 'typesense' || key === '' || search.searchKey !== key) return;
  throw new SiteError({
    place: { file: 'site.config.ts' },
    key: 'search.searchKey',
    found: `it is the key of ${ADMIN_KEY_VARIABLE}, and would be published with the site`,
    fix: 'create a search-only key for the site, and revoke this one if the site was published with it',
  });
}
