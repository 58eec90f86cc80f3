import { describe, expect, test } from 'vitest';
import { checkValue } from '../../../../lib/openapi/request-form/check-value';
import type { FormSchema } from '../../../../lib/openapi/request-form/form-file';
import type { JsonValue } from '../../../../lib/openapi/samples/sample-request';
import { newNodes, person, ref } from '../../support/person-form';

const told = (schema: FormSchema, value: JsonValue) =>
  checkValue(newNodes(), schema, value).map(({ path, kind, names, constraints }) =>
    [path.join('.'), kind, ...names, ...constraints.map((limit) => `${limit.kind} ${limit.value}`)].join(' ').trim(),
  );

describe('what a value breaks', () => {
  const right = { nome: 'Ana', CPF: '1' };
  test.each<readonly [string, JsonValue, readonly string[]]>([
    ['nothing', right, []],
    ['nothing with the shortest and the longest text', { ...right, nome: 'Ab' }, []],
    ['nothing with the longest text', { ...right, nome: 'Abcdefghij' }, []],
    ['null where it may be', { ...right, idade: null }, []],
    ['a field that is missing', { CPF: '1' }, ['nome missing']],
    ['a field without a value', { ...right, nome: '' }, ['nome empty']],
    ['null where it may not be', { ...right, nome: null }, ['nome empty']],
    ['a length', { ...right, nome: 'A' }, ['nome limits minLength 2 maxLength 10']],
    ['the other length', { ...right, nome: 'Abcdefghijk' }, ['nome limits minLength 2 maxLength 10']],
    ['a pattern', { ...right, nome: 'ana' }, ['nome limits pattern ^[A-Z]']],
    ['a range', { ...right, idade: 151 }, ['idade limits minimum 0 maximum 150']],
    ['the other end of a range', { ...right, idade: -1 }, ['idade limits minimum 0 maximum 150']],
    ['nothing at both ends of a range', { ...right, idade: 150 }, []],
    ['nothing at the lower end', { ...right, idade: 0 }, []],
    ['a type', { ...right, idade: '12x' }, ['idade type integer']],
    ['a number with a fraction', { ...right, idade: 1.5 }, ['idade type integer']],
    ['a format', { ...right, emails: ['ana@'] }, ['emails.0 format email']],
    ['no list', { ...right, emails: 'a@b.c' }, ['emails type array']],
    ['too few entries', { ...right, emails: [] }, ['emails limits minItems 1 maxItems 2']],
    ['too many entries', { ...right, emails: ['a@b.c', 'b@b.c', 'c@b.c'] }, ['emails limits minItems 1 maxItems 2']],
    ['the same entry twice', { ...right, emails: ['a@b.c', 'a@b.c'] }, ['emails limits uniqueItems true']],
    ['nothing with two entries', { ...right, emails: ['a@b.c', 'b@b.c'] }, []],
    ['no object', 'Ana', ['type object']],
    ['no alternative', { nome: 'Ana' }, ['choice CNPJ CPF']],
    ['two alternatives', { ...right, CNPJ: '2' }, ['CPF unknown']],
    ['a name that is not described', { ...right, apelido: 'x' }, ['apelido unknown']],
    ['what goes with another field', { ...right, ramal: '1' }, ['ramal together telefone']],
    ['nothing where both are there', { ...right, ramal: '1', telefone: '2' }, []],
    ['what excludes another field', { ...right, telefone: '1', emails: ['a@b.c'] }, ['telefone excludes emails']],
  ])('%s', (_name, value, expected) => {
    expect(told(person, value)).toEqual(expected);
  });

  test('the option that a value selects decides which fields there are', () => {
    expect(told(ref('Pagamento'), { tipo: 'pix', chave: 'x' })).toEqual([]);
    expect(told(ref('Pagamento'), { tipo: 'boleto', chave: 'x' })).toEqual(['vencimento missing', 'chave unknown']);
    expect(told(ref('Pagamento'), { tipo: 'boleto', vencimento: '2026-13-40' })).toEqual(['vencimento format date']);
  });

  test('an open object may have names that are not described, but not those of another option', () => {
    expect(told(ref('Pagamento'), { tipo: 'pix', chave: 'x', nota: 'y', vencimento: '2026-01-01' })).toEqual([
      'vencimento unknown',
    ]);
  });

  test('a schema whose file has not come refuses nothing', () => {
    expect(told(ref('Ausente'), { qualquer: 1 })).toEqual([]);
    expect(told(ref('Ausente'), null)).toEqual([]);
  });

  test('entries of lists are told apart by their value, and may repeat where nothing is said', () => {
    const list: FormSchema = { type: 'array', items: { type: 'object' } };
    expect(told({ ...list, uniqueItems: true }, [{ a: 1 }, { a: 2 }])).toEqual([]);
    expect(told({ ...list, uniqueItems: true }, [{ a: 1 }, { a: 1 }])).toEqual(['limits uniqueItems true']);
    expect(told(list, [{ a: 1 }, { a: 1 }])).toEqual([]);
    expect(told({ ...list, maxItems: 1, uniqueItems: true }, [{ a: 1 }, { a: 2 }])).toEqual(['limits maxItems 1']);
  });
});

