import { toCStatAddress } from '../cstat/address';
import type { CStat } from '../cstat/cstat';
import { findModel } from '../fiscal/models';
import { fillMessage, getMessages, type Messages } from '../i18n/messages';
import { LAYOUT_SLUG, rulesSlug } from '../leiaute/address';
import { type EventLayout, isNumbered, type Layout, type LayoutRule, listNodes, toJsonPath } from '../leiaute/layout';
import { withLocale } from '../routes/locale-address';
import { docsPath } from '../routes/page-address';
import { findOutdated } from '../rules/citations';
import type { RuleNotes } from '../rules/rule-note';
import { layoutPath, linkEventPaths, linkPaths } from './layout-links';
import type { RulesPage, ShownRule } from './page';
import { type PageScope, placePage } from './place-page';

type Scope = PageScope & {
  readonly layouts: readonly Layout[];
  readonly events: readonly EventLayout[];
  readonly cstats: ReadonlyMap<string, CStat>;
  readonly notes: RuleNotes;
};

/** The pages of the validation rules, in one locale: one for all documents that share their status codes. */
export function buildRulePages(scope: Scope): readonly RulesPage[] {
  return scope.layouts
    .filter(({ id, codes, rules }) => id === codes && rules.some(isNumbered))
    .map((layout) => buildPage(layout, scope));
}

function buildPage(layout: Layout, scope: Scope): RulesPage {
  const { id, name, models, source, ruleSources, content } = layout;
  const rules = layout.rules.filter(isNumbered);
  const { locale, current, layouts } = scope;
  const events = scope.events.filter(({ codes }) => codes === id);
  const messages = getMessages(locale);
  const texts: Messages['rules'] = messages.rules;
  const family = layouts.filter(({ codes }) => codes === id);
  const fieldsOf = family.map((member) => new Map(member.rules.map(({ number, fields }) => [number, fields])));
  const show = (rule: LayoutRule): ShownRule => ({
    number: rule.number,
    isOptional: rule.isOptional,
    source: rule.source,
    newest: findOutdated(rule.source, scope.notes)[0]?.newest,
    ...explainCode(`${layout.codes}/${rule.code}`, rule, scope),
    outerFields: family.flatMap((member, place) =>
      (fieldsOf[place]?.get(rule.number) ?? [])
        .filter((path) => !path.startsWith(`${member.content.path}/`))
        .map((path) => path.split('/').slice(2).join('.')),
    ),
    documents: rule.models.map((model) => findModel(model)?.name ?? model),
    fields: [
      ...family.flatMap((member, place) => linkPaths(member, fieldsOf[place]?.get(rule.number) ?? [], scope)),
      // A rule of an event that the table has too, such as those of the EPEC.
      ...events.flatMap((event) => linkEventPaths(event, findEventFields(event, rule), scope)),
    ],
  });
  const sorted = rules.toSorted((one, other) => compareNumbers(one.number, other.number));
  const letters = [...new Set(sorted.map(({ number }) => readLetters(number)))];
  return {
    ...placePage(scope, docsPath(current.version.path, rulesSlug(id)), current.sidebars.docs),
    kind: 'rules',
    title: fillMessage(texts.title, { document: name }),
    description: fillMessage(texts.description, { count: rules.length, document: name }),
    layout: { id, name, models, source, ruleSources },
    parents: [
      { title: messages.layout.title, path: withLocale(locale, docsPath(current.version.path, LAYOUT_SLUG)) },
      { title: name, path: layoutPath(layout, content.path, scope) },
    ],
    groups: letters.map((group) => {
      const own = sorted.filter(({ number }) => readLetters(number) === group);
      return { letters: group, title: nameGroup(group, own, layout, family), rules: own.map(show) };
    }),
  };
}

/** The fields of an event that a rule with this number and code reads. */
function findEventFields({ rules }: EventLayout, { number, code }: LayoutRule): readonly string[] {
  return rules.find((rule) => rule.number === number && rule.code === code)?.fields ?? [];
}

/** The code of a rule: of several official texts that of the rule itself, where one says so. */
function explainCode(
  key: string,
  { code, number }: LayoutRule,
  { cstats, locale }: Scope,
): Pick<ShownRule, 'code' | 'codePath' | 'meaning'> {
  const cstat = cstats.get(key);
  if (!cstat) return { code, codePath: undefined, meaning: undefined };
  const { text, kind } = cstat.otherMeanings.find(({ rule }) => rule === number) ?? cstat;
  return { code, codePath: withLocale(locale, toCStatAddress(cstat)), meaning: { text, kind } };
}

/**
 * What the rules of some letters are about: the group that the manual numbers with them, or else the one that all their
 * fields stand in, or the only document they are for.
 */
function nameGroup(
  letters: string,
  rules: readonly LayoutRule[],
  layout: Layout,
  family: readonly Layout[],
): string | undefined {
  const { content, pages } = layout;
  const fields = rules.flatMap((rule) => rule.fields);
  const numbered = listNodes(content).find(({ kind, manualId }) => kind === 'group' && manualId === `${letters}01`);
  if (numbered && fields.every((path) => `${path}/`.startsWith(`${numbered.path}/`)))
    return pages.get(numbered.path) ?? numbered.tag;
  const shared = findShared(fields);
  if (shared.startsWith(`${content.path}/`)) {
    for (let path = shared; path.length > content.path.length; path = path.slice(0, path.lastIndexOf('/'))) {
      const title = pages.get(path);
      if (title) return title;
    }
    return toJsonPath({ path: shared }, content.path);
  }
  const models = new Set(rules.flatMap((rule) => rule.models));
  const [model = ''] = models;
  const known = new Set(family.flatMap((member) => member.models));
  return models.size === 1 && known.size > 1 ? findModel(model)?.name : undefined;
}

/** The longest path that all begin with. */
function findShared([first = '', ...others]: readonly string[]): string {
  const steps = first.split('/');
  const same = steps.findIndex((step, depth) => others.some((path) => path.split('/')[depth] !== step));
  return (same < 0 ? steps : steps.slice(0, same)).join('/');
}

/** The letters that a number begins with, which name a group of the manual; none for rules about registers, as 1C03-10. */
function readLetters(number: string): string {
  return /^[A-Z]*/.exec(number)?.[0] ?? '';
}

const collator = new Intl.Collator('en', { numeric: true });

/** By letters, then by number; rules without letters stand last. */
function compareNumbers(one: string, other: string): number {
  const [letters, others] = [readLetters(one), readLetters(other)];
  if (letters === '' || others === '') return others.length - letters.length || collator.compare(one, other);
  return letters.localeCompare(others, 'en') || collator.compare(one, other);
}
