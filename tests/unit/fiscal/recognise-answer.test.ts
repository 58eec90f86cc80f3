import { describe, expect, test } from 'vitest';
import { createFinding, MAX_LENGTH } from '../../../lib/fiscal/answer';
import { MAX_SENTENCES } from '../../../lib/fiscal/read-sentence';
import { recogniseAnswer } from '../../../lib/fiscal/recognise-answer';
import { findingsOf, KEY } from './read-findings';

describe('a key or a code alone', () => {
  test('is recognised as such, a wrong key too', () => {
    expect(recogniseAnswer(` NFe${KEY}\n`)).toMatchObject({ kind: 'key', key: { text: KEY, faults: [] } });
    expect(recogniseAnswer(KEY.slice(1))).toMatchObject({ kind: 'key', key: { faults: [{ kind: 'length' }] } });
    expect(recogniseAnswer('#539')).toMatchObject({ kind: 'answer', findings: [{ code: '539' }] });
    expect(recogniseAnswer(' \n\u0000')).toEqual({ kind: 'empty' });
  });
});

describe('a short text', () => {
  test.each(['539', '[539]', ' (1010). ', '"539"'])('%s is a code', (text) => {
    expect(recogniseAnswer(text)).toEqual({
      kind: 'answer',
      format: 'sentence',
      findings: [createFinding({ code: text.replace(/[^0-9]/g, '') })],
      isPartial: false,
    });
  });

  test.each(['\uff15\uff13\uff19', '[\uff15\uff13\uff19]', '\uff10\uff11\uff10\uff19'])(
    '%s is a code in full width',
    (text) => {
      const code = text.normalize('NFKC').replace(/[^0-9]/g, '');
      expect(recogniseAnswer(text)).toMatchObject({ kind: 'answer', format: 'sentence', findings: [{ code }] });
    },
  );

  test.each(['\uff15\uff13', '\uff15\uff13\uff19\uff10\uff10', '\uff10539', '539\uff19', '\uff1539'])(
    '%s is no code',
    (text) => {
      expect(recogniseAnswer(text).kind).toBe('words');
    },
  );

  test.each(['53', '53900', 'a539', '539a', '((((539', '539))))', '1\n539'])('%s is no code', (text) => {
    expect(recogniseAnswer(text).kind).toBe('words');
  });

  test('is a key while no more than four characters are missing or too many', () => {
    const kindOf = (text: string) => recogniseAnswer(text).kind;
    expect([KEY.slice(4), `${KEY}0000`, `NFe ${KEY}`].map(kindOf)).toEqual(['key', 'key', 'key']);
    expect([KEY.slice(5), `${KEY}00000`, `${KEY} - x`, `a ${KEY}`].map(kindOf)).toEqual(Array(4).fill('words'));
    expect(kindOf(`${KEY.split('').join('  ')}`)).toBe('words');
  });
});

describe('XML', () => {
  test.each([
    '&lt;infProt&gt;&lt;xNome&gt;Joao&lt;/xNome&gt;&lt;cStat&gt;539&lt;/cStat&gt;&lt;/infProt&gt;',
    '<134> retorno: &lt;r&gt;&lt;cStat&gt;539&lt;/cStat&gt;&lt;/r&gt;',
    '&LT;r&GT;&LT;cStat&GT;539&LT;/cStat&GT;&LT;/r&GT;',
  ])('is read where it is escaped: %s', (text) => {
    expect(recogniseAnswer(text)).toMatchObject({ format: 'xml', findings: [{ code: '539' }] });
  });

  test('that is escaped has the entities of its texts left', () => {
    const text =
      '&lt;r&gt;&lt;cStat&gt;225&lt;/cStat&gt;&lt;xMotivo&gt;a &amp;lt;det&amp;gt;&lt;/xMotivo&gt;&lt;/r&gt;';
    expect(findingsOf(text)[0]?.message).toBe('a <det>');
    expect(recogniseAnswer('&lt;xNome&gt;Joao&lt;/xNome&gt;')).toEqual({ kind: 'noResult', format: 'xml' });
    expect(recogniseAnswer('a &lt; b').kind).toBe('words');
  });

  test('is broken without a tag, and tells what its words say where it has no status', () => {
    expect(recogniseAnswer('<a')).toEqual({ kind: 'broken', format: 'xml' });
    expect(recogniseAnswer('</a>')).toEqual({ kind: 'broken', format: 'xml' });
    expect(recogniseAnswer('<?xml version="1.0"?>')).toEqual({ kind: 'broken', format: 'xml' });
    expect(recogniseAnswer('<p>Rejeição 539: Duplicidade</p>')).toMatchObject({ format: 'sentence', isPartial: false });
    expect(recogniseAnswer('<p>Rejeição 539: Duplicidade')).toMatchObject({ format: 'sentence', isPartial: true });
  });

  test('is none where a sign stands between words, or a tag after them', () => {
    expect(recogniseAnswer('valor < 10 reais').kind).toBe('words');
    expect(recogniseAnswer('o campo <xMotivo> da nota').kind).toBe('words');
  });

  test('may come in base64 with line ends, in any encoding of letters', () => {
    const text = Buffer.from('<r><cStat>539</cStat><xMotivo>Rejeição</xMotivo></r>').toString('base64');
    expect(findingsOf(text.replace(/(.{20})/g, '$1\n'))[0]?.message).toBe('Rejeição');
    expect(recogniseAnswer(`${text}%`).kind).toBe('words');
  });
});

