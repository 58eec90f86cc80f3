import { toCStatAddress } from '../cstat/address';
import type { CStat } from '../cstat/cstat';
import { fillMessage, getMessages } from '../i18n/messages';
import { CLASS_TRIB_SLUG, type ClassTribTable, listClassTribCodes, listRejections } from '../ibs-cbs/class-trib';
import { withLocale } from '../routes/locale-address';
import { docsPath } from '../routes/page-address';
import type { Page } from './page';
import { type PageScope, placePage } from './place-page';

type Scope = PageScope & {
  readonly cstats: ReadonlyMap<string, CStat>;
  readonly classTribs: ClassTribTable | undefined;
};

/** The page of the table of cClassTrib, beside the API reference; none where the site has no table. */
export function buildClassTribPages(scope: Scope): readonly Page[] {
  const { current, locale, classTribs: table, cstats } = scope;
  if (!table || !current.sidebars.api) return [];
  const messages = getMessages(locale);
  const rejections = table.csts.flatMap(listRejections).flatMap((code) => {
    const cstat = cstats.get(`nfe/${code}`);
    return cstat ? [[code, withLocale(locale, toCStatAddress(cstat))] as const] : [];
  });
  return [
    {
      ...placePage(scope, docsPath(current.version.path, CLASS_TRIB_SLUG), current.sidebars.docs),
      kind: 'classTrib',
      title: messages.classTrib.title,
      description: fillMessage(messages.classTrib.description, { count: listClassTribCodes(table).length }),
      table,
      rejections: Object.fromEntries(rejections),
    },
  ];
}
