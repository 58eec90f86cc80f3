import { type CStat, type CStatExplanation, toCStatKey } from '../cstat/cstat';
import { suggest } from '../errors/nearest';
import { SiteError } from '../errors/site-error';
import { type Layout, type LayoutRule, listNodes, toJsonPath } from '../leiaute/layout';
import { createNameResolver, type FieldPlace } from '../leiaute/resolve-names';

/** Codes of events read what the event carries, and its tags are those of documents too. */
const OF_EVENTS = 'evento';

type ExplainedCStat = CStat & { readonly explanation: CStatExplanation };

/** Paths of fields by code. */
type NamedFields = ReadonlyMap<string, readonly string[]>;

/**
 * Adds to the rules of layouts the fields that the explanation of their code lists or, where it lists none, names as
 * code, if the table of rules names none. A code that no table has counts as a rule without a number.
 * @throws SiteError on a listed field that no layout with the document's codes has, and on a list for a code of which a
 *   table names the fields
 */
export function joinExplanations(layouts: readonly Layout[], cstats: ReadonlyMap<string, CStat>): readonly Layout[] {
  const explained = [...cstats.values()].filter((cstat): cstat is ExplainedCStat => cstat.explanation !== undefined);
  const listed = new Map<Layout, Map<string, readonly string[]>>();
  const named = new Map<Layout, Map<string, readonly string[]>>();
  const add = (to: typeof listed, code: string, { layout, path }: FieldPlace) => {
    const codes = to.get(layout) ?? new Map<string, readonly string[]>();
    to.set(layout, codes.set(code, [...new Set([...(codes.get(code) ?? []), path])]));
  };
  for (const cstat of explained) {
    for (const place of findListed(cstat, layouts)) add(listed, cstat.code, place);
  }
  for (const document of new Set(layouts.map(({ codes }) => codes))) {
    const resolve = createNameResolver(layouts.filter(({ codes }) => codes === document));
    for (const { document: own, code, topic, explanation } of explained) {
      if (own !== document || topic === OF_EVENTS || explanation.fields.length > 0) continue;
      const names = [...explanation.cause.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
      for (const place of names.flatMap((name) => resolve(name, explanation.cause))) add(named, code, place);
    }
  }
  return layouts.map((layout) => ({ ...layout, rules: complete(layout, listed.get(layout), named.get(layout)) }));
}

function findListed(cstat: ExplainedCStat, layouts: readonly Layout[]): readonly FieldPlace[] {
  const { document, code, explanation } = cstat;
  const family = layouts.filter(({ codes }) => codes === document);
  const fail = (found: string, fix: string): never => {
    throw new SiteError({ place: explanation.place, key: `${toCStatKey(cstat)}.fields`, found, fix });
  };
  return explanation.fields.map((key): FieldPlace => {
    const places = family.flatMap((layout) =>
      listNodes(layout.content).map(({ path }) => ({
        ...{ layout, path },
        key: `${layout.id}/${toJsonPath({ path }, layout.content.path)}`,
      })),
    );
    const place = places.find((candidate) => candidate.key === key);
    if (!place) {
      const known = places.map((candidate) => candidate.key);
      return fail(`no layout of this document has the field "${key}"`, suggest(key, known));
    }
    const { rules } = place.layout;
    const isTabled = rules.some(
      (rule) => rule.code === code && isOwnRule(rule, place.layout) && rule.fields.length > 0,
    );
    if (isTabled) fail('the table of rules names its fields', `correct content/leiaute/regras/${document}.csv`);
    return place;
  });
}

const isOwnRule = ({ models }: LayoutRule, layout: Layout): boolean =>
  models.some((model) => layout.models.includes(model));

function complete(
  layout: Layout,
  listed: NamedFields = new Map(),
  named: NamedFields = new Map(),
): readonly LayoutRule[] {
  const { rules, models } = layout;
  const joined = new Set(rules.filter(({ fields }) => fields.length > 0).map(({ code }) => code));
  const own = new Set(rules.filter((rule) => isOwnRule(rule, layout)).map(({ code }) => code));
  const known = new Set(rules.map(({ code }) => code));
  const others = [
    ...[...listed].filter(([code]) => !own.has(code)),
    ...[...named].filter(([code]) => !known.has(code)),
  ];
  return [
    ...rules.map((rule) => {
      const fields = listed.get(rule.code) ?? (joined.has(rule.code) ? undefined : named.get(rule.code));
      return fields && isOwnRule(rule, layout) ? { ...rule, fields } : rule;
    }),
    ...others.map(([code, fields]) => ({ number: '', code, isOptional: false, models, fields, source: '' })),
  ];
}