describe('results', () => {
  const order = (...codes: readonly string[]) =>
    findingsOf(JSON.stringify(codes.map((cStat) => ({ cStat }))))
      .map(({ code }) => code)
      .join(' ');

  test('come with refusals first, then what succeeded, then envelopes', () => {
    expect(order('104', '100', '539')).toBe('539 100 104');
    expect(order('103', '128', '199', '200', '150')).toBe('199 200 150 103 128');
    expect(order('100', '120', '163', '188', '172')).toBe('163 188 100 120 172');
  });

  test('come with problems first, whatever their code', () => {
    const problem = { codigo: 'NOTA_REJEITADA', title: 'x', cStat: '104' };
    expect(findingsOf(JSON.stringify([{ cStat: '100' }, problem]))[0]?.problemCode).toBe('NOTA_REJEITADA');
    expect(findingsOf(JSON.stringify([{ cStat: '100' }, { ...problem, cStat: '' }]))[0]?.code).toBeUndefined();
  });

  test('of an answer of fifty are all', () => {
    const text = (count: number) => JSON.stringify(Array.from({ length: count }, () => ({ cStat: '539' })));
    expect(recogniseAnswer(text(50))).toMatchObject({ isPartial: false });
    expect(recogniseAnswer(text(51))).toMatchObject({ isPartial: true });
  });
});

describe('a text', () => {
  test('of words hints at a document', () => {
    expect(recogniseAnswer('prazo da NFC-e')).toMatchObject({
      kind: 'words',
      finding: { message: 'prazo da NFC-e', familyHint: 'nfe', code: undefined },
    });
    expect(recogniseAnswer(`${'a '.repeat(1500)}NF-e`)).toMatchObject({ finding: { familyHint: undefined } });
  });

  test('may begin with the mark of its encoding, and be a report', () => {
    expect(findingsOf('\ufeffid;cStat\n1;539\n')[0]?.code).toBe('539');
    expect(recogniseAnswer('id;cStat\n1;539\n')).toMatchObject({ format: 'csv' });
  });

  test('of the limit is read', () => {
    expect(recogniseAnswer(' '.repeat(MAX_LENGTH)).kind).toBe('empty');
  });

  test('of more than the limit is not read', () => {
    expect(recogniseAnswer('a'.repeat(MAX_LENGTH + 1))).toEqual({ kind: 'tooLong', length: MAX_LENGTH + 1 });
  });

  test('with markup in a message keeps it as text', () => {
    const text = '<r><cStat>539</cStat><xMotivo>&lt;img src=x onerror=alert(1)&gt;</xMotivo></r>';
    expect(findingsOf(text)[0]?.message).toBe('<img src=x onerror=alert(1)>');
  });

  test('with more results than anybody reads is cut and says so', () => {
    const text = `<a>${'<r><cStat>539</cStat></r>'.repeat(300)}</a>`;
    const recognised = recogniseAnswer(text);
    expect(recognised).toMatchObject({ kind: 'answer', isPartial: true });
    expect(findingsOf(text)).toHaveLength(50);
  });
});

test('a sentence is partial where the text is longer than sentences are looked for', () => {
  expect(recogniseAnswer('cStat 539')).toMatchObject({ format: 'sentence', isPartial: false });
  expect(recogniseAnswer(`cStat 539${' a'.repeat(MAX_SENTENCES)}`)).toMatchObject({
    format: 'sentence',
    isPartial: true,
  });
});

test('only an object is JSON between words; a whole text may have words after it', () => {
  for (const text of ['resposta: {"cStat":"539"} fim', '{"cStat":"539"} fim', '[{"cStat":"539"}] fim'])
    expect(recogniseAnswer(text)).toMatchObject({ format: 'json', findings: [{ code: '539' }] });
  expect(recogniseAnswer('erro "Rejeição 539: Duplicidade"')).toMatchObject({ format: 'sentence' });
});
