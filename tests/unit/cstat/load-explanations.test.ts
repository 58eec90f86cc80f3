import { describe, expect, test, vi } from 'vitest';
import { loadCStats } from '../../../lib/cstat/load-cstat.build';
import { loadSite } from '../../../lib/pages/load-site.build';
import { DEADLINES_FILE } from '../../../lib/rules/load-deadlines.build';
import { edit } from '../support/edit';
import { readFault } from '../support/fault';
import { createFixtureSite, readSmallSite } from '../support/fixture-site';
import { SMALL_DEADLINES } from '../support/small-register';

vi.mock('../../../site.config', () => import('../support/site-config'));

const FILE = 'content/cstat/nfe.yaml';

const siteWith = (from: string, to: string) => createFixtureSite({ [FILE]: edit(readSmallSite(FILE), from, to) });
const faultOf = (from: string, to: string) => readFault(() => loadCStats(siteWith(from, to)));

describe('the build stops with file and line on an explanation', () => {
  test('of a code that the official table does not have', () => {
    expect(faultOf('  204:', '  205:')).toMatchInlineSnapshot(`
      "content/cstat/nfe.yaml:6
        codes.205: cstat.csv has no "nfe/205"
        Fix: use "nfe/204" or "nfe/100" or "cte/204""
    `);
  });

  test('with a key that nobody reads', () => {
    expect(faultOf('    resend:', '    reenvio: nunca\n    resend:')).toMatchInlineSnapshot(`
      "content/cstat/nfe.yaml:8
        codes.204: found unknown key "reenvio"
        Fix: remove the key or correct its name"
    `);
  });

  test('with a verdict that does not exist', () => {
    expect(faultOf('consultar-antes', 'talvez')).toMatchInlineSnapshot(`
      "content/cstat/nfe.yaml:8
        codes.204.resend: found "talvez"
        Fix: invalid option: expected one of "reenviar-igual"|"corrigir-e-reenviar"|"consultar-antes"|"aguardar"|"nunca"|"nada-a-corrigir""
    `);
  });

  test('with a service that the file does not have', () => {
    expect(faultOf('service: autorizacao', 'service: autorizacoes')).toMatchInlineSnapshot(`
      "content/cstat/nfe.yaml:7
        codes.204.service: found "autorizacoes"
        Fix: use "autorizacao""
    `);
  });

  test('related to a code that does not exist, or to itself', () => {
    expect(faultOf('[cte/204]', '[cte/205]')).toMatchInlineSnapshot(`
      "content/cstat/nfe.yaml:13
        codes.204.related: found "cte/205"
        Fix: use "cte/204" or "nfe/204" or "nfe/100""
    `);
    expect(faultOf('[cte/204]', '["204"]')).toMatchInlineSnapshot(`
      "content/cstat/nfe.yaml:13
        codes.204.related: found "nfe/204"
        Fix: name other codes only"
    `);
  });

  test('without steps', () => {
    const steps = readSmallSite(FILE).slice(
      readSmallSite(FILE).indexOf('    fix:'),
      readSmallSite(FILE).indexOf('    related:'),
    );
    expect(faultOf(steps, '    fix: []\n')).toMatchInlineSnapshot(`
      "content/cstat/nfe.yaml:10
        codes.204.fix: found []
        Fix: write at least one step"
    `);
  });
});

describe('the build stops when an explanation names', () => {
  const siteFaultOf = (from: string, to: string) => readFault(() => loadSite(siteWith(from, to)));

  test('an operation that does not exist', () => {
    expect(siteFaultOf('(consultarStatusDfeUsingGET)', '(consultarStatusUsingGET)')).toMatchInlineSnapshot(`
      "content/cstat/nfe.yaml:6
        nfe/204: "consultarStatusUsingGET" is no operation and no guide
        Fix: use "consultarStatusDfeUsingGET""
    `);
  });

  test('a guide or a heading that does not exist', () => {
    expect(siteFaultOf('[documentacao/consulta]', '["documentacao/consulta#nada"]')).toMatchInlineSnapshot(`
      "content/cstat/nfe.yaml:6
        nfe/204: "documentacao/consulta#nada" is no operation and no guide
        Fix: use "documentacao/consulta" or "documentacao/consulta#a-consulta" or "documentacao/introducao""
    `);
  });
});

test('a document without a file has codes without explanations', () => {
  expect(loadCStats(createFixtureSite({})).get('cte/204')?.explanation).toBeUndefined();
});

describe('a deadline in an explanation', () => {
  const CAUSE = 'já existe.';
  const withCause = (cause: string) =>
    createFixtureSite({ [FILE]: edit(readSmallSite(FILE), CAUSE, cause), [DEADLINES_FILE]: SMALL_DEADLINES });

  test('is printed from the deadlines of the site, in cause and steps', () => {
    const root = withCause('já tem {prazo:nfe-ciencia}.');
    expect(loadCStats(root).get('nfe/204')?.explanation?.cause).toBe('A nota, com esta chave, já tem 10 dias.');
    const other = loadCStats(root, { 'nfe-ciencia': { value: '20 dias' } });
    expect(other.get('nfe/204')?.explanation?.cause).toBe('A nota, com esta chave, já tem 20 dias.');
  });

  test('is printed in further files too', () => {
    const further =
      'codes:\n  100:\n    service: autorizacao\n    resend: nunca\n    cause: A nota existe e vale.\n    fix: ["Guarde por {prazo:nfe-ciencia}."]\n';
    const root = createFixtureSite({ 'content/cstat/nfe/100-199.yaml': further, [DEADLINES_FILE]: SMALL_DEADLINES });
    expect(loadCStats(root).get('nfe/100')?.explanation?.fix).toEqual(['Guarde por 10 dias.']);
  });

  test('that does not exist stops the build with its line', () => {
    expect(readFault(() => loadCStats(withCause('já tem {prazo:nfe-ciencias}.')))).toMatchInlineSnapshot(`
      "content/cstat/nfe.yaml:9
        {prazo:nfe-ciencias}: content/regras/prazos.yaml has no "nfe-ciencias"
        Fix: use "nfe-ciencia""
    `);
  });
});

describe('further files of explanations', () => {
  const FURTHER = 'content/cstat/nfe/100-199.yaml';
  const EXPLANATION =
    'codes:\n  100:\n    service: autorizacao\n    resend: nunca\n    cause: A nota existe e vale.\n    fix: [Guarde o XML dela.]\n';
  const further = (text: string, file = FURTHER) => createFixtureSite({ [file]: text });

  test('explain codes with the services of the first', () => {
    const explanation = loadCStats(further(EXPLANATION)).get('nfe/100')?.explanation;
    expect(explanation).toMatchObject({ resend: 'nunca', place: { file: FURTHER, line: 2 } });
    expect(explanation?.operations).not.toHaveLength(0);
  });

  test.each([
    ['a code that the first explains', EXPLANATION.replace('100', '204'), /nfe\.yaml explains it too/],
    ['a service of their own', `services: {}\n${EXPLANATION}`, /unknown key "services"/],
    ['a service that the first does not have', EXPLANATION.replace('autorizacao', 'consulta'), /found "consulta"/],
  ])('are refused with %s', (_what, text, found) => {
    const fault = readFault(() => loadCStats(further(text)));
    expect(fault).toContain(FURTHER);
    expect(fault).toMatch(found);
  });

  test('are refused under a name that nothing reads', () => {
    expect(readFault(() => loadCStats(further(EXPLANATION, 'content/cstat/nfe/100.yml')))).toContain(
      'content/cstat/nfe/100.yml',
    );
  });
});
