import * as z from 'zod';
import { CSTAT_CODES_PATH, type CStatCodeEntry } from '../../cstat/code-entry';
import { CODE_FIELDS_PATH, type CodeFields, chooseFields, type FailedFields, hasFields } from '../../cstat/code-fields';
import { toCStatKey } from '../../cstat/cstat';
import { getCertainEntry } from '../../cstat/describe-finding';
import { describeRecognition, listFindings } from '../../cstat/describe-recognition';
import { MAX_LENGTH, type Recognition } from '../../fiscal/answer';
import { type CodeMatch, matchCodes } from '../../fiscal/match-codes';
import { readSchemaFailures, readSchemaFamily } from '../../fiscal/read-schema-failures';
import { recogniseAnswer } from '../../fiscal/recognise-answer';
import { hasSchemaForm } from '../../fiscal/schema-form';
import { fillMessage } from '../../i18n/fill-message';
import { findFailedFields } from '../../leiaute/find-failed-fields';
import { cutSection } from '../cut-section';
import { describeFinding } from '../describe-finding';
import { describeKey } from '../describe-key';
import { readJson } from '../json-files';
import { messages } from '../messages';
import { readLayouts } from '../products';
import { nameAddress, readMarkdown } from '../read-markdown';
import { createTool, type ToolContext } from '../tool';
import { ToolFault } from '../tool-fault';

/** Results that are explained. The first matters most. */
const MOST_RESULTS = 8;

type Match = CodeMatch<CStatCodeEntry>;

export const explainAnswer = createTool({
  name: 'explain_answer',
  title: messages.mcp.explainTitle,
  description: messages.mcp.explainDescription,
  input: z.object({
    answer: z.string().describe(fillMessage(messages.mcp.explainAnswer, { limit: MAX_LENGTH })),
  }),
  async run({ answer }, context) {
    const recognition = recogniseAnswer(answer);
    if (recognition.kind === 'empty') throw new ToolFault(messages.mcp.explainEmpty);
    if (recognition.kind === 'key') {
      const place = { path: context.facts.inspector, anchor: '' };
      const key = describeKey(recognition.key, context.facts.language);
      return [messages.pasteAnswer.keyFound, key, nameAddress(place, context)].join('\n\n');
    }
    return explain(recognition, context);
  },
});

async function explain(recognition: Recognition, context: ToolContext): Promise<string> {
  const findings = listFindings(recognition);
  const read = context.reading.read;
  const table = findings.length === 0 ? [] : await readJson<readonly CStatCodeEntry[]>(read, CSTAT_CODES_PATH);
  const findFailed = await createFailureFinder(
    findings.map(({ message = '' }) => message),
    context,
  );
  const results = matchCodes(findings, table ?? [])
    .map((match) => ({ match, failed: findFailed(match) }))
    .filter(({ match, failed }) => recognition.kind === 'answer' || match.entries.length > 0 || hasFields(failed));
  const said = describeRecognition(
    recognition,
    results.map(({ match }) => match),
    table ? 'here' : 'failed',
    messages,
    context.facts.language,
  );
  if (results.length === 0) throw new ToolFault(said);
  const ruled = (await readJson<CodeFields>(read, CODE_FIELDS_PATH)) ?? {};
  const findProblem = await createProblemFinder(
    results.map(({ match }) => match),
    context,
  );
  const shown = results.slice(0, MOST_RESULTS).map(({ match, failed }) => {
    const certain = getCertainEntry(match);
    const ruleFields = certain ? chooseFields(ruled[toCStatKey(certain)] ?? [], match.finding.message ?? '') : [];
    return describeFinding(match, { siteUrl: context.siteUrl, ruleFields, failed, findProblem });
  });
  const [first = '', ...others] = shown;
  const left = results.length - shown.length;
  return [
    said,
    first,
    ...(await readRemedy(results[0]?.match, context)),
    ...others,
    ...(left > 0 ? [fillMessage(messages.mcp.explainMore, { count: left })] : []),
  ].join('\n\n');
}

/** Cause and correction of the first result, from the page of its code. */
async function readRemedy(match: Match | undefined, context: ToolContext): Promise<readonly string[]> {
  const entry = match && getCertainEntry(match);
  if (!entry || entry.resend === null) return [];
  const { text } = await readMarkdown({ path: entry.path, anchor: '' }, context);
  return [messages.cstat.cause, messages.cstat.fix, messages.cstat.next].flatMap(
    (heading) => cutSection(text, '', heading)?.replace(/^## /, '### ') ?? [],
  );
}

/** Finds the fields that messages name as schema validators do; reads the layouts only where one does. */
async function createFailureFinder(
  said: readonly string[],
  { reading }: ToolContext,
): Promise<(match: Match) => FailedFields> {
  if (!said.some(hasSchemaForm)) return () => ({ refused: [], expected: [] });
  const layouts = await readLayouts(reading);
  return ({ finding: { message = '', family, key }, entries }) => {
    const [only, ...others] = entries;
    const known = family ?? (others.length === 0 ? only?.document : undefined) ?? readSchemaFamily(message);
    return findFailedFields(readSchemaFailures(message), layouts, { family: known, model: key?.model?.code });
  };
}

/** Finds the errors of the API; reads the index only where a result has one. */
async function createProblemFinder(matches: readonly Match[], { openIndex }: ToolContext) {
  if (matches.every(({ finding }) => finding.problemCode === undefined)) return () => undefined;
  const { records } = await openIndex();
  return (code: string) => {
    const record = records.find(({ keywords: [first], tags }) => tags[0] === 'api' && first === code);
    const heading = record?.['hierarchy.lvl2'];
    return record && heading ? { title: heading.slice(code.length + 2), path: record.url } : undefined;
  };
}
