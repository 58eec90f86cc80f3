import type { Operation } from '@/lib/openapi/operation';
import { toHref } from '@/lib/routes/locale-address';
import { besideOperation } from '@/lib/routes/page-address';

/**
 * Address of the page of the operation that decides the environment; none where the description names none.
 * @param path site path of the operation's own page
 */
export function findEnvironmentHelp(path: string, { slug, environmentSlug }: Operation): string | undefined {
  return environmentSlug === undefined ? undefined : toHref(besideOperation(path, slug, environmentSlug));
}
