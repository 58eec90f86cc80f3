import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A comment above a test that says what the test is the proof of: `// @behaviour Search: …` or `// @feature 12`. */
export type Tag = {
  readonly kind: 'behaviour' | 'feature';
  /** What follows the kind. */
  readonly text: string;
  /** Path of the test's file from the project's root. */
  readonly file: string;
  /** Name of the test as its source writes it, with … for the parts that vary. */
  readonly test: string;
  /** Whether only the whole run has it: its first row too, where it has rows. */
  readonly isNightly: boolean;
};

const FOLDERS = [
  'tests/e2e',
  'tests/export',
  'tests/publish',
  'tests/samples',
  'tests/typesense',
  'tests/unit',
  'tests/validators',
];
const TAG = /^[ \t]*\/\/ @(behaviour|feature) (.+)$/gm;
/** The first text in quotes behind the start of a call: the name of a test, or of a group of tests. */
const NAME = /\(\s*(['"`])((?:\\.|(?!\1).)*)\1,/s;

const NIGHTLY = /\btag: NIGHTLY\b/;

/** Every tag of the project's tests, in the order of files and lines. */
export function readTags(root: string): readonly Tag[] {
  return FOLDERS.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(test|spec)\.tsx?$/.test(name))
      .sort()
      .flatMap((name) => readFileTags(readFileSync(path.join(root, folder, name), 'utf8'), `${folder}/${name}`)),
  );
}

/**
 * The tags of one file, each with the test below it.
 * @throws Error when nothing below a tag is called with a name
 */
export function readFileTags(source: string, file: string): readonly Tag[] {
  return [...source.matchAll(TAG)].map(({ 0: line, 1: kind, 2: text = '', index }) => {
    const call = readCall(source.slice(index + line.length));
    const name = NAME.exec(call)?.[2];
    if (name === undefined) throw new Error(`${file}: no test below “${line.trim()}”`);
    const test = name.replace(/\$\{[^}]*\}/g, '…').replace(/\\(['"`])/g, '$1');
    const isNightly = NIGHTLY.test(call.slice(0, call.indexOf('=>')));
    return { kind: kind === 'feature' ? 'feature' : 'behaviour', text: text.trim(), file, test, isNightly };
  });
}

/** From the call below a tag on: of `test.each([…])('name', …)` without its table, which may hold texts in quotes, too. */
function readCall(source: string): string {
  const start = /^[ \t]*[\w.]+\.(?:each|for)\(/m.exec(source);
  const first = /^[ \t]*[a-z]\w*[.(]/im.exec(source);
  if (!start || !first || start.index > first.index) return source.slice(first?.index ?? 0);
  const end = /^[ \t]*[\])}]+\)\(|\)\((?=\s*['"`])/m.exec(source.slice(start.index));
  return source.slice(start.index + (end ? end.index + end[0].length - 1 : 0));
}
