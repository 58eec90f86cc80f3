import { toCStatAddress } from '../cstat/address';
import { type CStat, formatCStatName } from '../cstat/cstat';
import { groupRulesByField, isNumbered, type Layout, type LayoutNode, listNodes } from '../leiaute/layout';
import { withLocale } from '../routes/locale-address';
import { linkRule } from './layout-links';
import type { FieldRejection, LayoutPage, PageLink } from './page';

type Scope = { readonly locale: string; readonly cstats: ReadonlyMap<string, CStat> };

/**
 * The codes of rules that read the fields of a page: those that the knowledge base knows, each once.
 * @param node the group of the page
 * @param rules the page of the rules of its document; undefined where there is none
 */
export function listRejections(
  layout: Layout,
  node: LayoutNode,
  rules: PageLink | undefined,
  { cstats, locale }: Scope,
): LayoutPage['rejections'] {
  const byField = groupRulesByField(layout);
  const entries = listNodes(node).flatMap(({ path }) => {
    const reading = byField.get(path) ?? [];
    const rejections = [...new Set(reading.map(({ code }) => code))].flatMap((code): readonly FieldRejection[] => {
      const cstat = cstats.get(`${layout.codes}/${code}`);
      if (!cstat) return [];
      const own = reading.filter((rule) => rule.code === code);
      return [
        {
          title: formatCStatName(cstat),
          path: withLocale(locale, toCStatAddress(cstat)),
          code,
          rules: rules ? own.filter(isNumbered).map(({ number }) => linkRule(rules, number)) : [],
          isOptional: own.every(({ isOptional }) => isOptional === true),
        },
      ];
    });
    return rejections.length > 0 ? [[path, rejections] as const] : [];
  });
  return Object.fromEntries(entries);
}
