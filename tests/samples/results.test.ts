import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SAMPLE_LANGUAGES, type SampleLanguage } from '../../lib/config/sample-languages';
import {
  DESCRIBED_REQUESTS,
  type DescribedRequest,
  inEnvironment,
  keyOf,
  programsFor,
} from './support/described-samples';
import { runSamples, type SampleRun } from './support/run-samples';
import { CERTIFICATE } from './support/strict-account';
import { StrictApi } from './support/strict-api';
import type { Trouble } from './support/strict-caller';

/** What is answered at once with what became of it: an event, and numbers that will not be used. */
const RESULTS = ['sendEventoDfeUsingPOST', 'emitirInutilizacaoUsingPOST'].map((id) =>
  find(({ operation }) => operation.id === id),
);
const CERTIFICATE_FORM = find(({ request }) => request.upload?.kind === 'form');

function find(fits: (described: DescribedRequest) => boolean): DescribedRequest {
  const found = DESCRIBED_REQUESTS.find(fits);
  if (!found) throw new Error('no request fits');
  return found;
}

/** What becomes of either. */
const ENDINGS = {
  'without trouble': {},
  'in the queue': { queued: 1 },
  rejected: { ending: 'rejeitado' },
  'in error': { ending: 'erro' },
} satisfies Record<string, Trouble>;
/** What any call may meet: of these samples one is enough. */
const TROUBLES = {
  'limited once': { limited: 1 },
  'limited twice': { limited: 2 },
  'with a key that is taken': { isKeyTaken: true },
  'with a token that ends': { tokenLife: -1 },
  'with a cut connection': { cut: 9 },
} satisfies Record<string, Trouble>;
type Name = keyof typeof ENDINGS | keyof typeof TROUBLES;

const CASES = RESULTS.flatMap((described, index) =>
  Object.entries<Trouble>(index === 0 ? { ...ENDINGS, ...TROUBLES } : ENDINGS).map(([name, trouble]) => ({
    ...inEnvironment(described, 'homologacao'),
    name: `${described.name}, ${name}`,
    trouble,
  })),
);
/** A certificate that is right, and one that is another's. */
const UPLOADS = [CERTIFICATE.arquivo, 'AAAA'].map((file) => ({
  ...inEnvironment(CERTIFICATE_FORM, 'homologacao'),
  name: `${CERTIFICATE_FORM.name}, ${file}`,
  file: Buffer.from(file, 'base64'),
}));

const api = new StrictApi();
let runs: ReadonlyMap<string, SampleRun>;
let root: string;

beforeAll(async () => {
  await api.start();
  const programs = [
    ...CASES.flatMap((sent) => programsFor(sent, (key) => api.baseFor(key, 'homologacao', sent.trouble))),
    ...UPLOADS.flatMap((sent) => programsFor(sent, (key) => api.baseFor(key, 'homologacao'), sent.file)),
  ];
  ({ runs, root } = await runSamples(programs, { SENHA_CERTIFICADO: CERTIFICATE.senha }));
});

afterAll(async () => {
  await api.stop();
  rmSync(root, { recursive: true });
});

/** What a reader sees in the end. */
function endOf({ name }: DescribedRequest, language: SampleLanguage, trouble: Name) {
  const key = keyOf({ name: `${name}, ${trouble}` }, language);
  const { exit, stdout = '', stderr = '' } = runs.get(key) ?? {};
  return { exit, stdout, stderr, issued: api.issuedBy(key) };
}

describe.each(SAMPLE_LANGUAGES)('the %s sample', (language) => {
  describe.each(RESULTS.map((described) => [described.operation.id, described] as const))('of %s', (id, described) => {
    const done = id === 'sendEventoDfeUsingPOST' ? 'registrado' : 'homologada';
    const cStat = id === 'sendEventoDfeUsingPOST' ? '501' : '241';

    test('is taken once', () => {
      const { exit, stdout, stderr, issued } = endOf(described, language, 'without trouble');
      expect([exit, stderr]).toEqual(['success', '']);
      expect(issued.map(({ situacao }) => situacao)).toEqual([done]);
      expect(JSON.parse(stdout).situacao).toBe(done);
    });

    test('fails with code and reason when it is rejected', () => {
      const { exit, stderr } = endOf(described, language, 'rejected');
      expect(exit).toBe('failure');
      expect(stderr).toContain(`Rejeitado: ${cStat} Texto oficial de ${cStat}`);
    });

    test('says that there is no result yet, and shows what to ask for it with', () => {
      const { exit, stdout, stderr, issued } = endOf(described, language, 'in the queue');
      expect(exit).toBe('failure');
      expect(stderr).toContain('Ainda sem resultado: consulte de novo, não reenvie.');
      expect(stdout).toContain(issued[0]?.reciboId);
    });

    test('says to look first when it ends in error', () => {
      const { exit, stderr } = endOf(described, language, 'in error');
      expect(exit).toBe('failure');
      expect(stderr).toContain('Consulte o documento antes de reenviar');
    });
  });

  describe.each(RESULTS.slice(0, 1).map((described) => [described.operation.id, described] as const))(
    'of %s',
    (_id, described) => {
      test('is taken once when it was limited once', () => {
        const { exit, stdout, issued } = endOf(described, language, 'limited once');
        expect(exit).toBe('success');
        expect(issued).toHaveLength(1);
        expect(JSON.parse(stdout).situacao).toBe('registrado');
      });

      test.each<readonly [Name, string]>([
        ['limited twice', 'LIMITE_EXCEDIDO'],
        ['with a key that is taken', 'CONFLITO_IDEMPOTENCIA'],
        ['with a token that ends', 'TOKEN_VENCIDO'],
      ])('fails and says why %s', (name, reason) => {
        const { exit, stderr, issued } = endOf(described, language, name);
        expect([exit, issued]).toEqual(['failure', []]);
        expect(stderr).toContain(reason);
      });

      test('fails when the connection is cut', () => {
        const { exit, stderr, issued } = endOf(described, language, 'with a cut connection');
        expect([exit, issued]).toEqual(['failure', []]);
        expect(stderr).not.toBe('');
      });
    },
  );

  test('of a form sends the certificate whole, and says when it does not open', () => {
    const { name } = CERTIFICATE_FORM;
    const runOf = (file: string) => runs.get(keyOf({ name: `${name}, ${file}` }, language));
    expect(runOf(CERTIFICATE.arquivo)).toMatchObject({ exit: 'success', stderr: '' });
    const wrong = runOf('AAAA');
    expect(wrong?.exit).toBe('failure');
    expect(`${wrong?.stdout}${wrong?.stderr}`).toContain('CERTIFICADO_INVALIDO');
  });
});
