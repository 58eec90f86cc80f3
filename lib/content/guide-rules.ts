import { SiteError } from '../errors/site-error';
import { findOutdated, isCitationFault, type OutdatedCitation, readCitations } from '../rules/citations';
import type { RuleNotes } from '../rules/rule-note';
import type { Guide } from './load-guides.build';

/** A rule of the tax authority that a guide states. */
export type GuideRule = {
  readonly file: string;
  readonly line: number;
  /** The guide and the rule's id in it, which stay when texts and order change; undefined where it has none. */
  readonly identity: string | undefined;
  readonly source: string;
  /** YYYY-MM-DD. */
  readonly verified: string;
};

/** Every rule that the guides state, in their order. */
export function listRules(guides: readonly Guide[]): readonly GuideRule[] {
  return guides.flatMap(({ id: guide, file, references }) =>
    references
      .filter(({ component }) => component === 'Rule')
      .map(({ line, attributes: { id, source = '', verified = '' } }) => {
        return {
          file,
          line,
          identity: id === undefined ? undefined : `${guide}#${toRuleAnchor(id)}`,
          source,
          verified,
        };
      }),
  );
}

/** The id that a rule has in its page. */
export function toRuleAnchor(id: string): string {
  return `regra-${id}`;
}

/**
 * Checks that no two rules of a version are the same one.
 * @throws SiteError on an id that is there twice in a guide
 */
export function checkRuleIds(guides: readonly Guide[]): void {
  const seen = new Set<string>();
  for (const { file, line, identity } of listRules(guides)) {
    if (identity === undefined) continue;
    if (seen.has(identity)) {
      const id = identity.slice(identity.indexOf('#') + 1 + toRuleAnchor('').length);
      const fix = 'choose another id; a rule without one has that of the heading above it';
      throw new SiteError({ place: { file, line }, key: `<Rule id="${id}">`, found: 'the id is there twice', fix });
    }
    seen.add(identity);
  }
}

/** Rules that cite a version of a note which has a newer one, and what each should be compared with. */
export function findOutdatedRules(
  rules: readonly GuideRule[],
  notes: RuleNotes,
): readonly (GuideRule & { readonly outdated: readonly OutdatedCitation[] })[] {
  return rules
    .map((rule) => ({ ...rule, outdated: findOutdated(rule.source, notes) }))
    .filter(({ outdated }) => outdated.length > 0);
}

/** Rules that cite a note without its version, so that nobody can tell whether they are outdated. */
export function findUnversionedRules(rules: readonly GuideRule[], notes: RuleNotes): readonly GuideRule[] {
  if (notes.size === 0) return [];
  return rules.filter(({ source }) => {
    const citations = readCitations(source, notes);
    if (isCitationFault(citations)) return false;
    return citations.some(({ note, version }) => version === undefined && note.version !== undefined);
  });
}
