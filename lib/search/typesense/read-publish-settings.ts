import type { SiteConfig } from '../../config/schema';
import { SiteError } from '../../errors/site-error';
import { ADMIN_KEY_VARIABLE } from './admin-api';
import { refuseAdminKey } from './refuse-admin-key';

type TypesenseSearch = Extract<SiteConfig['search'], { readonly backend: 'typesense' }>;

/**
 * The configured service and the key that may write to it.
 * @param adminKey value of the environment variable
 * @throws SiteError when no service is configured, the key is missing, or it is the one that is published
 */
export function readPublishSettings(
  search: SiteConfig['search'],
  adminKey: string | undefined,
): { readonly search: TypesenseSearch; readonly adminKey: string } {
  if (search.backend !== 'typesense') {
    throw new SiteError({
      place: { file: 'site.config.ts' },
      key: 'search.backend',
      found: `found "${search.backend}": there is no service to publish to`,
      fix: 'write backend: "typesense" with nodes, collection and searchKey',
    });
  }
  if (adminKey === undefined || adminKey.trim() === '') {
    throw new SiteError({
      place: { file: 'environment' },
      key: ADMIN_KEY_VARIABLE,
      found: 'found nothing',
      fix: 'set it to a key that may write, for this command only',
    });
  }
  refuseAdminKey(search, adminKey);
  return { search, adminKey };
}
