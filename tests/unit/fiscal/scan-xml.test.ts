import { describe, expect, test } from 'vitest';
import { decodeEntities, scanXml } from '../../../lib/fiscal/scan-xml';

const NFE = 'http://www.portalfiscal.inf.br/nfe';
const STATUS = '<cStat>539</cStat>';

describe('an element with a status', () => {
  test('has its values, what stands around it and the namespaces on the way', () => {
    const text = `<a xmlns="${NFE}"><b><x:r xmlns:x='${NFE}/x'>${STATUS}<m> x </m><m>y</m><e/><e2></e2></x:r></b></a>`;
    expect(scanXml(text)).toEqual({
      statuses: [
        {
          name: 'r',
          values: new Map([
            ['cStat', '539'],
            ['m', 'x'],
          ]),
          ancestors: ['a', 'b'],
          namespaces: [`${NFE}/x`, NFE],
        },
      ],
      inner: [],
      id: undefined,
      hasElements: true,
      isBroken: false,
    });
  });

  test('has no namespace of others', () => {
    const namespaces = (tag: string) => scanXml(`<${tag}>${STATUS}</a>`).statuses[0]?.namespaces;
    expect(namespaces('a xmlns="http://exemplo.com.br"')).toEqual([]);
    expect(namespaces(`a xmlns:b="http://exemplo.com.br" xmlns:c = "${NFE}"`)).toEqual([NFE]);
    expect(namespaces(`a url="${NFE}"`)).toEqual([]);
    expect(namespaces(`a xmlns:nfe="${NFE}"`)).toEqual([NFE]);
  });

  test('keeps no more of a text than messages have', () => {
    const [status] = scanXml(`<r>${STATUS}<m>${'a'.repeat(3000)}</m></r>`).statuses;
    expect(status?.values.get('m')).toHaveLength(2000);
  });
});

test.each([
  ['<r><infProt Id="NFe1"/><infProt Id="NFe2"/></r>', 'NFe1'],
  ["<r><infProt versao='1' Id = 'NFe1'></infProt></r>", 'NFe1'],
  ['<r><prot Id="NFe1"/></r>', undefined],
  ['<r><infProt cId="NFe1"/></r>', undefined],
  ['<r><infA/><infProt Id="NFe1"/></r>', 'NFe1'],
])('the Id of %s is %s', (text, id) => {
  expect(scanXml(text).id).toBe(id);
});

describe('what is no element', () => {
  test.each([
    ['declarations', `<?xml version="1.0"?><!DOCTYPE r>${'<r>'}${STATUS}</r>`],
    ['comments, whatever is in them', `<!-- <r> --><r><!-- </r> > -->${STATUS}</r>`],
    ['a quoted end of a tag', `<r a=">" b='>'>${STATUS}</r>`],
    ['tags in comments, one after the other', `<r>${STATUS}<!-- > --><!-- a > <b> --></r>`],
    ['text before and after', `erro: <r>${STATUS}</r> fim`],
  ])('is passed over: %s', (_, text) => {
    expect(scanXml(text)).toMatchObject({ statuses: [{ name: 'r' }], isBroken: false });
  });

  test('CDATA is text', () => {
    const [status] = scanXml(`<r>${STATUS}<m>a <![CDATA[<b> & ]]>c</m></r>`).statuses;
    expect(status?.values.get('m')).toBe('a <b> & c');
  });
});

describe('a document inside a text', () => {
  test.each([
    ['escaped', '&lt;r&gt;&lt;/r&gt;'],
    ['in CDATA', '<![CDATA[<r></r>]]>'],
    ['escaped in CDATA', '<![CDATA[&lt;r&gt;&lt;/r&gt;]]>'],
  ])('is there as it was, %s', (_, text) => {
    expect(scanXml(`<a><b>${text}</b></a>`).inner).toEqual(['<r></r>']);
  });

  test('keeps in CDATA what it escapes itself', () => {
    const text = '<r><m>a &lt;det&gt; &amp;amp; b</m></r>';
    expect(scanXml(`<a><b><![CDATA[${text}]]></b></a>`).inner).toEqual([text]);
    const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
    expect(scanXml(`<a><b>${escaped}</b></a>`).inner).toEqual([text]);
  });

  test('is none that does not begin with a tag, or is a book', () => {
    expect(scanXml('<a><b>x &lt;r&gt;</b></a>').inner).toEqual([]);
    expect(scanXml(`<a><b>&lt;${'r'.repeat(499_996)}</b></a>`).inner).toHaveLength(1);
    expect(scanXml(`<a><b>&lt;${'r'.repeat(499_997)}</b></a>`).inner).toHaveLength(0);
  });
});

