import { describe, expect, test } from 'vitest';
import { toCStatAddress } from '../../../lib/cstat/address';
import { type CStat, formatCStatName, shortenOfficialText, toCStatKey } from '../../../lib/cstat/cstat';

const explanation: CStat['explanation'] = {
  cause: 'Causa.',
  fix: ['Passo.'],
  resend: 'aguardar',
  related: [],
  fields: [],
  operations: [],
  guides: [],
  place: { file: 'content/cstat/nfe.yaml', line: 1 },
};

describe('the address of a code', () => {
  test('is a page when the code is explained, and an entry on the page of its document when it is not', () => {
    expect(toCStatAddress({ document: 'nfe', code: '539', explanation })).toBe('/docs/cstat/nfe/539/');
    expect(toCStatAddress({ document: 'mdfe', code: '611', explanation: undefined })).toBe(
      '/docs/cstat/mdfe/#cstat-611',
    );
  });

  test('has the document in it, because numbers repeat', () => {
    expect(toCStatKey({ document: 'cte', code: '204' })).toBe('cte/204');
  });
});

describe('the name of a code', () => {
  test.each([
    ['rejeição', '539', 'Rejeição 539 (NF-e)'],
    ['denegação', '301', 'Denegação 301 (NF-e)'],
    ['alerta', '172', 'Alerta 172 (NF-e)'],
    ['rejeição', '163', 'Rejeição 163 (NF-e)'],
    ['autorizado', '100', 'Código 100 (NF-e)'],
    ['serviço', '107', 'Código 107 (NF-e)'],
  ] as const)('of the kind %s says what it is', (kind, code, name) => {
    expect(formatCStatName({ document: 'nfe', code, kind })).toBe(name);
  });
});

describe('the official text as a title', () => {
  test.each([
    ['Rejeição: Duplicidade de NF-e [nRec:999999999999999]', 'Duplicidade de NF-e'],
    ['Rejeicao: CFOP inválido [nItem:nnn]', 'CFOP inválido'],
    ['Alerta: Situação do CNPJ destinatário', 'Situação do CNPJ destinatário'],
    ['Rejeição: CFOP inválido para devolução[nItem:nnn]', 'CFOP inválido para devolução'],
    ['Rejeição: Duplicidade [chCTe: [9999] [nProt:99][dhAut: AAAA-MM-DDTHH:MM:SS TZD].', 'Duplicidade'],
    ['Rejeição: Não Informada Guia de Trânsito Vegetal [nItem:', 'Não Informada Guia de Trânsito Vegetal'],
    ['Rejeição: Evento apresentado fora do prazo: [prazo vigente]', 'Evento apresentado fora do prazo'],
    ['Rejeição: SVC-[XX] desabilitada pela SEFAZ de Origem', 'SVC-[XX] desabilitada pela SEFAZ de Origem'],
    ['Serviço Paralisado Momentaneamente (curto prazo)', 'Serviço Paralisado Momentaneamente (curto prazo)'],
    ['Autorizado o uso da NF-e', 'Autorizado o uso da NF-e'],
  ])('%s', (text, title) => {
    expect(shortenOfficialText(text)).toBe(title);
  });
});
