import { describe, expect, test } from 'vitest';
import { type Finding, MAX_LENGTH, type Recognition } from '../../../lib/fiscal/answer';
import { matchCodes } from '../../../lib/fiscal/match-codes';
import { recogniseAnswer } from '../../../lib/fiscal/recognise-answer';
import { CODE_TABLE } from './code-table';

const KEY = '35251111222333000181550010000012391704829157';
const OTHER = '35251111222333000181550010000012391305182648';
const CTE = '31251111222333000181570010000045211357902149';
const MDFE = '51251111222333000181580010000003101264809134';
const NFCOM = '42251111222333000181620010000009051071604829';
const REFUSAL = `Rejeição: Duplicidade de NF-e com diferença na Chave de Acesso [chNFe:${OTHER}][nRec:351000000012391]`;

function findingsOf(text: string): readonly Finding[] {
  const recognised = recogniseAnswer(text);
  if (recognised.kind === 'words') return [recognised.finding];
  if (recognised.kind !== 'answer') throw new Error(`recognised as ${recognised.kind}`);
  return recognised.findings;
}

/** The entries that a text leads to, for its first result: "nfe/539". */
function entriesOf(text: string): readonly string[] {
  const [match] = matchCodes(findingsOf(text).slice(0, 1), CODE_TABLE);
  return match?.entries.map(({ document, code }) => `${document}/${code}`) ?? [];
}

const protocol = (prefix: string, element: string, key: string, code: string, message: string) =>
  `<${prefix}prot${element} versao="4.00"><${prefix}infProt><${prefix}tpAmb>1</${prefix}tpAmb>` +
  `<${prefix}ch${element}>${key}</${prefix}ch${element}><${prefix}cStat>${code}</${prefix}cStat>` +
  `<${prefix}xMotivo>${message}</${prefix}xMotivo></${prefix}infProt></${prefix}prot${element}>`;

describe('XML of the tax authority', () => {
  const batch = `<retEnviNFe xmlns="http://www.portalfiscal.inf.br/nfe" versao="4.00"><tpAmb>1</tpAmb><cStat>104</cStat>
    <xMotivo>Lote processado</xMotivo>${protocol('', 'NFe', KEY, '539', REFUSAL)}</retEnviNFe>`;

  test('gives the result of the document before that of the batch', () => {
    expect(findingsOf(batch).map(({ code }) => code)).toEqual(['539', '104']);
    expect(findingsOf(batch)[0]).toMatchObject({
      family: 'nfe',
      message: REFUSAL,
      key: { text: KEY, number: '1239', model: { name: 'NF-e' } },
      otherKey: { text: OTHER },
      receipt: '351000000012391',
    });
    expect(entriesOf(batch)).toEqual(['nfe/539']);
  });

  test.each([
    ['with prefixes', batch.replace(/<(\/?)(?=[a-zA-Z])/g, '<$1nfe:').replace('xmlns=', 'xmlns:nfe=')],
    [
      'in a SOAP envelope',
      `<?xml version="1.0"?><soap:Envelope xmlns:soap="http://www.w3.org/2003/05/soap-envelope"><soap:Body>
      <nfeResultMsg xmlns="http://www.portalfiscal.inf.br/nfe/wsdl/NFeAutorizacao4">${batch}</nfeResultMsg></soap:Body></soap:Envelope>`,
    ],
    ['escaped inside an envelope', `<r><x>${batch.replaceAll('<', '&lt;').replaceAll('>', '&gt;')}</x></r>`],
    ['in CDATA', `<r><x><![CDATA[${batch}]]></x></r>`],
    ['after words of a log', `2025-11-20 10:52:07 ERROR retorno da SEFAZ: ${batch}`],
    ['in base64', btoa(String.fromCharCode(...new TextEncoder().encode(batch)))],
    ['in a JSON text', JSON.stringify({ xmlRetorno: batch })],
  ])('is recognised %s', (_, text) => {
    expect(findingsOf(text)[0]).toMatchObject({ code: '539', family: 'nfe', key: { text: KEY } });
  });

  test('that was cut off still gives what came before the cut', () => {
    const recognised = recogniseAnswer(batch.slice(0, batch.indexOf('</xMotivo></infProt>')));
    expect(recognised).toMatchObject({ kind: 'answer', isPartial: true, findings: [{ code: '539' }, { code: '104' }] });
  });

  test('with several protocols gives every one, refusals first', () => {
    const text = `<retConsReciNFe xmlns="http://www.portalfiscal.inf.br/nfe"><nRec>351000000012391</nRec><cStat>104</cStat>
      ${protocol('', 'NFe', OTHER, '100', 'Autorizado o uso da NF-e')}${protocol('', 'NFe', KEY, '539', REFUSAL)}</retConsReciNFe>`;
    expect(findingsOf(text).map(({ code, key }) => [code, key?.text])).toEqual([
      ['539', KEY],
      ['100', OTHER],
      ['104', undefined],
    ]);
  });

  test.each([
    [
      'CT-e',
      `<retCTe xmlns="http://www.portalfiscal.inf.br/cte">${protocol('', 'CTe', CTE, '204', 'x')}</retCTe>`,
      'cte/204',
    ],
    ['MDF-e', `<retMDFe>${protocol('', 'MDFe', MDFE, '611', 'x')}</retMDFe>`, 'mdfe/611'],
    ['NFCom', `<retNFCom>${protocol('', 'NFCom', NFCOM, '204', 'x')}</retNFCom>`, 'nfcom/204'],
    ['an MDF-e answer without key', '<retConsStatServMDFe><cStat>107</cStat></retConsStatServMDFe>', 'mdfe/107'],
    [
      'a namespace alone',
      '<a:ret xmlns:a="http://www.portalfiscal.inf.br/mdfe"><a:cStat>107</a:cStat></a:ret>',
      'mdfe/107',
    ],
    [
      'an event',
      `<retEnvEvento xmlns="http://www.portalfiscal.inf.br/nfe"><cStat>128</cStat><retEvento><infEvento><cStat>573</cStat>
      <chNFe>${KEY}</chNFe></infEvento></retEvento></retEnvEvento>`,
      'nfe/573',
    ],
    [
      'a number range',
      '<retInutNFe><infInut><cStat>256</cStat><CNPJ>11222333000181</CNPJ><mod>55</mod></infInut></retInutNFe>',
      'nfe/256',
    ],
  ])('tells the document of %s', (_, text, entry) => {
    expect(entriesOf(text)).toEqual([entry]);
  });

  test('of a distribution gives the state of the queue', () => {
    const text = `<retDistDFeInt xmlns="http://www.portalfiscal.inf.br/nfe"><cStat>656</cStat><xMotivo>Rejeicao: Consumo Indevido</xMotivo>
      <ultNSU>000000000012380</ultNSU><maxNSU>000000000012431</maxNSU></retDistDFeInt>`;
    expect(findingsOf(text)[0]).toMatchObject({
      code: '656',
      queue: { last: '000000000012380', highest: '000000000012431' },
    });
  });

  test('without a result says so', () => {
    expect(recogniseAnswer('<NFe><infNFe Id="x"/></NFe>')).toEqual({ kind: 'noResult', format: 'xml' });
    expect(recogniseAnswer('<retEnviNFe><tpAmb>1</tpAmb')).toEqual({ kind: 'broken', format: 'xml' });
  });
});

