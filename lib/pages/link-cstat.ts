import { toCStatAddress } from '../cstat/address';
import { type CStat, formatCStatName } from '../cstat/cstat';
import { withLocale } from '../routes/locale-address';
import type { CStatLink } from './page';

type Scope = { readonly locale: string; readonly cstats: ReadonlyMap<string, CStat> };

/** A code as a link, by its key (nfe/539); undefined where the site does not have it. */
export function linkCStat(key: string, { locale, cstats }: Scope): CStatLink | undefined {
  const cstat = cstats.get(key);
  return cstat && { title: formatCStatName(cstat), path: withLocale(locale, toCStatAddress(cstat)), cstat };
}
