import { describe, expect, test } from 'vitest';
import { highlight } from '../../../lib/highlight/highlight';
import { SAMPLE_GENERATORS } from '../../../lib/openapi/samples/generate-samples';
import type { JsonValue, SampleRequest } from '../../../lib/openapi/samples/sample-request';
import { findSampleFaults, LANGUAGES_HOLDING_JSON } from './sample-faults';

const HOSTILE_TEXTS = [
  ...['', "'", "'\\''", "d'água e d'Ávila", '"', '""', '"""', '\\', '\\"', '\\\\', '\n', '\u2028', '{', "{'", '@"{'],
  ...['<b>', '&amp;', 'ção 😀', '$HOME', '`id`', '\\u0041', '*/', '//', '#'],
];
const HOSTILE_BODY: JsonValue = {
  textos: HOSTILE_TEXTS,
  juntos: HOSTILE_TEXTS.join(''),
  chaves: Object.fromEntries(HOSTILE_TEXTS.map((text, index) => [text, index])),
  outros: [0, -1.5, 1e21, true, false, null, {}, [[]]],
};

const issue: SampleRequest = {
  method: 'POST',
  url: 'https://api.exemplo.com.br/v1/dfe',
  headers: [],
  bearer: true,
  body: { descricao: "Caixa d'água", itens: [{ valor: 1500.5, ativo: true, nota: null }] },
  answer: { kind: 'json' },
};

describe.each(LANGUAGES_HOLDING_JSON)('the body in %s', (language) => {
  const { generate, grammar } = SAMPLE_GENERATORS[language];

  test.each([
    ['an object', HOSTILE_BODY],
    ['a list', [HOSTILE_BODY, {}]],
  ])('has the colours of a JSON block when it is %s', async (_, body) => {
    expect(await findSampleFaults(language, { ...issue, body })).toEqual([]);
  });

  test('stands between quotes of the colour of a string', async () => {
    const html = await highlight(generate(issue), grammar);
    expect(html).toMatch(/<i class=e>(?:'|@"|""")<\/i>\s*\{\n/);
    expect(html).toMatch(/\n\s*\}\s*<i class=e>(?:'|"|""")<\/i>/);
  });
});

test.each(LANGUAGES_HOLDING_JSON)('the code after the body keeps its colours in %s', async (language) => {
  const { generate, grammar } = SAMPLE_GENERATORS[language];
  const readEnd = async (body: JsonValue) => {
    const request: SampleRequest = { ...issue, body, answer: { kind: 'file', fileName: 'nota.pdf' } };
    const [, end] = (await highlight(generate(request), grammar)).split(/\}\s*<i class=e>['"]+/);
    return end;
  };
  expect(await readEnd(issue.body ?? null)).toContain('nota.pdf');
  expect(await readEnd(issue.body ?? null)).toBe(await readEnd({}));
});

test('a line of the body is an element where lines are told apart', async () => {
  expect(await highlight("curl -d '{\n  \"a\": \"d'\\''água\"\n}'", 'bash', { shape: 'lines' })).toMatchInlineSnapshot(`
    "<span class="line"><i class=f>curl</i> <i class=s>-d</i> <i class=e>'</i>{</span>
    <span class="line">  <i class=k>"a"</i><i class=p>:</i> <i class=e>"d'\\''água"</i></span>
    <span class="line">}<i class=e>'</i></span>"
  `);
});

test('several texts of one program are told apart', async () => {
  const html = await highlight(`curl -d '{"a": 1}' b; curl -d '[true]' c`, 'bash');
  expect(html).toContain('<i class=c>1</i>');
  expect(html).toContain('<i class=c>true</i>');
});

test.each([
  ['bash', `awk '{print $1, "a"}'`, `'{print $1, "a"}'`],
  ['bash', `jq '[.itens[] | {"a": .b}]'`, `'[.itens[] | {"a": .b}]'`],
  ['csharp', 'var a = """{0}: {1}""";', '"""{0}: {1}"""'],
] as const)('a text of %s that only begins like JSON stays a string: %s', async (grammar, code, text) => {
  expect(await highlight(code, grammar)).toContain(`<i class=e>${text}</i>`);
});

test.each([
  ['bash', `# curl -d '{"a": 1}'`],
  ['csharp', '// var a = """{"a": 1}""";'],
] as const)('a comment of %s stays one', async (grammar, code) => {
  expect(await highlight(code, grammar)).toBe(`<i class=r>${code}</i>`);
});