describe('a value that must be one of some', () => {
  test.each<readonly [string, FormSchema, JsonValue, readonly string[]]>([
    ['one of them', { enum: ['1', '2'] }, '2', []],
    ['another', { enum: ['1', '2'] }, '3', ['value 1 2']],
    ['another type', { enum: [1, 2] }, '1', ['value 1 2']],
    ['the only one', { const: 'x', enum: ['x', 'y'] }, 'x', []],
    ['not the only one', { const: 'x', enum: ['x', 'y'] }, 'y', ['value x']],
    ['an empty text among them', { enum: ['', 'x'] }, '', []],
    ['an empty text that is not among them', { enum: ['x'] }, '', ['empty']],
    ['any of two types', { type: ['string', 'boolean'] }, true, []],
    ['none of two types', { type: ['string', 'boolean'] }, 1, ['type string boolean']],
    ['anything where no type is said', {}, 1, []],
  ])('%s', (_name, schema, value, expected) => {
    expect(told(schema, value)).toEqual(expected);
  });
});

describe('limits of numbers', () => {
  test.each<readonly [FormSchema, number, readonly string[]]>([
    [{ minimum: 1 }, 1, []],
    [{ minimum: 1 }, 0.99, ['limits minimum 1']],
    [{ maximum: 5 }, 5, []],
    [{ maximum: 5 }, 5.01, ['limits maximum 5']],
    [{ exclusiveMinimum: 0 }, 0.01, []],
    [{ exclusiveMinimum: 0 }, 0, ['limits exclusiveMinimum 0']],
    [{ exclusiveMaximum: 5 }, 4.99, []],
    [{ exclusiveMaximum: 5 }, 5, ['limits exclusiveMaximum 5']],
    [{ multipleOf: 0.01 }, 1.1, []],
    [{ multipleOf: 0.01 }, 1234567.89, []],
    [{ multipleOf: 0.01 }, 1.105, ['limits multipleOf 0.01']],
    [{ minimum: 1, multipleOf: 5 }, 7, ['limits multipleOf 5']],
    [{ minimum: 1, multipleOf: 5, exclusiveMaximum: 9 }, -2, ['limits minimum 1 multipleOf 5']],
  ])('%o with %f', (limits, value, expected) => {
    expect(told({ type: 'number', ...limits }, value)).toEqual(expected);
  });
});

describe('texts', () => {
  test('are as long as they have characters, not as UTF-16 has parts', () => {
    expect(told({ type: 'string', maxLength: 2 }, '😀😀')).toEqual([]);
    expect(told({ type: 'string', pattern: '^.$' }, '😀')).toEqual([]);
  });

  test('keep to every pattern that is said of them', () => {
    const both: FormSchema = { allOf: [{ type: 'string', pattern: '^a' }, { pattern: 'z$' }] };
    expect(told(both, 'az')).toEqual([]);
    expect(told(both, 'bx')).toEqual(['limits pattern ^a pattern z$']);
  });

  test.each<readonly [string, readonly string[], readonly string[]]>([
    [
      'date',
      ['2026-02-28'],
      ['2026-02-30x', 'x2026-02-28', '26-02-28', '2026-2-28', '2026-02-8', '2026-13-01', '2026-02-30', '2026-06-31'],
    ],
    [
      'date-time',
      ['2026-02-28T10:00:00-03:00', '2026-02-28t10:00:00.123z', '2026-02-28T10:00:00Z'],
      [
        ...['2026-02-28T10:00:00', '2026-02-28 10:00:00Z', '2026-02-28T25:00:00Z', '2026-02-28T10:00Z'],
        ...['x2026-02-28T10:00:00Z', '2026-02-28T10:00:00Zx', '26-02-28T10:00:00Z', '2026-2-28T10:00:00Z'],
        ...['2026-02-8T10:00:00Z', '2026-02-28T1:00:00Z', '2026-02-28T10:0:00Z', '2026-02-28T10:00:0Z'],
        ...['2026-02-28T10:00:00.Z', '2026-02-28T10:00:00-3:00', '2026-02-28T10:00:00-03:0', '2026-02-30T10:00:00Z'],
      ],
    ],
    [
      'email',
      ['ana.souza@exemplo.com.br'],
      ['ana', 'ana@exemplo', 'a na@exemplo.com', '@exemplo.com', 'a@b.c d', 'a@b@c.d'],
    ],
    [
      'uuid',
      ['01890A5D-ac96-774b-bcce-b302099a8057'],
      [
        ...['01890a5d-ac96-774b-bcce-b302099a805', 'x01890a5d-ac96-774b-bcce-b302099a8057'],
        ...[
          '01890a5d-ac96-774b-bcce-b302099a80578',
          '01890a5d-ac96-774b-b302099a8057',
          '1890a5d-ac96-774b-bcce-b302099a8057',
        ],
        ...['01890a5d-ac9-774b-bcce-b302099a8057', '01890a5g-ac96-774b-bcce-b302099a8057'],
      ],
    ],
    ['uri', ['https://exemplo.com.br/a?b=c'], ['exemplo.com.br', '/a']],
    [
      'base64',
      ['', 'QQ==', 'QUI=', 'QUJD', 'QUJDREVG', 'a+/='],
      ['Q', 'QUJ', 'QQ=', 'QU-D', '=QUJD', 'QUJDQ', 'QUJD QUJD'],
    ],
    ['outro', ['qualquer'], []],
  ])('of the format %s', (format, right, wrong) => {
    const schema: FormSchema = { type: 'string', format, enum: undefined };
    const accepted = [...right, ...wrong].filter((value) => value !== '' && told(schema, value).length === 0);
    expect(accepted).toEqual(right.filter((value) => value !== ''));
    expect(wrong.flatMap((value) => told(schema, value))).toEqual(wrong.map(() => `format ${format}`));
  });

  test('in base64 are known by their encoding too', () => {
    expect(told({ type: 'string', contentEncoding: 'base64' }, 'Q')).toEqual(['format base64']);
  });
});