describe('what is broken still gives what could be read', () => {
  test.each([
    ['it ends early', `<a><r>${STATUS}`],
    ['it ends inside a tag', `<a><r>${STATUS}</r></a`],
    ['a tag is closed that is not open', `<r>${STATUS}</r></b>`],
    ['tags are closed in another order', `<a><r>${STATUS}</a></r>`],
    ['a tag has no name', `<r>${STATUS}<></r>`],
    ['a comment never ends', `<r>${STATUS}</r><!-- `],
    ['CDATA never ends', `<r>${STATUS}<![CDATA[x`],
    ['a declaration never ends', `<r>${STATUS}</r><?xml `],
  ])('%s', (_, text) => {
    expect(scanXml(text)).toMatchObject({ statuses: [{ name: 'r', values: new Map([['cStat', '539']]) }] });
  });

  test.each([
    ['<a><b></b>', true],
    ['<a></a></b>', true],
    ['<a><b></a></b>', true],
    ['<a', true],
    ['<a><></a>', true],
    ['<a></a>', false],
    ['<a/>', false],
    ['nada', false],
    ['< a></a>', true],
    ['3 < 5 <a></a> 3 < 5', false],
    ['<3 <a></a>', false],
    ['<a>3 < 5</a>', true],
    ['<_a></_a>', false],
    ['<a><![CDATA[3 < 5]]></a>', false],
  ])('%s is broken: %s', (text, isBroken) => {
    expect(scanXml(text).isBroken).toBe(isBroken);
  });

  test('has a sign between words as text, and the tag after it as a tag', () => {
    const { statuses } = scanXml(`2 < 3 <r>${STATUS}<m>1 < 2 <</m></r>`);
    expect(statuses.map(({ name, values }) => [name, values.get('m')])).toEqual([['r', '1 < 2 <']]);
  });

  test('has elements only where one opens', () => {
    expect(['<a/>', '</a>', '<!-- a -->', 'a'].map((text) => scanXml(text).hasElements)).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });

  test('is given up below sixty elements, and after two hundred statuses', () => {
    const nest = (depth: number) => scanXml(`${'<a>'.repeat(depth)}${'</a>'.repeat(depth)}`).isBroken;
    expect([nest(60), nest(61)]).toEqual([false, true]);
    expect(scanXml(`<a>${`<r>${STATUS}</r>`.repeat(201)}</a>`)).toMatchObject({ isBroken: true });
    expect(scanXml(`<a>${`<r>${STATUS}</r>`.repeat(300)}</a>`).statuses).toHaveLength(200);
  });
});

test.each([
  ['&lt;&gt;&amp;&quot;&apos;', '<>&"\''],
  ['&LT;', '<'],
  ['&#65;&#x41;&#X4a;', 'AAJ'],
  ['&amp;lt;', '&lt;'],
  ['&nada; & &#; &lolz9;', '&nada; & &#; &lolz9;'],
  ['&#0;&#x10ffff;&#x110000;', '\u{10ffff}'],
  ['&#xd83d;&#xDE00;&#55357;5', '5'],
  ['sem', 'sem'],
])('the entities of "%s" are "%s"', (text, decoded) => {
  expect(decodeEntities(text)).toBe(decoded);
});

test.each([
  ['quotes around the end of a tag', `<m a="x>" b='>"'>z</m>`, 'z'],
  ['a processing instruction', '<m>x<?p "<" ?>y</m>', 'xy'],
  ['CDATA that never ends', '<m><![CDATA[xyz', 'xyz'],
])('%s is no part of a value', (_, text, value) => {
  expect(scanXml(`<r>${STATUS}${text}</r>`).statuses[0]?.values.get('m')).toMatch(new RegExp(`^${value}(?:</r>)?$`));
});

test('what stands between elements is no value, and what is closed with its parent no ancestor', () => {
  const text = `<a><r>${STATUS}depois</r><cStat>100</cStat></a>`;
  expect(scanXml(text).statuses.map(({ values }) => [...values])).toEqual([[['cStat', '539']], [['cStat', '100']]]);
  expect(scanXml(`<a><b><c></a><r>${STATUS}</r>`).statuses[0]?.ancestors).toEqual([]);
});
