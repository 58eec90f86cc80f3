import { describe, expect, test } from 'vitest';
import { recogniseAnswer } from '../../../lib/fiscal/recognise-answer';
import { findingsOf, KEY } from './read-findings';

describe('JSON', () => {
  const nest = (depth: number) => recogniseAnswer(`${'['.repeat(depth)}{"a":1}${']'.repeat(depth)}`).kind;

  test('is read down to a hundred levels, brackets in texts aside', () => {
    expect([nest(99), nest(100)]).toEqual(['noResult', 'broken']);
    for (const text of [
      `{"a":"${'['.repeat(200)}","cStat":"539"}`,
      `{"a":"\\"${'{'.repeat(200)}","cStat":"539"}`,
      `{"a": "b", "c": "${'['.repeat(200)}", "cStat": "539"}`,
      `[${'[],{},'.repeat(200)}{"cStat":"539"}]`,
    ])
      expect(recogniseAnswer(text)).toMatchObject({ kind: 'answer', format: 'json' });
  });

  test('may stand inside a text of JSON, and after or before other words', () => {
    expect(findingsOf(JSON.stringify(' {"cStat":"539"}'))[0]?.code).toBe('539');
    expect(findingsOf('resposta: {"cStat":"539"} fim')[0]?.code).toBe('539');
    expect(findingsOf('{"cStat":"539"} fim')[0]?.code).toBe('539');
    expect(recogniseAnswer('"texto"').kind).toBe('words');
    expect(recogniseAnswer('lista: [1]').kind).toBe('words');
    expect(recogniseAnswer('veja {"a":1}').kind).toBe('words');
  });

  test('may stand in a text among the fields of a log', () => {
    const body = JSON.stringify({ retorno: { cStat: '539', xMotivo: 'Rejeição: Duplicidade [chNFe: 1]' } });
    for (const entry of [
      { nivel: 'erro', corpo: body },
      { nivel: 'erro', mensagem: `resposta da API: ${body}` },
      { nivel: 'erro', evento: JSON.stringify({ corpo: body }) },
      [{ linhas: ['início', body] }],
    ])
      expect(recogniseAnswer(JSON.stringify(entry))).toMatchObject({
        kind: 'answer',
        format: 'json',
        findings: [{ code: '539', message: 'Rejeição: Duplicidade [chNFe: 1]' }],
      });
    const cut = { nivel: 'erro', corpo: body.slice(0, 40) };
    expect(findingsOf(JSON.stringify(cut))[0]?.code).toBe('539');
  });

  test('may tell a result in words, and no number beside them is one', () => {
    const entry = { status: 422, erro: 'código 404', mensagem: 'Rejeição 539: Duplicidade de NF-e' };
    expect(findingsOf(JSON.stringify(entry)).map(({ code, message }) => [code, message])).toEqual([
      ['539', 'Duplicidade de NF-e'],
    ]);
    expect(recogniseAnswer('{"status":404,"erro":"código 404"}')).toEqual({ kind: 'noResult', format: 'json' });
  });

  test('in tags inside a text of JSON is a part of what they hold', () => {
    const xml = '<r><cStat>539</cStat><xMotivo>{"cStat":"204"}</xMotivo></r>';
    expect(findingsOf(JSON.stringify({ xml })).map(({ code }) => code)).toEqual(['539']);
  });

  test('is broken where it begins like JSON, and gives what words say all the same', () => {
    expect(recogniseAnswer('[[1,')).toEqual({ kind: 'broken', format: 'json' });
    expect(recogniseAnswer('{ "a" 1')).toEqual({ kind: 'broken', format: 'json' });
    expect(recogniseAnswer('{chave}').kind).toBe('words');
    expect(recogniseAnswer('veja {"a" 1').kind).toBe('words');
    expect(recogniseAnswer('{"x": "cStat 539')).toMatchObject({ kind: 'answer', format: 'sentence', isPartial: true });
  });

  test('may carry documents, of which the first fifty are opened', () => {
    const carry = (count: number) =>
      JSON.stringify([...Array(count).fill(btoa('<nada></nada>')), btoa('<r><cStat>539</cStat></r>')]);
    expect(recogniseAnswer(carry(49))).toMatchObject({ kind: 'answer', format: 'xml', isPartial: false });
    expect(recogniseAnswer(carry(50))).toEqual({ kind: 'noResult', format: 'json' });
    const many = [{ cStat: '204' }, ...Array(49).fill('<nada></nada>')];
    expect(recogniseAnswer(JSON.stringify([...many, '<r></r>']))).toMatchObject({ isPartial: false });
    expect(recogniseAnswer(JSON.stringify([...many, '<r></r>', '<r></r>']))).toMatchObject({ isPartial: true });
  });

  test('opens no more documents than give fifty results', () => {
    const of = (count: number) => `<a>${'<r><cStat>539</cStat></r>'.repeat(count)}</a>`;
    const read = (...documents: readonly string[]) => recogniseAnswer(JSON.stringify([{ cStat: '539' }, ...documents]));
    expect(read(of(25), of(24), '<r><cStat>204</cStat></r>')).toMatchObject({
      findings: { length: 2 },
      isPartial: false,
    });
    expect(read(of(25), of(25), '<r><cStat>204</cStat></r>')).toMatchObject({
      findings: { length: 1 },
      isPartial: true,
    });
  });
});

