import type { Guide } from '../content/load-guides.build';
import { type CStat, toCStatKey } from '../cstat/cstat';
import { listLinkTargets } from '../cstat/explanation-links';
import { suggest } from '../errors/nearest';
import { SiteError } from '../errors/site-error';
import type { Operation } from '../openapi/operation';

/**
 * Checks that the explanations name only operations, guides and headings that exist.
 * @throws SiteError on the first that does not
 */
export function checkExplanations(
  cstats: readonly CStat[],
  operations: ReadonlyMap<string, Operation>,
  guides: readonly Guide[],
): void {
  const targets = guides.flatMap(({ id, headings }) => [id, ...headings.map((heading) => `${id}#${heading.id}`)]);
  const known = new Set([...operations.keys(), ...targets]);
  for (const cstat of cstats) {
    const { explanation } = cstat;
    if (!explanation) continue;
    const named = [...explanation.operations, ...explanation.guides, ...listLinkTargets(explanation)];
    const wrong = named.find((name) => !known.has(name));
    if (wrong === undefined) continue;
    throw new SiteError({
      place: explanation.place,
      key: toCStatKey(cstat),
      found: `"${wrong}" is no operation and no guide`,
      fix: suggest(wrong, [...known]),
    });
  }
}
