import { toCStatAddress } from '../cstat/address';
import type { CStat } from '../cstat/cstat';
import { type Layout, type LayoutNode, listNodes } from '../leiaute/layout';
import { listNoteCodes } from '../leiaute/note-codes';
import { withLocale } from '../routes/locale-address';
import type { LayoutPage } from './page';

type Scope = { readonly cstats: ReadonlyMap<string, CStat>; readonly locale: string };

/** The pages of the status codes that the notes of a layout's page name. */
export function findNoteCodes(
  { codes }: Pick<Layout, 'codes'>,
  node: LayoutNode,
  { cstats, locale }: Scope,
): LayoutPage['noteCodes'] {
  const entries = listNodes(node).flatMap(({ note = '' }) =>
    listNoteCodes(note).flatMap((code) => {
      const cstat = cstats.get(`${codes}/${code}`);
      return cstat ? [[code, withLocale(locale, toCStatAddress(cstat))] as const] : [];
    }),
  );
  return Object.fromEntries(entries);
}
