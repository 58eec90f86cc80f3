import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { FirstNoteProgram } from '../../lib/content/first-note';
import { loadFirstNote } from '../../lib/content/load-first-note.build';
import { DESCRIBED_REQUESTS } from './support/described-samples';
import { runSamples, type SampleProgram, type SampleRun } from './support/run-samples';
import { CERTIFICATE, CREDENTIALS } from './support/strict-account';
import { StrictApi } from './support/strict-api';
import type { Trouble } from './support/strict-caller';

const SERVER = 'https://api-homologacao.exemplo.com.br';
const PROGRAMS = loadFirstNote(path.resolve(import.meta.dirname, '../..'));
/** What a reader has in the folder and in the environment. */
const FILES = {
  'empresa-com-filiais.json': bodyOf('adicionarEmpresaUsingPOST', 'empresa-com-filiais'),
  'nfe.json': bodyOf('sendDfeUsingPOST', 'nfe'),
};
const CERTIFICATE_FILE = 'certificado.pfx';
const folder = mkdtempSync(path.join(tmpdir(), 'first-note-'));
const OWN = {
  USUARIO: CREDENTIALS.usuario,
  SENHA: CREDENTIALS.senha,
  CERTIFICADO: path.join(folder, CERTIFICATE_FILE),
  SENHA_CERTIFICADO: CERTIFICATE.senha,
};
const CASES: Readonly<Record<string, Trouble>> = {
  'in the queue': { queued: 1 },
  rejected: { ending: 'rejeitado' },
  'in error': { ending: 'erro' },
  'limited once': { limited: 1 },
};

const api = new StrictApi();
const roots: string[] = [];
const runs = new Map<string, SampleRun>();

beforeAll(async () => {
  writeFileSync(path.join(folder, CERTIFICATE_FILE), Buffer.from(CERTIFICATE.arquivo, 'base64'));
  await api.start();
  const first = PROGRAMS.flatMap((program) =>
    Object.entries(CASES).map(([name, trouble]) => {
      return prepare(program, name, api.baseFor(idOf(program, name), 'homologacao', { isNew: true, ...trouble }));
    }),
  );
  const bases = new Map(first.map(({ id, base }) => [id, base]));
  await run(first, OWN);
  // In the account that has the company, the certificate and the number.
  const again = PROGRAMS.map((program) => prepare(program, 'again', bases.get(idOf(program, 'in the queue')) ?? ''));
  await run(again, OWN);
  const wrong = PROGRAMS.map((program) =>
    prepare(program, 'wrong password', api.baseFor(idOf(program, 'wrong password'), 'homologacao', { isNew: true })),
  );
  await run(wrong, { ...OWN, SENHA: 'outra "senha"' });
}, 300_000);

afterAll(async () => {
  await api.stop();
  for (const root of [...roots, folder]) rmSync(root, { recursive: true });
});

function bodyOf(id: string, example: string): string {
  const described = DESCRIBED_REQUESTS.find(({ operation, example: name }) => operation.id === id && name === example);
  if (!described) throw new Error(`no example ${example} of ${id}`);
  return JSON.stringify(described.request.body, null, 2);
}

const idOf = ({ language }: FirstNoteProgram, name: string) => `${language}, ${name}`;

/** The program with another server, and in the name under which the runners look for a class. */
function prepare(program: FirstNoteProgram, name: string, base: string): SampleProgram & { readonly base: string } {
  const className = program.language === 'java' ? 'Exemplo' : 'Program';
  const code = program.code.replace(SERVER, base).replaceAll('class PrimeiraNota', `class ${className}`);
  return { id: idOf(program, name), language: program.language, code, files: FILES, base };
}

async function run(programs: readonly SampleProgram[], own: Readonly<Record<string, string>>): Promise<void> {
  const { runs: ended, root } = await runSamples(programs, own);
  roots.push(root);
  for (const [id, outcome] of ended) runs.set(id, outcome);
}

describe.each(PROGRAMS.map((program) => [program.label, program] as const))('the program in %s', (_, program) => {
  const ended = (name: string) => {
    const found = runs.get(idOf(program, name));
    if (!found) throw new Error(`nothing ran as ${idOf(program, name)}`);
    return found;
  };
  const situations = (name: string) => api.issuedBy(idOf(program, name)).map(({ situacao }) => situacao);

  // @behaviour First document: A program in each language goes from an empty account to the DANFE of an authorised document
  test.each(['in the queue', 'limited once'])(
    'goes from an empty account to an authorised NF-e and its DANFE: %s',
    (name) => {
      const { exit, stdout, stderr, work } = ended(name);
      expect(exit, stdout + stderr).toBe('success');
      expect(situations(name)).toEqual(['autorizado']);
      const key = /Autorizada: (\d{44})/u.exec(stdout)?.[1];
      expect(readFileSync(path.join(work, 'danfe.pdf'), 'utf8')).toBe(`%PDF-1.7 ${key}`);
      expect(readFileSync(path.join(work, 'nota.xml'), 'utf8')).toContain(`<chNFe>${key}</chNFe>`);
    },
  );

  test('ends at a rejection, with its code and reason', () => {
    const { exit, stdout, stderr } = ended('rejected');
    expect(exit).toBe('failure');
    expect(stderr).toContain('Rejeitada: 232 Texto oficial de 232');
    expect(stdout).not.toMatch(/Autorizada|Arquivo salvo/u);
  });

  test('ends at an error, with what to do before sending again', () => {
    const { exit, stdout, stderr } = ended('in error');
    expect(exit).toBe('failure');
    expect(stderr).toContain('Erro: nada foi autorizado. Consulte o documento antes de reenviar.');
    expect(stdout).not.toMatch(/Autorizada|Arquivo salvo/u);
  });

  test('goes on where the company is there, leaves its certificate, and ends at a number that was used', () => {
    const { exit, stdout, stderr } = ended('again');
    expect(exit).toBe('failure');
    expect(stdout).toContain('Certificado guardado');
    expect(api.certificatesOf(idOf(program, 'in the queue'))).toBe(1);
    expect(stderr).toContain('NUMERO_JA_USADO');
    expect(situations('in the queue')).toEqual(['autorizado']);
  });

  test('ends at a wrong password, with the reason, before anything is sent', () => {
    const { exit, stdout, stderr } = ended('wrong password');
    expect(exit).toBe('failure');
    expect(stderr).toContain('CREDENCIAIS_INVALIDAS');
    expect(stdout).not.toContain('Empresa na conta');
    expect(situations('wrong password')).toEqual([]);
  });
});

