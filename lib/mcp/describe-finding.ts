import type { CStatCodeEntry } from '../cstat/code-entry';
import type { CodeField, FailedFields } from '../cstat/code-fields';
import { formatCStatName } from '../cstat/cstat';
import {
  describeChoice,
  describeNextStep,
  describeQueue,
  getCertainEntry,
  nameFinding,
} from '../cstat/describe-finding';
import { type AccessKey, compareKeys } from '../fiscal/access-key';
import type { CodeMatch } from '../fiscal/match-codes';
import { describeFault, summariseKey } from '../i18n/key-texts';
import { messages } from './messages';

/** What is said of a result beside the answer itself. */
export type FindingSources = {
  readonly siteUrl: string;
  /** The fields that the rule of its code reads. */
  readonly ruleFields: readonly CodeField[];
  /** The fields that its message names as schema validators do. */
  readonly failed: FailedFields;
  /** The error of the API by its code: title and site path. */
  readonly findProblem: (code: string) => { readonly title: string; readonly path: string } | undefined;
};

/** One result as the site's own tool shows it: what it is, what to do next, and what it points at. */
export function describeFinding(match: CodeMatch<CStatCodeEntry>, sources: FindingSources): string {
  const { finding } = match;
  const title = nameFinding(match, messages, (code) => sources.findProblem(code)?.title);
  return [
    `## ${title}`,
    ...(finding.message ? [`> ${finding.message.replace(/\s+/g, ' ')}`] : []),
    ...describeEntries(match, sources.siteUrl),
    listFacts(match, sources).join('\n'),
  ]
    .filter(Boolean)
    .join('\n\n');
}

function describeEntries(match: CodeMatch<CStatCodeEntry>, siteUrl: string): readonly string[] {
  const certain = getCertainEntry(match);
  if (certain) {
    const step = describeNextStep(certain, match.finding, messages);
    const page = `<${siteUrl}${certain.path}>`;
    if (!step) return [certain.text, `${messages.pasteAnswer.onlyText} ${page}`];
    return [`**${messages.cstat.resend} ${step.title}.** ${step.hint}`, page];
  }
  if (match.entries.length === 0) return [];
  const choices = match.entries.map((each) => `- ${formatCStatName(each)}: ${each.text} <${siteUrl}${each.path}>`);
  return [describeChoice(match, messages), choices.join('\n')];
}

/** More of them say nothing about one refusal. */
const MOST_FIELDS = 6;

function listFacts({ finding }: CodeMatch<CStatCodeEntry>, sources: FindingSources): readonly string[] {
  const { key, otherKey, items, receipt, fields, queue, problemCode } = finding;
  const { siteUrl, ruleFields, failed } = sources;
  const texts = messages.pasteAnswer;
  const problem = problemCode === undefined ? undefined : sources.findProblem(problemCode);
  const differences = key && otherKey ? compareKeys(key, otherKey) : [];
  const link = (list: readonly CodeField[]) =>
    list
      .slice(0, MOST_FIELDS)
      .map(({ title, path }) => `[${title}](${siteUrl}${path})`)
      .join(', ');
  const isRuled = ruleFields.length > 0;
  const facts: readonly (readonly [name: string, text: string | undefined])[] = [
    [texts.problem, problemCode && `\`${problemCode}\`${problem ? ` <${siteUrl}${problem.path}>` : ''}`],
    [texts.items, items.join(', ')],
    [texts.ruleFields, link(ruleFields)],
    [texts.refusedFields, isRuled ? '' : link(failed.refused)],
    [texts.expectedFields, isRuled ? '' : link(failed.expected)],
    ...fields.map(({ field, message }) => [texts.field, `\`${field}\` ${message}`] as const),
    [texts.key, key && describeKeyLine(key)],
    [texts.otherKey, otherKey && describeKeyLine(otherKey)],
    [texts.differences, differences.map((name) => messages.keyParts[name]).join(', ')],
    [texts.receipt, receipt],
    [texts.queue, queue && describeQueue(finding, messages)],
  ];
  return facts.flatMap(([name, text]) => (text ? [`- ${name}: ${text}`] : []));
}

function describeKeyLine(key: AccessKey): string {
  const [fault] = key.faults;
  const said = fault
    ? describeFault(fault, key, messages)
    : `${summariseKey(key, messages)} · ${messages.accessKey.digitRight}`;
  return `${key.text} (${said})`;
}
