import { describe, expect, test } from 'vitest';
import type { Recognition } from '../../../lib/fiscal/answer';
import { matchCodes } from '../../../lib/fiscal/match-codes';
import { recogniseAnswer } from '../../../lib/fiscal/recognise-answer';
import { expectCpuTime } from '../support/cpu-time';
import { CODE_TABLE } from './code-table';

describe('hostile input', () => {
  const MEGA = 1_000_000;
  /** Milliseconds that one answer may take. */
  const LIMIT = 100;
  const fill = (unit: string) => unit.repeat(Math.ceil(MEGA / unit.length)).slice(0, MEGA);
  const laughs = `<?xml version="1.0"?><!DOCTYPE lolz [<!ENTITY lol "lol">${Array.from(
    { length: 9 },
    (_, n) => `<!ENTITY lol${n + 1} "${`&lol${n};`.repeat(10)}">`,
  ).join('')}]><lolz>&lol9;</lolz>`;

  test.each<readonly [string, string, Recognition['kind']]>([
    ['one letter', fill('a'), 'words'],
    ['digits', fill('9'), 'words'],
    ['spaces and a letter', `${fill(' ').slice(1)}a`, 'words'],
    ['line ends', `a${fill('\n').slice(2)}a`, 'words'],
    ['brackets', fill('['), 'broken'],
    ['nested JSON', fill('{"a":'), 'broken'],
    ['nested JSON that ends', `${'['.repeat(MEGA / 2)}${']'.repeat(MEGA / 2)}`, 'broken'],
    ['a list of codes', `[${fill('{"cStat":"539"},').slice(0, -42)}{"cStat":"539"}]`, 'answer'],
    ['an object of many names', `{${Array.from({ length: 60_000 }, (_, n) => `"n${n}":${n}`).join(',')}}`, 'noResult'],
    ['tags that never end', fill('<'), 'words'],
    ['tags that never close', fill('<a>'), 'broken'],
    ['tags that were never opened', fill('</a>'), 'broken'],
    [
      'a deep stack and stray ends',
      `${Array.from({ length: 59 }, (_, n) => `<a${n}>`).join('')}${fill('</b>').slice(400)}`,
      'broken',
    ],
    ['attributes', `<a ${fill('xmlns="portalfiscal.inf.br ').slice(5)}>`.slice(0, MEGA), 'broken'],
    ['namespaces', fill('<a xmlns="http://www.portalfiscal.inf.br/nfe">'), 'broken'],
    ['quotes', fill(`<a b='"`), 'broken'],
    ['entities', `<a>${fill('&amp;').slice(10)}</a>`, 'noResult'],
    ['comments', fill('<!-- -->'), 'words'],
    ['CDATA', `<a>${fill('<![CDATA[<a>]]>').slice(20)}`, 'broken'],
    ['a comment that never ends', `<a><!--${fill('x').slice(10)}`, 'broken'],
    ['statuses', fill('<r><cStat>539</cStat></r>'), 'answer'],
    ['marks', fill('[nItem:'), 'words'],
    ['refusals', fill('rejeicao '), 'words'],
    ['refusals and punctuation', fill('rejeicao: - : -'), 'words'],
    ['codes', fill('cStat 539 '), 'answer'],
    ['letters with accents', fill('ção'), 'words'],
    ['combining accents', fill('\u0301'), 'words'],
    ['null characters', fill('\u0000'), 'empty'],
    ['base64', `PD94${fill('A').slice(8)}`, 'broken'],
    ['objects one after the other', fill('{"a":1}'), 'broken'],
    ['braces without JSON', fill('{a}'), 'words'],
    ['objects in objects that never end', fill('{a '), 'words'],
    ['lines that are cut off', fill('{"a\n'), 'broken'],
    ['texts that may be documents', `["${fill('&lt;","').slice(10)}"]`, 'noResult'],
    ['texts that may be JSON', `["${fill('{\\"a\\n","').slice(10)}"]`, 'noResult'],
    [
      'JSON in texts in JSON',
      JSON.stringify([JSON.stringify([JSON.stringify(fill('{"a":1}').slice(0, 100_000))])]),
      'noResult',
    ],
    ['lists in texts', JSON.stringify(Array(50_000).fill('[["a"]]')), 'noResult'],
    ['escaped tags', fill('&lt;a&gt;'), 'broken'],
    ['escaped documents in JSON', `["${fill('&lt;a&gt;').slice(10)}"]`, 'noResult'],
    ['documents in JSON', JSON.stringify(Array(60).fill(fill('<r><cStat>539</cStat></r>').slice(0, 15_000))), 'answer'],
    ['signs after a tag', `<a>${fill('<').slice(3)}`, 'broken'],
    ['pieces', fill('<cStat>539</cStat>'), 'answer'],
    ['pieces without a code', fill('<cStat> '), 'broken'],
    ['semicolons', `a;cStat\n${fill(';').slice(10)}`, 'words'],
  ])('of a million characters is dealt with in a moment: %s', (_, text, kind) => {
    expectCpuTime(() => {
      const recognised = recogniseAnswer(text.slice(0, MEGA));
      if (recognised.kind === 'answer') matchCodes(recognised.findings, CODE_TABLE);
      if (recognised.kind === 'words') matchCodes([recognised.finding], CODE_TABLE);
      expect(recognised.kind).toBe(kind);
    }, LIMIT);
  });

  test('with entities that multiply expands none of them', () => {
    expectCpuTime(() => {
      expect(recogniseAnswer(laughs)).toEqual({ kind: 'noResult', format: 'xml' });
    }, LIMIT);
  });
});
