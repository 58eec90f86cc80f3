import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SAMPLE_LANGUAGES, type SampleLanguage } from '../../lib/config/sample-languages';
import { ENVIRONMENTS } from '../../lib/openapi/samples/environments';
import { DESCRIBED_REQUESTS, inEnvironment, keyOf, ownXml, programsFor } from './support/described-samples';
import { runSamples, type SampleRun } from './support/run-samples';
import { StrictApi } from './support/strict-api';
import type { Trouble } from './support/strict-caller';

const SENT = DESCRIBED_REQUESTS.filter(({ operation }) => operation.id === 'sendDfeUsingPOST');
/** Each document of the page in each environment, and the first one in each trouble. */
const CASES = [
  ...SENT.flatMap((described) => ENVIRONMENTS.map((environment) => ({ described, environment, trouble: {} }))),
  ...Object.entries({
    'in the queue': { queued: 1 },
    'with 200 at once': { isImmediate: true },
    'limited once': { limited: 1 },
    'limited twice': { limited: 2 },
    'rejected in the end': { ending: 'rejeitado' },
    'rejected at once': { ending: 'rejeitado', isImmediate: true },
    'in error': { ending: 'erro' },
    'with a token that ends': { tokenLife: 0.5 },
    'with a cut connection': { cut: 9 },
  } satisfies Record<string, Trouble>).flatMap(([name, trouble]) =>
    SENT.slice(0, 1).map((described) => ({ described, environment: 'homologacao' as const, trouble, name })),
  ),
].map(({ described, environment, trouble, ...rest }) => {
  const named = inEnvironment(described, environment);
  return {
    environment,
    trouble: trouble as Trouble,
    described: 'name' in rest ? { ...named, name: `${named.name}, ${rest.name}` } : named,
  };
});

const api = new StrictApi();
let runs: ReadonlyMap<string, SampleRun>;
let root: string;

beforeAll(async () => {
  await api.start();
  const programs = CASES.flatMap(({ described, environment, trouble }) =>
    programsFor(described, (key) => api.baseFor(key, environment, trouble), ownXml(environment)),
  );
  ({ runs, root } = await runSamples(programs));
});

afterAll(async () => {
  await api.stop();
  rmSync(root, { recursive: true });
});

/** What a reader sees in the end. */
function endOf(
  name: string,
  language: SampleLanguage,
): { readonly run: SampleRun | undefined; readonly situations: readonly string[] } {
  const found = CASES.find(({ described }) => described.name.endsWith(name));
  if (!found) throw new Error(`no case ${name}`);
  const key = keyOf(found.described, language);
  return { run: runs.get(key), situations: api.issuedBy(key).map(({ situacao }) => situacao) };
}

describe.each(SAMPLE_LANGUAGES)('the %s sample of sending', (language) => {
  test.each(CASES.filter(({ trouble }) => Object.keys(trouble).length === 0).map(({ described }) => described.name))(
    '%s is authorised as it is pasted',
    (name) => {
      const { run, situations } = endOf(name, language);
      expect(situations).toEqual(['autorizado']);
      expect(run).toMatchObject({ exit: 'success', stderr: '' });
      expect(JSON.parse(run?.stdout ?? '')).toMatchObject({ situacao: 'autorizado' });
    },
  );

  test.each(['in the queue', 'with 200 at once', 'limited once'])('is authorised %s', (name) => {
    const { run, situations } = endOf(name, language);
    expect(situations).toEqual(['autorizado']);
    expect(run?.exit).toBe('success');
    expect(run?.stdout).toContain('autorizado');
  });

  test.each(['rejected in the end', 'rejected at once'])('fails with code and reason when it is %s', (name) => {
    const { run } = endOf(name, language);
    expect(run?.exit).toBe('failure');
    expect(run?.stderr).toContain('Rejeitado: 232 Texto oficial de 232');
  });

  test('says to look first when it ends in error', () => {
    const { run } = endOf('in error', language);
    expect(run?.exit).toBe('failure');
    expect(run?.stderr).toContain('Consulte o documento antes de reenviar');
  });

  test.each([
    ['limited twice', 'LIMITE_EXCEDIDO'],
    ['with a token that ends', 'TOKEN_VENCIDO'],
  ])('fails and says why %s', (name, code) => {
    const { run } = endOf(name, language);
    expect(run?.exit).toBe('failure');
    expect(run?.stderr).toContain(code);
  });

  test('fails when the connection is cut', () => {
    const { run, situations } = endOf('with a cut connection', language);
    expect([run?.exit, situations]).toEqual(['failure', []]);
    expect(run?.stderr).not.toBe('');
  });
});
