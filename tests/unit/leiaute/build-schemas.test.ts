import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { DOCUMENT, type Json, object, PUBLISHED } from '../openapi/description-document';
import { mismatches } from '../openapi/description-validator';

const OPERATION = object(object(object(DOCUMENT.paths)['/v1/dfe']).post);
const MEDIA = object(object(object(OPERATION.requestBody).content)['application/json']);
const body = (name: string): Json => object(object(object(MEDIA.examples)[name]).value);

/** A copy of a body with the value at a path replaced, or removed where there is none. */
function change(value: Json, path: readonly (string | number)[], replacement?: unknown): Json {
  const copy = structuredClone(value) as Json; // A clone has the type of its source.
  let parent: Record<string | number, unknown> = copy;
  for (const step of path.slice(0, -1)) parent = parent[step] as Record<string, unknown>; // The tests name paths that exist.
  const last = path.at(-1) ?? '';
  if (replacement === undefined) delete parent[last];
  else parent[last] = replacement;
  return copy;
}

/** No example of the operation is a NFCom. */
const NFCOM = object(object(parse(readFileSync('content/receitas/nfcom-internet.yaml', 'utf8'))).request);

const send = (value: Json) => mismatches('/components/schemas/DfeEnvio', value);
// Compiles the schema, for which a test's limit in time is not.
send(body('nfe'));

const ICMS = ['documento', 'det', 0, 'imposto', 'ICMS', 'ICMS00'] as const;
const IDE = ['documento', 'ide'] as const;

describe('a body that breaks a rule of the layout is refused', () => {
  test.each([
    ['an unknown tag', [...IDE, 'qualquer'], 'coisa'],
    ['a required field that is missing', [...IDE, 'natOp'], undefined],
    ['a required group that is missing', ['documento', 'transp'], undefined],
    ['two fields of one choice', ['documento', 'dest', 'CPF'], '52998224725'],
    ['two groups of one choice', ['documento', 'det', 0, 'imposto', 'ICMS', 'ICMS40'], { orig: '0', CST: '40' }],
    ['two fields of an optional choice', ['documento', 'transp', 'transporta', 'CPF'], '52998224725'],
    ['a field of a sequence without the others', [...ICMS, 'pFCP'], '2.00'],
    ['too long a text', [...IDE, 'natOp'], 'a'.repeat(61)],
    ['too few decimals', [...ICMS, 'vICMS'], '150.0'],
    ['a value that is not in the list', [...IDE, 'tpNF'], '2'],
    ['a number in place of a text', [...IDE, 'serie'], 1],
    ['a group in place of a list', ['documento', 'det'], {}],
    ['too long a list', ['documento', 'pag', 'detPag'], Array(101).fill({ tPag: '01', vPag: '1.00' })],
    ['the layout of another document', ['modelo'], '57'],
    ['a model that does not exist', ['modelo'], '59'],
    ['neither document nor XML', ['documento'], undefined],
    ['both document and XML', ['xml'], 'PE5GZT4='],
  ])('%s', (_, path, replacement) => {
    expect(send(body('nfe'))).toEqual([]);
    expect(send(change(body('nfe'), path, replacement))).not.toEqual([]);
  });
});