describe('JSON', () => {
  test('of a refusal with a problem is one result with both keys', () => {
    const text = JSON.stringify({
      chave: KEY,
      retorno: { cStat: '539', xMotivo: REFUSAL },
      problema: { codigo: 'CHAVE_DIVERGENTE', title: 'Chave divergente', cStat: '539', xMotivo: REFUSAL, chave: OTHER },
    });
    expect(findingsOf(text)).toMatchObject([
      { code: '539', problemCode: 'CHAVE_DIVERGENTE', key: { text: KEY }, otherKey: { text: OTHER } },
    ]);
  });

  test('points at the items of refused fields', () => {
    const text = JSON.stringify({
      title: 'Dados inválidos',
      codigo: 'DADOS_INVALIDOS',
      erros: [{ campo: '/documento/det/2/prod/NCM', mensagem: 'Informe 8 dígitos.' }],
    });
    expect(findingsOf(text)).toMatchObject([
      { problemCode: 'DADOS_INVALIDOS', items: [3], fields: [{ field: '/documento/det/2/prod/NCM' }] },
    ]);
  });

  test.each([
    ['with numbers for codes', '{"cStat":539}'],
    ['in the case of another system', '{"CSTAT":"539"}'],
    ['as a text inside a text', JSON.stringify('{"cStat":"539"}')],
    ['after the headers of the answer', 'HTTP/1.1 200 OK\nContent-Type: application/json\n\n{"cStat":"539"}'],
    ['cut off', '{"retorno":{"cStat":"539","xMotivo":"Rejei'],
  ])('is recognised %s', (_, text) => {
    expect(findingsOf(text)[0]?.code).toBe('539');
  });

  test('without a result, or broken, says so', () => {
    expect(recogniseAnswer('{"a":1}')).toEqual({ kind: 'noResult', format: 'json' });
    expect(recogniseAnswer('{"a":{"b":')).toEqual({ kind: 'broken', format: 'json' });
  });
});