describe('JSON with XML in it', () => {
  const message = 'Rejeição: Duplicidade';
  const batch = '<retConsReciNFe><cStat>104</cStat><xMotivo>Lote processado</xMotivo></retConsReciNFe>';
  const answer = { chave: KEY, retorno: { cStat: '539', xMotivo: message }, xmlRetorno: batch };
  const read = (text: string) => findingsOf(text).map((finding) => [finding.code, finding.message]);

  test.each([
    ['alone', JSON.stringify(answer)],
    ['after the beginning of a line', `[2026-11-02 10:22:33] production.ERROR: ${JSON.stringify(answer)}`],
    ['escaped', JSON.stringify({ ...answer, xmlRetorno: batch.replaceAll('<', '&lt;').replaceAll('>', '&gt;') })],
    ['after other words', JSON.stringify({ ...answer, xmlRetorno: `Retorno: ${batch}` })],
    [
      'escaped, after other words',
      JSON.stringify({ ...answer, xmlRetorno: `Retorno: ${batch.replaceAll('<', '&lt;').replaceAll('>', '&gt;')}` }),
    ],
  ])('has the results of both, %s', (_, text) => {
    expect(recogniseAnswer(text)).toMatchObject({ format: 'json', isPartial: false });
    expect(read(text)).toEqual([
      ['539', message],
      ['104', 'Lote processado'],
    ]);
    expect(findingsOf(text)[0]?.key?.text).toBe(KEY);
  });

  test('has those of the XML that the JSON does not repeat', () => {
    const xml = (code: string, words: string) => `<r><cStat>${code}</cStat><xMotivo>${words}</xMotivo></r>`;
    const both = (...documents: readonly string[]) =>
      read(JSON.stringify({ cStat: '539', xMotivo: message, xml: documents }));
    expect(both(xml('539', message))).toEqual([['539', message]]);
    expect(both(xml('539', 'a'), xml('204', message))).toEqual([
      ['539', message],
      ['539', 'a'],
      ['204', message],
    ]);
    expect(read(JSON.stringify({ cStat: 104, xml: xml('539', message) }))[0]).toEqual(['539', message]);
  });

  test('is read as XML where it has nothing else, as it was before it became a text', () => {
    const text = JSON.stringify({
      xml: `<ret xmlns="http://www.portalfiscal.inf.br/mdfe"><cStat>539</cStat><xMotivo>a "b"</xMotivo></ret>`,
    });
    expect(recogniseAnswer(text)).toMatchObject({ format: 'xml', findings: [{ message: 'a "b"', family: 'mdfe' }] });
  });

  test('is partial where its XML is, and reads the words of none beside a result', () => {
    const partial = { cStat: '204', xml: '<r><cStat>539</cStat>' };
    expect(recogniseAnswer(JSON.stringify(partial))).toMatchObject({ format: 'json', isPartial: true });
    const page = '<p>Rejeição 539: Duplicidade</p>';
    expect(read(JSON.stringify({ cStat: '204', page }))).toEqual([['204', undefined]]);
    expect(recogniseAnswer(JSON.stringify({ page }))).toMatchObject({
      format: 'sentence',
      findings: [{ code: '539' }],
    });
  });

  test('comes after XML that stands around it', () => {
    expect(read('<r><cStat>539</cStat><m>{"cStat":"204"}</m></r>')).toEqual([['539', undefined]]);
    expect(read('{"cStat":"204"} <r><cStat>539</cStat></r>')).toEqual([['539', undefined]]);
    expect(read('{"cStat":"204"} {"a":1} <r><cStat>539</cStat></r>')).toEqual([['539', undefined]]);
    expect(read('o campo <a>: {"cStat":"204"}')).toEqual([['204', undefined]]);
  });
});

