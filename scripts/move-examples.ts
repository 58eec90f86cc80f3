import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { SiteError } from '../lib/errors/site-error';
import { isDay } from '../lib/text/is-day';
import { type Move, moveDays, moveDescription, moveKeys } from './examples/move-text';
import { runCommand } from './run-command';

/** Documents of the examples are some days older than their day, and a key names the month of its document. */
const FIRST_DAY = 10;

/**
 * Moves the day on which the examples happen: `npm run examples:move -- 2026-12-20`.
 * What is worked out by hand is corrected by hand: CONTRIBUTING.md says where.
 */
await runCommand(async () => {
  const clock = 'content/examples.yaml';
  const target = process.argv[2] ?? '';
  const move: Move = { from: dayOf(/^day: (.*)$/m.exec(readFileSync(clock, 'utf8'))?.[1] ?? ''), to: dayOf(target) };
  if (move.to.getUTCDate() < FIRST_DAY) throw refuse(`“${target}” is before the ${FIRST_DAY}th of its month`);
  write('openapi.yaml', (text) => moveDescription(text, move));
  for (const file of listRecipes()) write(file, (text) => moveRecipe(text, move));
  for (const file of listFiles()) write(file, (text) => moveGuide(file, moveKeys(text, move), move));
  write(clock, (text) => text.replace(/^day: .*$/m, `day: ${target}`));
  console.log(`The examples now happen on ${target}. Then: “Move the examples to another day” in CONTRIBUTING.md.`);
});

/** Requests and days of the guides have a time; `verified` has none, and tells of rules. */
function moveGuide(file: string, text: string, move: Move): string {
  if (!file.endsWith('.mdx')) return text;
  return text.replaceAll(/(?<![0-9-])20[0-9]{2}-[0-9]{2}-[0-9]{2}(?=T[0-9]{2}:)/g, (day) => moveDays(day, move));
}

/** Days of a recipe's document; those that its text names are of rules. Events have no such text. */
function moveRecipe(text: string, move: Move): string {
  const start = Math.max(text.indexOf('\nrequest:'), 0);
  return text.slice(0, start) + moveDays(moveKeys(text.slice(start), move), move);
}

function listRecipes(): readonly string[] {
  const folders = ['content/receitas', 'content/leiaute/exemplos'];
  return execFileSync('git', ['ls-files', ...folders], { encoding: 'utf8' })
    .split('\n')
    .filter(Boolean);
}

/** Files that show the examples, and the tests that look for them. Keys of other tests are their own. */
function listFiles(): readonly string[] {
  const folders = ['bench', 'components', 'content/docs', 'content/diagrams'];
  const tests = ['unit/openapi/description-values.test.ts', 'e2e/key-inspector.spec.ts'];
  return execFileSync('git', ['ls-files', ...folders, ...tests.map((test) => `tests/${test}`)], { encoding: 'utf8' })
    .split('\n')
    .filter((file) => /\.(mdx|mmd|tsx?|json)$/.test(file));
}

function write(file: string, change: (text: string) => string): void {
  const text = readFileSync(file, 'utf8');
  const changed = change(text);
  if (changed !== text) writeFileSync(file, changed);
}

function dayOf(text: string): Date {
  if (!isDay(text) || !text.startsWith('20')) throw refuse(`“${text}” is no day`);
  return new Date(`${text}T00:00:00Z`);
}

function refuse(found: string): SiteError {
  const place = { file: 'content/examples.yaml' };
  return new SiteError({ place, key: 'day', found, fix: `write a day from the ${FIRST_DAY}th on, such as 2026-12-20` });
}