describe('a sentence', () => {
  test.each([
    ['Rejeição 539: Duplicidade de NF-e com diferença na Chave de Acesso', ['nfe/539']],
    [
      `Rejeição 539: Duplicidade de NF-e com diferença na Chave de Acesso [chNFe:${OTHER}][nRec:351000000012391]`,
      ['nfe/539'],
    ],
    ['REJEICAO 539 - DUPLICIDADE DE NF-E COM DIFERENCA NA CHAVE DE ACESSO', ['nfe/539']],
    ['539 - Duplicidade de CT-e com diferença na Chave de Acesso', ['cte/539']],
    ['Rejeicao: [539]', ['nfe/539', 'cte/539', 'mdfe/539', 'nfcom/539']],
    ['cStat 539', ['nfe/539', 'cte/539', 'mdfe/539', 'nfcom/539']],
    ['cStat=539 MDF-e', ['mdfe/539', 'nfe/539', 'cte/539', 'nfcom/539']],
    ['[611]', ['nfe/611', 'mdfe/611']],
    ['Erro ao transmitir. Código: 232', ['nfe/232']],
    ['Rejeição: IE do destinatário não informada', ['nfe/232']],
    ['ERRO: Rejeicao: Prazo de cancelamento superior ao previsto na Legislacao (tentativa 2)', ['nfe/501']],
    ['Duplicidade de NF-e com diferença', ['nfe/539']],
  ])('"%s" leads to %j', (text, expected) => {
    const entries = entriesOf(text);
    expect(entries.slice(0, 1)).toEqual(expected.slice(0, 1));
    expect(entries.toSorted()).toEqual(expect.arrayContaining(expected.toSorted()));
  });

  test('points at the items it names', () => {
    expect(findingsOf('Rejeição 778: Informado NCM inexistente [nItem:3]')[0]?.items).toEqual([3]);
    expect(findingsOf('Rejeição 778: Informado NCM inexistente (Item 12)')[0]?.items).toEqual([12]);
    expect(findingsOf('Rejeição 778: NCM inexistente [nItem: 1][nItem: 2]')[0]?.items).toEqual([1, 2]);
    expect(findingsOf('Rejeição 539: Duplicidade [nRec:351000000012391]')[0]?.items).toEqual([]);
  });

  test('finds every line of a log once', () => {
    const text = 'cStat: 539 Duplicidade\ncStat: 232 IE\ncStat: 539 Duplicidade\n';
    expect(findingsOf(text).map(({ code }) => code)).toEqual(['539', '232']);
  });

  test.each(['token', 'como cancelar uma NF-e', 'HTTP 422', '2025-11-20', '12345'])(
    '"%s" is a query like any other',
    (text) => {
      expect(recogniseAnswer(text).kind).toBe('words');
      expect(entriesOf(text)).toEqual([]);
    },
  );
});

describe('a key or a code alone', () => {
  test('is recognised as such, a wrong key too', () => {
    expect(recogniseAnswer(` NFe${KEY}\n`)).toMatchObject({ kind: 'key', key: { text: KEY, faults: [] } });
    expect(recogniseAnswer(KEY.slice(1))).toMatchObject({ kind: 'key', key: { faults: [{ kind: 'length' }] } });
    expect(recogniseAnswer('#539')).toMatchObject({ kind: 'answer', findings: [{ code: '539' }] });
    expect(recogniseAnswer(' \n\u0000')).toEqual({ kind: 'empty' });
  });
});

describe('hostile input', () => {
  const MEGA = 1_000_000;
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
    ['semicolons', `a;cStat\n${fill(';').slice(10)}`, 'words'],
  ])('of a million characters is dealt with in a moment: %s', (_, text, kind) => {
    const times = [1, 2, 3].map(() => {
      const start = process.cpuUsage();
      const recognised = recogniseAnswer(text.slice(0, MEGA));
      if (recognised.kind === 'answer') matchCodes(recognised.findings, CODE_TABLE);
      if (recognised.kind === 'words') matchCodes([recognised.finding], CODE_TABLE);
      expect(recognised.kind).toBe(kind);
      return process.cpuUsage(start).user / 1000;
    });
    // Milliseconds of computing, the least of three runs: waiting for a busy machine does not count.
    expect(Math.min(...times)).toBeLessThan(100);
  });

  test('of more than the limit is not read', () => {
    expect(recogniseAnswer('a'.repeat(MAX_LENGTH + 1))).toEqual({ kind: 'tooLong', length: MAX_LENGTH + 1 });
  });

  test('with entities that multiply expands none of them', () => {
    const start = process.cpuUsage();
    expect(recogniseAnswer(laughs)).toEqual({ kind: 'noResult', format: 'xml' });
    expect(process.cpuUsage(start).user / 1000).toBeLessThan(100);
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
