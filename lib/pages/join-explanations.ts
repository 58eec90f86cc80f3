import type { CStat } from '../cstat/cstat';
import type { Layout, LayoutRule } from '../leiaute/layout';
import { createNameResolver } from '../leiaute/resolve-names';

/** Codes of events read what the event carries, and its tags are those of documents too. */
const OF_EVENTS = 'evento';

/**
 * Adds to the rules of layouts the fields that the explanation of their code names as code, where the table of rules
 * names none. A code that no table has counts as a rule without a number.
 */
export function joinExplanations(layouts: readonly Layout[], cstats: ReadonlyMap<string, CStat>): readonly Layout[] {
  const named = new Map<Layout, Map<string, readonly string[]>>();
  for (const document of new Set(layouts.map(({ codes }) => codes))) {
    const family = layouts.filter(({ codes }) => codes === document);
    const resolve = createNameResolver(family);
    for (const { document: own, code, topic, explanation } of cstats.values()) {
      if (own !== document || topic === OF_EVENTS || !explanation) continue;
      const names = [...explanation.cause.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
      for (const { layout, path } of names.flatMap((name) => resolve(name, explanation.cause))) {
        const codes = named.get(layout) ?? new Map<string, readonly string[]>();
        named.set(layout, codes.set(code, [...new Set([...(codes.get(code) ?? []), path])]));
      }
    }
  }
  return layouts.map((layout) => ({ ...layout, rules: complete(layout, named.get(layout)) }));
}

function complete(
  { rules, models }: Layout,
  named: ReadonlyMap<string, readonly string[]> = new Map(),
): readonly LayoutRule[] {
  const joined = new Set(rules.filter(({ fields }) => fields.length > 0).map(({ code }) => code));
  const known = new Set(rules.map(({ code }) => code));
  const others = [...named].filter(([code]) => !known.has(code));
  return [
    ...rules.map((rule) => {
      const isOwn = rule.models.some((model) => models.includes(model));
      const fields = joined.has(rule.code) || !isOwn ? undefined : named.get(rule.code);
      return fields ? { ...rule, fields } : rule;
    }),
    ...others.map(([code, fields]) => ({ number: '', code, isOptional: false, models, fields, source: '' })),
  ];
}
