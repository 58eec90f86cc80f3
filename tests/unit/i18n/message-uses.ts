import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { TEXT_KINDS } from '../../../lib/cstat/official-text';
import { PACKAGE_RULES } from '../../../lib/leiaute/packages/package-rules';
import { CHANGE_RULES } from '../../../lib/openapi/changes/change-rules';
import { CHARACTER_KINDS } from '../../../lib/openapi/describe-pattern';
import { PROJECT } from '../support/fixture-site';

/** Texts that the code picks by a value: `messages[type]`, `labels[mode]`, `messages.actions[problem.action]`. */
const PICKED: Readonly<Record<string, readonly string[]>> = {
  mdx: ['note', 'tip', 'warning', 'danger'],
  theme: ['light', 'dark', 'system'],
  versions: ['unreleased', 'unmaintained'],
  verdicts: ['reenviar-igual', 'corrigir-e-reenviar', 'consultar-antes', 'aguardar', 'nunca', 'nada-a-corrigir'],
  verdictHints: ['reenviar-igual', 'corrigir-e-reenviar', 'consultar-antes', 'aguardar', 'nunca', 'nada-a-corrigir'],
  textKinds: [...TEXT_KINDS],
  keyParts: [
    ...['state', 'month', 'taxpayer', 'model', 'series', 'number', 'emissionType', 'site', 'code', 'siteAndCode'],
    'checkDigit',
  ],
  emissionTypes: [
    ...['normal', 'fsIa', 'scan', 'nff', 'offline', 'epec', 'fsDa', 'svcAn', 'svcRs', 'svcSp', 'simplified'],
  ],
  apiChangeKinds: Object.keys(CHANGE_RULES),
  layoutChangeKinds: Object.keys(PACKAGE_RULES),
  changes: ['official', 'secondary', 'conflict'],
  actions: ['reenviar', 'corrigir', 'consultar', 'aguardar', 'parar'],
  limits: [...CHARACTER_KINDS],
  archiveMissing: ['search', 'tools', 'samples', 'theme', 'downloads'],
  pasteAnswer: ['queryRefused', 'batchRefused'],
};

/** Groups that reach a component through a hook, or in a value that holds more than them. */
const HANDED_ON: Readonly<Record<string, string>> = {
  crash: 'useCrashTexts',
  search: 'SearchSite',
  links: 'LinkTexts',
  supportSentence: 'LinkTexts',
};

const sources = ['components', 'lib', 'app'].flatMap((folder) => {
  const names = readdirSync(path.join(PROJECT, folder), { recursive: true, encoding: 'utf8' });
  return names
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => readFileSync(path.join(PROJECT, folder, name), 'utf8'));
});

/**
 * Whether some source reads a text: `messages.search.title`, or `.title` of a value that is named messages, labels or
 * texts in a file that takes `Messages['search']`.
 */
export function isUsed(keyPath: string): boolean {
  const [group = '', key] = keyPath.split('.');
  if (key === undefined) return sources.some((source) => has(source, `messages\\.${group}`));
  const holders = [`Messages['${group}']`, HANDED_ON[group] ?? []].flat();
  const isPicked = PICKED[group]?.includes(key) ?? false;
  return sources.some((source) => {
    if (has(source, `messages\\.${group}\\.${key}`)) return true;
    if (isPicked && new RegExp(`messages\\.${group}\\[`).test(source)) return true;
    if (!holders.some((holder) => source.includes(holder))) return false;
    return has(source, `(messages|labels|texts)\\.${key}`) || (isPicked && /(messages|labels|texts)\[/.test(source));
  });
}

function has(source: string, pattern: string): boolean {
  return new RegExp(`\\b${pattern}\\b`).test(source);
}
