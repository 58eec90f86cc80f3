import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { findFirstSuccess, listAnswers, listFoldedExamples } from '../../../lib/openapi/folded-code';
import { listOperationNames, OPERATION_NAMES_PATH } from '../../../lib/openapi/operation-names';
import { loadReceivers } from '../../../lib/openapi/receivers/load-receivers.build';
import { RECEIVER_LANGUAGES } from '../../../lib/openapi/receivers/receiver';
import { shortenMethod } from '../../../lib/openapi/shorten-method';
import { readApi, readOperation } from '../support/api';
import { PROJECT, readSmallSite } from '../support/fixture-site';

// What is made of a description in a few lines each.

describe('examples whose code is not in the page', () => {
  const examples = (...names: readonly string[]) =>
    Object.fromEntries(names.map((name) => [name, { value: { a: 1 } }]));
  const json = (...names: readonly string[]) => ({ 'application/json': { examples: examples(...names) } });
  const operation = (statuses: readonly string[]) =>
    readOperation({
      requestBody: { content: json('um', 'dois', 'tres') },
      responses: Object.fromEntries(
        statuses.map((status) => [status, { description: 'Resposta.', content: json(`a${status}`, `b${status}`) }]),
      ),
    });
  const names = (list: readonly { readonly name: string }[]) => list.map(({ name }) => name);

  test('are those of a body but for the first, and the answers but for the first success', () => {
    const shown = operation(['200', '202', '400']);
    expect(names(listFoldedExamples(shown))).toEqual(['dois', 'tres', 'b200', 'a202', 'b202', 'a400', 'b400']);
    const answers = listAnswers(shown.responses);
    expect(answers.map(({ status, mediaType }) => `${status} ${mediaType}`)[4]).toBe('400 application/json');
    expect(findFirstSuccess(answers)?.name).toBe('a200');
  });

  test('are the answers but for the first one where none is a success', () => {
    const { responses } = operation(['400', '520']);
    expect(names(listFoldedExamples({ requestBody: undefined, responses }))).toEqual(['b400', 'a520', 'b520']);
    expect(findFirstSuccess(listAnswers(responses))).toBeUndefined();
  });
});

test('the names of operations are found by the end of their address', () => {
  expect(OPERATION_NAMES_PATH).toBe('/docs/api/operations.json');
  expect(listOperationNames(readApi(readSmallSite('openapi.yaml')))).toMatchObject({
    'send-dfe-using-post': { id: 'sendDfeUsingPOST', path: '/v1/dfe' },
    'consultar-status-dfe-using-get': { id: 'consultarStatusDfeUsingGET', path: '/v1/dfe/{chave}/status' },
  });
});

test.each([
  ['DELETE', 'DEL'],
  ['GET', 'GET'],
  ['PATCH', 'PATCH'],
])('%s is short as %s', (method, short) => expect(shortenMethod(method)).toBe(short));

describe('programs that take deliveries', () => {
  const { receivers, sender } = loadReceivers(PROJECT);

  test('are files, each with the name that readers see and the grammar of its code', () => {
    expect(receivers.map(({ language, label, file, grammar }) => [language, label, file, grammar])).toEqual([
      ['nodejs', 'Node.js', 'receptor.mjs', 'javascript'],
      ['csharp', 'C#', 'Receptor.cs', 'csharp'],
      ['php', 'PHP', 'receptor.php', 'php'],
      ['java', 'Java', 'Receptor.java', 'java'],
      ['python', 'Python', 'receptor.py', 'python'],
    ]);
    expect(receivers.map(({ language }) => language)).toEqual([...RECEIVER_LANGUAGES]);
    expect(sender).toMatchObject({ file: 'enviar.sh', grammar: 'bash' });
  });

  test.each([...receivers, sender])('$file is shown as it is', ({ file, code }) => {
    expect(readFileSync(path.join(PROJECT, 'content/webhooks', file), 'utf8')).toBe(`${code}\n`);
  });
});
