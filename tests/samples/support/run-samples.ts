import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { SampleLanguage } from '../../../lib/config/sample-languages';
import { toOlderCsharp } from './older-csharp';

/** The value of the TOKEN environment variable in which every sample runs. */
export const TOKEN = 'token.de-teste_0123';

/** The password of the reader's certificate, in the environment too. */
export const PASSWORD = `senha "do" $HOME 'arquivo'; @ç`;

/** A sample to be executed. `id` is unique among those that run together. */
export type SampleProgram = {
  readonly id: string;
  readonly language: SampleLanguage;
  readonly code: string;
  /** Files that the sample finds in its folder, by name. */
  readonly files?: Readonly<Record<string, string | Buffer>>;
};

/** What came of a sample. `work` is the folder it ran in, with the files it wrote. */
export type SampleRun = {
  readonly exit: 'success' | 'failure' | 'never finished';
  readonly stdout: string;
  readonly stderr: string;
  readonly work: string;
};

type Placed = SampleProgram & { readonly folder: string };

type Variables = Readonly<Record<string, string>>;

const RUNNERS = path.resolve(import.meta.dirname, '../runners');
const SOURCE_NAMES: Readonly<Record<SampleLanguage, string>> = {
  curl: 'exemplo.sh',
  nodejs: 'exemplo.mjs',
  csharp: 'Program.cs',
  php: 'exemplo.php',
  java: 'Exemplo.java',
};
const COMMANDS = { curl: 'bash', nodejs: process.execPath, php: 'php' } as const;

/** How many programs run at once: most of the time they wait for the second after which they ask again. */
const WORKERS = 6;
/** For Java programs that end before optimised code has paid for its making. */
const SHORT_LIVED = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC'];

/**
 * Executes samples, word for word as they are given, and gives the outcome of each by its id. Shell, Node.js and PHP
 * samples run as a process each; Java and C# ones in a process per language (see the runners), in the order given.
 * Everything is written below a new temporary folder, which is returned to be removed.
 * @param own variables of the environment that all of them find
 */
export async function runSamples(
  programs: readonly SampleProgram[],
  own: Variables = {},
): Promise<{ readonly runs: ReadonlyMap<string, SampleRun>; readonly root: string }> {
  const root = mkdtempSync(path.join(tmpdir(), 'samples-'));
  const placed = programs.map((program, index): Placed => {
    const folder = path.join(root, `${index}-${program.language}`);
    mkdirSync(path.join(folder, 'work'), { recursive: true });
    const code = program.language === 'csharp' ? toOlderCsharp(program.code) : program.code;
    writeFileSync(path.join(folder, SOURCE_NAMES[program.language]), code);
    for (const [name, content] of Object.entries(program.files ?? {})) {
      writeFileSync(path.join(folder, 'work', name), content);
    }
    return { ...program, folder };
  });
  const of = (language: SampleLanguage) => placed.filter((program) => program.language === language);
  const jobs = [
    () => runJavaSamples(of('java'), root, own),
    () => runCsharpSamples(of('csharp'), root, own),
    ...placed.flatMap((program) => {
      const { language } = program;
      return language === 'java' || language === 'csharp' ? [] : [() => runProcess(program, COMMANDS[language], own)];
    }),
  ];
  await Promise.all(Array.from({ length: WORKERS }, () => work(jobs)));
  return { runs: new Map(placed.map(({ id, folder }) => [id, readRun(folder)])), root };
}

/** Takes jobs from the queue until it is empty. */
async function work(jobs: (() => Promise<void>)[]): Promise<void> {
  for (let job = jobs.shift(); job; job = jobs.shift()) await job();
}

