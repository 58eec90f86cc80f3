import { describe, expect, test } from 'vitest';
import { recogniseAnswer } from '../../../lib/fiscal/recognise-answer';
import { entriesOf } from './read-entries';
import { findingsOf, KEY, OTHER, REFUSAL } from './read-findings';

const CTE = '31251111222333000505570010000045211357902140';
const MDFE = '51251111222333000696580010000003101264809138';
const NFCOM = '42251111222333000181620010000009051071604829';

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

  test.each([
    ['retConsReciNFe', 'query'],
    ['retConsSitNFe', 'query'],
    ['retConsSitCTe', 'query'],
    ['retConsStatServ', 'query'],
    ['retConsCad', 'query'],
    ['retConsMDFeNaoEnc', 'query'],
    ['retDistDFeInt', 'query'],
    ['retEnviNFe', 'batch'],
    ['retEnviCte', 'batch'],
    ['retEnvEvento', 'batch'],
    ['infProt', undefined],
    ['infEvento', undefined],
    ['infInut', undefined],
  ])('a status of %s is about: %s', (name, subject) => {
    const inner = { tpAmb: '1', nRec: '', cStat: '215', xMotivo: 'Rejeição: Falha no esquema XML' };
    const xml = Object.entries(inner).map(([tag, value]) => `<${tag}>${value}</${tag}>`);
    expect(findingsOf(`<ns:${name} versao="4.00">${xml.join('')}</ns:${name}>`)[0]).toMatchObject({
      code: '215',
      subject,
    });
    expect(findingsOf(JSON.stringify({ dados: [{ [name]: inner }] }))[0]).toMatchObject({ code: '215', subject });
  });

  test('a document refused inside the answer to a query is refused itself', () => {
    const text = `<retConsReciNFe><cStat>104</cStat>${protocol('', 'NFe', KEY, '539', REFUSAL)}</retConsReciNFe>`;
    expect(findingsOf(text).map(({ code, subject }) => [code, subject])).toEqual([
      ['539', undefined],
      ['104', 'query'],
    ]);
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

  test.each([
    ['<cStat>539</cStat>\n<xMotivo>Rejeição: Duplicidade de NF-e</xMotivo>', undefined],
    ['<ns2:cStat> 539 </ns2:cStat><ns2:xMotivo>Rejeição: Duplicidade de NF-e</ns2:xMotivo>', undefined],
    ['retorno: <cStat>539</cStat><xMotivo>Rejeição: Duplicidade de NF-e', undefined],
    ['<r><x><![CDATA[<cStat>539</cStat><xMotivo>Rejeição: Duplicidade de NF-e</xMotivo>]]></x></r>', undefined],
    [
      'tempo < 3s: <retEnviNFe><cStat>539</cStat><xMotivo>Rejeição: Duplicidade de NF-e</xMotivo></retEnviNFe>',
      'batch',
    ],
    ['tempo <3s: <retEnviNFe><cStat>539</cStat><xMotivo>Rejeição: Duplicidade de NF-e</xMotivo></retEnviNFe>', 'batch'],
  ])('is read in part: %s', (text, subject) => {
    expect(recogniseAnswer(text)).toMatchObject({ format: 'xml' });
    expect(findingsOf(text)).toMatchObject([{ code: '539', message: 'Rejeição: Duplicidade de NF-e', subject }]);
  });

  test.each([
    '<cStat>',
    '<cStat> nº 539',
    'o campo <cStat> da nota</cStat>',
    '<cStat>53</cStat>',
    '<cStat>53900</cStat>',
  ])('has no part with a status in it: %s', (text) => {
    expect(recogniseAnswer(text)).not.toMatchObject({ format: 'xml', kind: 'answer' });
  });

  test('without a result says so', () => {
    expect(recogniseAnswer('<NFe><infNFe Id="x"/></NFe>')).toEqual({ kind: 'noResult', format: 'xml' });
    expect(recogniseAnswer('<retEnviNFe><tpAmb>1</tpAmb')).toEqual({ kind: 'broken', format: 'xml' });
  });
});

describe('a result in XML', () => {
  const find = (text: string) => findingsOf(text)[0];

  test.each([
    ['nfe', '<ret xmlns="http://www.portalfiscal.inf.br/nfe"><cStat>107</cStat></ret>'],
    ['cte', '<ret xmlns="http://www.portalfiscal.inf.br/cte"><cStat>107</cStat></ret>'],
    ['nfcom', '<ret xmlns="http://www.portalfiscal.inf.br/nfcom"><cStat>107</cStat></ret>'],
    ['gtin', '<retConsGTIN xmlns="http://www.portalfiscal.inf.br/nfe"><cStat>9490</cStat></retConsGTIN>'],
    ['gtin', '<retConsGTIN><r><cStat>9490</cStat></r></retConsGTIN>'],
    ['cte', '<ret><cStat>256</cStat><mod>57</mod></ret>'],
    [undefined, '<ret xmlns="http://www.portalfiscal.inf.br"><cStat>107</cStat></ret>'],
    [undefined, '<GTINret><cStat>107</cStat></GTINret>'],
  ])('is of %s: %s', (family, text) => {
    expect(find(text)?.family).toBe(family);
  });

  test('of a protocol without a key has that of the document beside it; no other has', () => {
    const beside = (element: string, key = '') =>
      find(`<p><infNFe Id="NFe${KEY}"/><${element}><cStat>100</cStat>${key}</${element}></p>`)?.key?.text;
    expect([beside('infProt'), beside('infEvento'), beside('infProt', `<chNFe>${OTHER}</chNFe>`)]).toEqual([
      KEY,
      undefined,
      OTHER,
    ]);
    const noKeys = `<chNFe>35</chNFe><xchNFe>${KEY}</xchNFe><xMotivo>${'x'.repeat(44)}</xMotivo>`;
    expect(beside('infEvento', noKeys)).toBeUndefined();
  });

  test('has its receipt, and a queue only where there is one', () => {
    expect(find('<ret><cStat>103</cStat><nRec>351000000012391</nRec></ret>')).toMatchObject({
      receipt: '351000000012391',
      queue: undefined,
    });
    expect(find('<ret><cStat>137</cStat><ultNSU>7</ultNSU></ret>')?.queue).toEqual({ last: '7', highest: '7' });
  });

  test('of a piece without its root is read up to a hundred thousand characters', () => {
    const piece = '<cStat>539</cStat><xMotivo>Rejeição: Duplicidade</xMotivo>';
    expect(find(piece.padEnd(100_000))?.message).toBe('Rejeição: Duplicidade');
    expect(recogniseAnswer(`${piece}${' '.repeat(100_000 - piece.length)}.`)).toMatchObject({ format: 'sentence' });
  });

  test('is found two documents deep, and is partial where the inner one is', () => {
    const wrap = (text: string) => `<r><x>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</x></r>`;
    const status = '<r><cStat>539</cStat></r>';
    expect(recogniseAnswer(wrap(wrap(status)))).toMatchObject({ format: 'xml' });
    // What lies deeper is words.
    expect(recogniseAnswer(wrap(wrap(wrap(status))))).toMatchObject({ format: 'sentence' });
    expect(recogniseAnswer(wrap('<r><cStat>539</cStat>'))).toMatchObject({ kind: 'answer', isPartial: true });
    expect(recogniseAnswer(wrap(status))).toMatchObject({ kind: 'answer', isPartial: false });
  });
});
