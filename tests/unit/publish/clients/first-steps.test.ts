import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writeFirstStepsHttp } from '../../../../lib/publish/clients/http-file';
import { StrictApi } from '../../../samples/support/strict-api';
import type { Trouble } from '../../../samples/support/strict-caller';
import { projectApi as api } from '../../support/project-api';
import { OWN } from './client-walk';
import { walkWithBruno } from './walk-with-bruno';
import { walkWithHttpFile } from './walk-with-http-file';
import { walkWithPostman } from './walk-with-postman';

const stand = new StrictApi();
const TITLES = api.firstSteps?.steps.map(({ title }) => title) ?? [];
const [TOKEN, COMPANY, CERT, SEND, ASK, DOWNLOAD] = TITLES;

beforeAll(() => stand.start());
afterAll(() => stand.stop());

let count = 0;
/** A new account in which something may go wrong. */
function openAccount(trouble: Trouble = {}) {
  const name = `account ${count++}`;
  const baseUrl = stand.baseFor(name, 'homologacao', { isNew: true, ...trouble });
  return { baseUrl, situations: () => stand.issuedBy(name).map(({ situacao }) => situacao) };
}

describe.concurrent('the folder of first steps, run by Postman’s own runner', () => {
  // @behaviour Collections: A folder runs from the token to the XML of an authorised document
  test('goes from an empty account to an authorised document, and asks while it is in the queue', async () => {
    const { baseUrl, situations } = openAccount({ queued: 1 });
    const { names, failures } = await walkWithPostman(api, { ...OWN, baseUrl });
    expect(failures).toEqual([]);
    expect(names).toEqual([TOKEN, COMPANY, CERT, SEND, ASK, ASK, DOWNLOAD]);
    expect(situations()).toEqual(['autorizado']);
  }, 60_000);

  test('goes on where the company is there, and ends at a number that was used', async () => {
    const { baseUrl, situations } = openAccount();
    await walkWithPostman(api, { ...OWN, baseUrl });
    const again = await walkWithPostman(api, { ...OWN, baseUrl });
    expect(again.names).toEqual([TOKEN, COMPANY, CERT, SEND]);
    expect(again.failures).toMatchObject([expect.stringContaining('NUMERO_JA_USADO')]);
    const other = await walkWithPostman(api, { ...OWN, baseUrl, numero: '1235' });
    expect(other).toEqual({ names: TITLES, failures: [] });
    expect(situations()).toEqual(['autorizado', 'autorizado']);
  }, 60_000);

  test.each([
    ['a wrong password', { senha: 'outra-senha-qualquer' }, {}, [TOKEN], 'CREDENCIAIS_INVALIDAS'],
    [
      'a certificate that does not open',
      { senhaCertificado: 'outra' },
      {},
      [TOKEN, COMPANY, CERT],
      'CERTIFICADO_INVALIDO',
    ],
    ['a rejection', {}, { ending: 'rejeitado' as const }, [TOKEN, COMPANY, CERT, SEND, ASK], 'Texto oficial de 232'],
  ])(
    'ends at %s and says why',
    async (_, values, trouble, names, reason) => {
      const walk = await walkWithPostman(api, { ...OWN, ...values, baseUrl: openAccount(trouble).baseUrl });
      expect(walk.names).toEqual(names);
      expect(walk.failures).toMatchObject([expect.stringContaining(reason)]);
    },
    60_000,
  );
});

describe.concurrent('the folder of first steps, read by Bruno’s own reader', () => {
  test('goes from an empty account to an authorised document, and asks while it is in the queue', async () => {
    const { baseUrl, situations } = openAccount({ queued: 2 });
    const walk = await walkWithBruno({ ...OWN, baseUrl });
    expect(walk).toEqual({ names: [TOKEN, COMPANY, CERT, SEND, ASK, ASK, ASK, DOWNLOAD], failures: [] });
    expect(situations()).toEqual(['autorizado']);
  });

  test('ends at a rejection and says why', async () => {
    const walk = await walkWithBruno({ ...OWN, baseUrl: openAccount({ ending: 'rejeitado' }).baseUrl });
    expect(walk.names).toEqual([TOKEN, COMPANY, CERT, SEND, ASK]);
    expect(walk.failures).toMatchObject([expect.stringContaining('Texto oficial de 232')]);
  });
});

test('the file of first steps, read as VS Code reads it, ends at the XML of an authorised document', async () => {
  const { baseUrl, situations } = openAccount();
  const results = await walkWithHttpFile(writeFirstStepsHttp(api), { ...OWN, baseUrl });
  expect(results.map((result) => result.slice(0, 3))).toEqual(['201', '201', '200', '202', '200', '200']);
  expect(results.at(-1)).toBe('200 <nfeProc>');
  expect(situations()).toEqual(['autorizado']);
});