async function runProcess({ folder, language }: Placed, command: string, own: Variables): Promise<void> {
  const file = path.join(folder, SOURCE_NAMES[language]);
  const { isGood, stdout, stderr } = await execute(command, [file], path.join(folder, 'work'), {
    own,
    timeout: 60_000,
  });
  writeFileSync(path.join(folder, 'stdout'), stdout);
  writeFileSync(path.join(folder, 'stderr'), stderr);
  writeFileSync(path.join(folder, 'exit'), isGood ? '0' : '1');
}

async function runJavaSamples(programs: readonly Placed[], root: string, own: Variables): Promise<void> {
  if (programs.length === 0) return;
  const scratch = path.join(root, 'java');
  mkdirSync(scratch);
  const list = writeList(programs, root, 'java.txt');
  const runner = ['-Dfile.encoding=UTF-8', path.join(RUNNERS, 'RunSamples.java')];
  await executeRunner('java', [...SHORT_LIVED, ...runner, list], scratch, own);
}

async function runCsharpSamples(programs: readonly Placed[], root: string, own: Variables): Promise<void> {
  if (programs.length === 0) return;
  const list = writeList(programs, root, 'csharp.txt');
  const runner = path.join(root, 'RunSamples.exe');
  // Beside the runner, where Mono looks for what a sample refers to.
  const json = path.join(root, 'System.Text.Json.dll');
  await executeRunner('mcs', ['-nologo', '-target:library', `-out:${json}`, path.join(RUNNERS, 'JsonNode.cs')], root);
  await executeRunner('mcs', ['-nologo', `-out:${runner}`, path.join(RUNNERS, 'RunSamples.cs')], root);
  await executeRunner('mono', [runner, list], root, own);
}

function writeList(programs: readonly Placed[], root: string, name: string): string {
  const list = path.join(root, name);
  writeFileSync(list, programs.map(({ folder }) => `${folder}\n`).join(''));
  return list;
}

/** @throws Error when the runner itself fails, with what it said: then no sample of the language was judged */
async function executeRunner(
  command: string,
  args: readonly string[],
  cwd: string,
  own: Variables = {},
): Promise<void> {
  const { isGood, stdout, stderr } = await execute(command, args, cwd, { own, timeout: 600_000 });
  if (!isGood) throw new Error(`${command} ${args.join(' ')}\n${stdout}${stderr}`);
}

type Outcome = { readonly isGood: boolean; readonly stdout: string; readonly stderr: string };

function execute(
  command: string,
  args: readonly string[],
  cwd: string,
  { own, timeout }: { readonly own: Variables; readonly timeout: number },
): Promise<Outcome> {
  const env = { ...process.env, SENHA_CERTIFICADO: PASSWORD, ...own, TOKEN, LC_ALL: 'C.UTF-8', JAVA_TOOL_OPTIONS: '' };
  return new Promise((resolve) => {
    execFile(command, args, { cwd, env, timeout, maxBuffer: 2 ** 24 }, (error, stdout, stderr) => {
      const isMissing = error !== null && 'code' in error && error.code === 'ENOENT';
      const missing = isMissing ? `${command} is not installed: see "Tests" in CONTRIBUTING.md\n` : '';
      resolve({ isGood: error === null, stdout, stderr: missing + stderr });
    });
  });
}

function readRun(folder: string): SampleRun {
  const read = (name: string) => {
    const file = path.join(folder, name);
    return existsSync(file) ? readFileSync(file, 'utf8') : '';
  };
  const exit = read('exit');
  return {
    exit: exit === '0' ? 'success' : exit === '1' ? 'failure' : 'never finished',
    stdout: read('stdout'),
    stderr: read('stderr'),
    work: path.join(folder, 'work'),
  };
}

/**
 * The files a sample wrote, by name.
 * @param known files that are there for the sample to read or that it keeps an answer in
 */
export function readWrittenFiles({ work }: SampleRun, known: readonly string[] = []): Readonly<Record<string, Buffer>> {
  const names = readdirSync(work).filter((name) => !known.includes(name));
  return Object.fromEntries(names.map((name) => [name, readFileSync(path.join(work, name))]));
}