describe.each(PROGRAMS.slice(1).map((program) => [program.label, program] as const))(
  'the steps in %s, copied one below the other',
  (label, program) => {
    test('issue a document', async ({ annotate }) => {
      const name = `steps in ${label}`;
      const code = program.parts.join('\n\n');
      const base = api.baseFor(name, 'homologacao', { isNew: true });
      const copied = prepare({ ...program, code }, name, base);
      const start = performance.now();
      await run([copied], OWN);
      const seconds = (performance.now() - start) / 1000;
      const { exit, stdout, stderr } = runs.get(copied.id) ?? {};
      expect(exit, `${stdout}${stderr}`).toBe('success');
      expect(stdout).toMatch(/Autorizada: \d{44}\n/u);
      expect(api.issuedBy(name).map(({ situacao }) => situacao)).toEqual(['autorizado']);
      await annotate(`from an empty account to the DANFE in ${seconds.toFixed(1)} s, compiling included`);
    });
  },
);

/** Shells as a terminal starts them, without what a reader may have set up. */
const SHELLS = { bash: ['--norc', '--noprofile', '-i'], zsh: ['-f', '-i'] } as const;
/** All that the steps need: curl, and what every system has. */
const TOOLS = ['curl', 'base64', 'cat', 'cut', 'date', 'grep', 'head', 'mv', 'od', 'rm', 'sed', 'sleep', 'tr'];

describe.each(Object.keys(SHELLS) as (keyof typeof SHELLS)[])(
  'the steps for the shell, pasted one after the other into %s',
  (program) => {
    type Terminal = { readonly stdout: string; readonly stderr: string; readonly seconds: number };

    /** A machine on which nothing else is installed. */
    function createTools(): string {
      const tools = mkdtempSync(path.join(folder, 'tools-'));
      for (const name of TOOLS) symlinkSync(`/usr/bin/${name}`, path.join(tools, name));
      return tools;
    }

    async function paste(name: string, own: Readonly<Record<string, string>>): Promise<Terminal> {
      const work = mkdtempSync(path.join(folder, 'pasted-'));
      for (const [file, text] of Object.entries(FILES)) writeFileSync(path.join(work, file), text);
      const base = api.baseFor(name, 'homologacao', { isNew: true });
      const env = { NODE_ENV: process.env.NODE_ENV, HOME: work, LC_ALL: 'C.UTF-8', PATH: createTools(), ...own };
      const start = performance.now();
      const shell = spawn(`/usr/bin/${program}`, SHELLS[program], { cwd: work, env });
      const said = { stdout: '', stderr: '' };
      shell.stdout.on('data', (piece) => {
        said.stdout += piece;
      });
      shell.stderr.on('data', (piece) => {
        said.stderr += piece;
      });
      const parts = PROGRAMS[0]?.parts ?? [];
      shell.stdin.end([...parts.map((part) => part.replace(SERVER, base)), 'echo Still here', ''].join('\n\n'));
      await once(shell, 'close');
      return { ...said, seconds: (performance.now() - start) / 1000 };
    }

    test('issue a document', async ({ annotate }) => {
      const { stdout, stderr, seconds } = await paste(`pasted into ${program}`, OWN);
      expect(stdout, stderr).toMatch(/Autorizada: \d{44}\n[\s\S]*danfe\.pdf\n[\s\S]*nota\.xml\n[\s\S]*Still here/u);
      expect(stderr).not.toMatch(/not found|parse error|bad pattern|no matches|unknown/u);
      await annotate(`from an empty account to the DANFE in ${seconds.toFixed(1)} s`);
    });

    test('leave the terminal open when one fails, and send nothing', async () => {
      const name = `pasted into ${program} with a wrong password`;
      const { stdout, stderr } = await paste(name, { ...OWN, SENHA: 'outra' });
      expect(stderr).toContain('CREDENCIAIS_INVALIDAS');
      expect(stdout).toBe('Still here\n');
      expect(api.issuedBy(name)).toEqual([]);
    });
  },
);