describe('so is one of the other documents', () => {
  const AIR = { dPrevAereo: '2026-11-21', natCarga: {}, tarifa: { CL: 'G', vTar: '1.00' } };
  const FLIGHT = { nac: 'PT', matr: 'ABC', nVoo: 'VO1234', cAerEmb: 'GRU', cAerDes: 'GIG', dVoo: '2026-11-20' };

  test.each<readonly [string, string, readonly (string | number)[], unknown]>([
    ['cte', 'an unknown tag', [...IDE, 'qualquer'], 'coisa'],
    ['cte', 'a tag of another document', [...IDE, 'idDest'], '1'],
    ['cte', 'a required field that is missing', [...IDE, 'natOp'], undefined],
    ['cte', 'two fields of one choice', ['documento', 'dest', 'CNPJ'], '11222333000181'],
    ['cte', 'two groups of one choice', [...IDE, 'toma4'], { toma: '4', CNPJ: '11222333000181', xNome: 'Modelo' }],
    ['cte', 'two modals', ['documento', 'infCTeNorm', 'infModal', 'aereo'], AIR],
    ['cte', 'too long a text', [...IDE, 'natOp'], 'a'.repeat(61)],
    ['cte', 'too few decimals', ['documento', 'vPrest', 'vTPrest'], '480.0'],
    ['cte', 'a value that is not in the list', [...IDE, 'tpCTe'], '9'],
    ['cte', 'a group in place of a list', ['documento', 'infCTeNorm', 'infDoc', 'infNFe'], {}],
    ['cte', 'the layout of another document', ['modelo'], '58'],
    ['mdfe', 'an unknown tag', [...IDE, 'qualquer'], 'coisa'],
    ['mdfe', 'a required field that is missing', [...IDE, 'UFIni'], undefined],
    ['mdfe', 'two fields of one choice', ['documento', 'emit', 'CPF'], '52998224725'],
    ['mdfe', 'two modals', ['documento', 'infModal', 'aereo'], FLIGHT],
    ['mdfe', 'too long a text', ['documento', 'prodPred', 'xProd'], 'a'.repeat(121)],
    ['mdfe', 'too few decimals', ['documento', 'tot', 'vCarga'], '18400.0'],
    ['mdfe', 'a value that is not in the list', [...IDE, 'tpEmit'], '9'],
    ['mdfe', 'a group in place of a list', ['documento', 'infDoc', 'infMunDescarga'], {}],
    ['nfcom', 'an unknown tag', [...IDE, 'qualquer'], 'coisa'],
    ['nfcom', 'a required field that is missing', [...IDE, 'finNFCom'], undefined],
    ['nfcom', 'two fields of one choice', ['documento', 'dest', 'CNPJ'], '11222333000181'],
    ['nfcom', 'two groups of one choice', ['documento', 'det', 0, 'imposto', 'ICMS40'], { CST: '40' }],
    ['nfcom', 'too long a text', ['documento', 'det', 0, 'prod', 'xProd'], 'a'.repeat(121)],
    ['nfcom', 'too few decimals', ['documento', 'total', 'vNF'], '119.9'],
    ['nfcom', 'a value that is not in the list', [...IDE, 'tpFat'], '9'],
    ['nfcom', 'a group in place of a list', ['documento', 'det'], {}],
  ])('%s: %s', (name, _, path, replacement) => {
    const right = name === 'nfcom' ? NFCOM : body(name);
    expect(send(right)).toEqual([]);
    expect(send(change(right, path, replacement))).not.toEqual([]);
  });
});

test.each(['nfe', 'nfce', 'cte', 'mdfe', 'xml-em-base64'])('the example %s is accepted', (name) => {
  expect(send(body(name))).toEqual([]);
});

test('what the API fills may be absent', () => {
  const { documento, ...rest } = body('nfce');
  const { cNF: _cNF, cDV: _cDV, nNF: _nNF, ...ide } = object(object(documento).ide);
  expect(send({ ...rest, documento: { ...object(documento), ide, emit: { CNPJ: '11222333000343' } } })).toEqual([]);
});

test('the alternatives of a choice are told by what they require', () => {
  const { oneOf } = object(object(object(DOCUMENT.components).schemas)['NFe.dest']);
  expect(oneOf).toMatchObject([{ title: 'CNPJ' }, { title: 'CPF' }, { title: 'idEstrangeiro' }]);
});

test('every alternative of a choice in the published document has a title', () => {
  const schemas = object(object(DOCUMENT.components).schemas);
  const follow = (schema: Json): Json =>
    typeof schema.$ref === 'string' ? object(schemas[schema.$ref.split('/').at(-1) ?? '']) : schema;
  const untitled: string[] = [];
  let count = 0;
  const walk = (value: unknown, path: string): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, child] of Object.entries(value)) {
      walk(child, `${path}/${key}`);
      if (!((key === 'oneOf' || key === 'anyOf') && Array.isArray(child))) continue;
      const alternatives = child.map(object);
      // A value or none is nothing to choose from.
      if (alternatives.length === 2 && alternatives.some(({ type }) => type === 'null')) continue;
      for (const [index, alternative] of alternatives.entries()) {
        count += 1;
        const isTitled = [alternative, follow(alternative)].some(
          ({ title }) => typeof title === 'string' && title !== '',
        );
        if (!isTitled) untitled.push(`${path}/${key}/${index}`);
      }
    }
  };
  walk(DOCUMENT, '');
  expect(count).toBeGreaterThan(300);
  expect(untitled).toEqual([]);
});