describe('JSON in a log', () => {
  const one = `{"chave":"${KEY}","cStat":"539","xMotivo":"Rejeição: Duplicidade"}`;
  const other = '{"cStat":"204","xMotivo":"a } b { \\" \\\\"}';
  const first = ['539', 'Rejeição: Duplicidade'];
  const second = ['204', 'a } b { " \\'];

  test.each([
    ['after a date in brackets', `[2026-11-02 10:22:33] production.ERROR: ${one}`, [first]],
    ['after a text in quotes', `level=error msg="falha" body=${one}`, [first]],
    ['after a quote and a brace that end nothing', `5" } ${one}`, [first]],
    ['after braces that hold no JSON', `{chave} ${one}`, [first]],
    ['one a line', `${one}\n${other}\n`, [first, second]],
    ['one a line, each after a date', `[1] ${one}\n[2] ${other}`, [first, second]],
    ['with a brace too many', `${one}}`, [first]],
    ['with a list that has a bracket too many', `[${one},${other}]]`, [first, second]],
    [
      'after a line that was cut off in a text',
      `{"cStat":"100","xMotivo":"Autor\n${one}`,
      [first, ['100', 'xMotivo":"Autor']],
    ],
  ])('is read %s', (_, text, expected) => {
    expect(recogniseAnswer(text)).toMatchObject({ format: 'json' });
    expect(findingsOf(text).map(({ code, message }) => [code, message])).toEqual(expected);
    expect(findingsOf(text)[0]?.key?.text).toBe(KEY);
  });

  test('that was cut off is partial, and gives what the words of the rest say for sure', () => {
    expect(recogniseAnswer(`${one}\n${other}`)).toMatchObject({ isPartial: false });
    const text = `[${one},{"cStat":"204","xMo`;
    expect(recogniseAnswer(text)).toMatchObject({ isPartial: true, findings: [{ code: '539' }, { code: '204' }] });
    expect(recogniseAnswer(`${one} {erro 500}`)).toMatchObject({ isPartial: false, findings: [{ code: '539' }] });
  });

  test('is looked for two hundred times', () => {
    expect(recogniseAnswer(`${'{a} '.repeat(199)}${one}`)).toMatchObject({ format: 'json' });
    expect(recogniseAnswer(`${'{a} '.repeat(200)}${one}`)).toMatchObject({ format: 'sentence' });
  });

  test('without a result is no answer', () => {
    expect(recogniseAnswer('{"a":1}\n{"b":2}')).toEqual({ kind: 'broken', format: 'json' });
    expect(recogniseAnswer('[1] {"a":1}').kind).toBe('words');
  });
});
