import { siteConfig } from '../config/site';
import { fillMessage, type Messages } from '../i18n/messages';
import { formatDate } from '../text/format-date';
import type { Quality, Share } from './quality';

type Texts = Messages['quality'];

/** A cell of a table: words, and where they lead. */
export type QualityCell = { readonly text: string; readonly path?: string };

/** A part of the page of quality: one table, with what has to be known to read it. */
export type QualitySection = {
  readonly id: string;
  readonly title: string;
  readonly note: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly [QualityCell, ...QualityCell[]])[];
};

/** What the page of quality and its Markdown file say, in words. */
export function describeQuality(quality: Quality, texts: Texts): readonly QualitySection[] {
  return [
    describeCounts(quality, texts),
    describeExport(quality, texts),
    describeRuns(quality, texts),
    describeOperations(quality, texts),
  ];
}

/**
 * The table of a part in Markdown.
 * @param toAddress what a link to a page of the site is there
 */
export function writeQualityTable({ columns, rows }: QualitySection, toAddress: (path: string) => string): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const cell = ({ text, path }: QualityCell) => {
    const words = text.replace(/[[\]\\|]/g, '\\$&');
    return path === undefined ? words : `[${words}](${toAddress(path)})`;
  };
  return [line(columns), line(columns.map(() => '---')), ...rows.map((row) => line(row.map(cell)))].join('\n');
}

function describeCounts({ counts, limits }: Quality, texts: Texts): QualitySection {
  const { statements } = counts;
  const rows: readonly (readonly [string, string])[] = [
    [texts.operations, formatNumber(counts.operations)],
    [texts.verifiedOperations, formatShare(counts.verifiedOperations, texts)],
    [
      texts.samples,
      fillMessage(texts.samplesValue, { count: formatNumber(counts.samples), languages: counts.languages }),
    ],
    [texts.apiFields, formatShare(counts.apiFields, texts)],
    [texts.layoutFields, formatShare(counts.layoutFields, texts)],
    ...counts.layouts.map(
      ({ name, fields }) =>
        [fillMessage(texts.layoutFieldsOf, { document: name }), formatShare(fields, texts)] as const,
    ),
    [texts.codes, formatShare(counts.codes, texts)],
    [texts.guides, formatNumber(counts.guides)],
    [texts.recipes, formatNumber(counts.recipes)],
    [texts.rules, formatNumber(counts.rules)],
    [texts.outdatedRules, formatNumber(counts.outdatedRules)],
    [fillMessage(texts.staleRules, { days: limits.ruleDays }), formatNumber(counts.staleRules)],
    [texts.unversionedRules, formatNumber(counts.unversionedRules)],
    ...(statements === undefined
      ? []
      : [
          [
            texts.statements,
            fillMessage(texts.statementsValue, {
              count: formatNumber(statements.count),
              oldest: formatDate(statements.oldest),
              newest: formatDate(statements.newest),
            }),
          ] as const,
        ]),
    [texts.permalinks, formatNumber(counts.permalinks)],
  ];
  return {
    id: 'conteudo',
    title: texts.content,
    note: texts.contentNote,
    columns: [texts.measure, texts.value],
    rows: rows.map(([measure, value]) => [{ text: measure }, { text: value }]),
  };
}

/** What the last recorded export has: that of this page is not known before the page is written. */
function describeExport({ tests: { export: last }, limits }: Quality, texts: Texts): QualitySection {
  const bytes = last && {
    megabytes: (last.bytes / 1e6).toLocaleString(siteConfig.contentLanguage, { maximumFractionDigits: 1 }),
    bytes: formatNumber(last.bytes),
  };
  const rows = [
    [texts.exportPages, last && formatNumber(last.pages)],
    [texts.exportFiles, last && formatNumber(last.files)],
    [texts.exportBytes, bytes && fillMessage(texts.exportBytesValue, bytes)],
    [texts.exportLinks, last && formatNumber(last.links)],
    [texts.exportBrokenLinks, last && formatNumber(last.brokenLinks)],
    [texts.exportAnchors, last && formatNumber(last.anchors)],
  ] as const;
  return {
    id: 'publicacao',
    title: texts.published,
    note: fillMessage(texts.publishedNote, { days: limits.resultDays }),
    columns: [texts.measure, texts.value, texts.day, texts.commit],
    rows: rows.map(([measure, value]) => describeRun(measure, last, value, texts)),
  };
}

function describeRuns({ tests, limits }: Quality, texts: Texts): QualitySection {
  const { samples, accessibility, vitals } = tests;
  const counted = [
    [texts.samplesRun, samples],
    [texts.accessibilityRun, accessibility],
  ] as const;
  return {
    id: 'testes',
    title: texts.tests,
    note: fillMessage(texts.testsNote, { days: limits.resultDays }),
    columns: [texts.check, texts.result, texts.day, texts.commit],
    rows: [
      ...counted.map(([check, run]) =>
        describeRun(
          check,
          run,
          run && fillMessage(texts.runValue, { passed: formatNumber(run.passed), failed: formatNumber(run.failed) }),
          texts,
        ),
      ),
      ...(vitals === undefined
        ? [describeRun(texts.vitalsRun, undefined, undefined, texts)]
        : Object.entries(vitals.pages).map(([kind, { lcp, tbt, cls }]) =>
            describeRun(
              `${texts.vitalsRun}: ${kind}`,
              vitals,
              fillMessage(texts.vitalsValue, {
                lcp: formatNumber(lcp),
                tbt: formatNumber(tbt),
                cls: formatNumber(cls),
              }),
              texts,
            ),
          )),
    ],
  };
}

function describeRun(
  check: string,
  run: { readonly on: string; readonly commit: string } | undefined,
  result: string | undefined,
  texts: Texts,
): QualitySection['rows'][number] {
  if (run === undefined) return [{ text: check }, { text: texts.notMeasured }, { text: '' }, { text: '' }];
  return [{ text: check }, { text: result ?? '' }, { text: formatDate(run.on) }, { text: run.commit }];
}

function describeOperations({ operations }: Quality, texts: Texts): QualitySection {
  return {
    id: 'operacoes',
    title: texts.byOperation,
    note: texts.byOperationNote,
    columns: [texts.operation, texts.examples, texts.programs, texts.lastRun],
    rows: operations.map(({ title, path, examples, samples, lastRun }) => [
      { text: title, path },
      { text: formatNumber(examples) },
      { text: formatNumber(samples) },
      {
        text: lastRun
          ? fillMessage(lastRun.failed > 0 ? texts.lastRunFailed : texts.lastRunValue, {
              date: formatDate(lastRun.on),
              passed: lastRun.passed,
              failed: lastRun.failed,
            })
          : texts.notMeasured,
      },
    ]),
  };
}

function formatShare({ count, of }: Share, texts: Texts): string {
  if (of === 0) return texts.none;
  // Rounded down: only all are 100 %. Divided last, or 29 of 100 would be a little less than 29.
  const percent = Math.floor((count * 100) / of);
  return fillMessage(texts.share, { count: formatNumber(count), all: formatNumber(of), percent });
}

const formatNumber = (value: number): string => value.toLocaleString(siteConfig.contentLanguage);