test('a part that the official schema has in two branches may be there with either', () => {
  const { det, ...documento } = object(body('nfe').documento);
  const [item] = det as readonly [Json]; // The example has one item.
  const IPI = { cEnq: '999', IPINT: { CST: '53' } };
  const ISSQN = {
    vBC: '100.00',
    vAliq: '5.00',
    vISSQN: '5.00',
    cMunFG: '3550308',
    cListServ: '07.13',
    indISS: '1',
    indIncentivo: '2',
  };
  const withTaxes = (imposto: Json) => ({ ...body('nfe'), documento: { ...documento, det: [{ ...item, imposto }] } });
  expect(send(withTaxes({ ISSQN, IPI }))).toEqual([]);
  expect(send(withTaxes({ ...object(item.imposto), IPI }))).toEqual([]);
  expect(send(withTaxes({ ...object(item.imposto), ISSQN }))).not.toEqual([]);
});

test('the text that is published says the same as the value', () => {
  expect(parse(PUBLISHED.text)).toEqual(JSON.parse(JSON.stringify(PUBLISHED.value)));
});

describe('an event that lacks what its type asks for is refused', () => {
  const event = (parts: Json) =>
    mismatches('/components/schemas/EventoEnvio', {
      chave: '35261111222333000181550010000012341482150930',
      ...parts,
    });
  const DESACORDO = { indDesacordoOper: '1', xObs: 'O serviço não foi prestado como combinado.' };
  const justificativa = 'Pedido cancelado pelo cliente antes da saída.';

  test.each([
    ['cancelamento', { justificativa }],
    ['cancelamento_substituicao', { justificativa, chaveSubstituta: '43261111222333000343650010000204551819304676' }],
    ['carta_correcao', { correcao: 'Onde se lê pedido 1243, leia-se pedido 1234.' }],
    ['ciencia_operacao', { cpfCnpjAutor: '11222333000181' }],
    ['operacao_nao_realizada', { cpfCnpjAutor: '11222333000181', justificativa }],
    ['encerramento_mdfe', { encerramento: { data: '2026-11-20', uf: 'MT', codigoMunicipio: '5103403' } }],
    ['inclusao_condutor', { condutor: { nome: 'Maria da Silva (fictícia)', cpf: '52998224725' } }],
    ['prestacao_desacordo', { cpfCnpjAutor: '11222333000181', detalhe: DESACORDO }],
    ['outro', { tpEvento: '999999', detalhe: { tpAutor: '1' } }],
  ])('%s', (tipo, parts) => {
    expect(event({ tipo, ...parts })).toEqual([]);
    expect(event({ tipo })).not.toEqual([]);
    for (const name of Object.keys(parts)) {
      const { [name]: _left, ...rest } = parts as Json;
      expect(event({ tipo, ...rest }), `without ${name}`).not.toEqual([]);
    }
  });

  test('an unknown tag, or the layout of another event, in detalhe', () => {
    const desacordo = { tipo: 'prestacao_desacordo', cpfCnpjAutor: '11222333000181' };
    expect(event({ ...desacordo, detalhe: DESACORDO })).toEqual([]);
    expect(event({ ...desacordo, detalhe: { ...DESACORDO, qualquer: 'coisa' } })).not.toEqual([]);
    expect(event({ tipo: 'epec', detalhe: DESACORDO })).not.toEqual([]);
  });

  test('the code of an event without a type of its own decides', () => {
    const cancelled = { tipo: 'outro', tpEvento: '610111', detalhe: { nProtEvPrestDes: '152250000098765' } };
    expect(event(cancelled)).toEqual([]);
    expect(event({ ...cancelled, detalhe: { nProt: '152250000098765' } })).not.toEqual([]);
  });

  test('a type that does not exist', () => {
    expect(event({ tipo: 'qualquer', justificativa })).not.toEqual([]);
  });
});
