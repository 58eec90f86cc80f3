import { describe, expect, test } from 'vitest';
import type { CStat } from '../../../lib/cstat/cstat';
import type { Layout, LayoutRule } from '../../../lib/leiaute/layout';
import { getPage } from '../../../lib/pages/find-page';
import { joinExplanations } from '../../../lib/pages/join-explanations';
import { withLocale } from '../../../lib/routes/locale-address';
import { expectFault } from '../support/fault-rows';
import { projectSite } from '../support/project-site';

const [sample] = projectSite.layouts;
const explained = projectSite.cstats.get('nfe/539');
if (!sample || !explained?.explanation) throw new Error('the project has layouts and explained codes');
const { explanation } = explained;

const layout: Layout = {
  ...sample,
  content: {
    ...sample.content,
    path: '/NFe/inf',
    children: ['dest/IE', 'emit/IE', 'emit/CRT'].map((path) => ({
      ...{ ...sample.content, children: [] },
      path: `/NFe/inf/${path}`,
    })),
  },
};
const rule: LayoutRule = {
  ...{ number: 'E17-10', code: '210', isOptional: false, models: ['55'] },
  ...{ fields: [], source: 'MOC 7.0' },
};
const code = (
  number: string,
  cause: string,
  topic = 'cadastro',
  fields: readonly string[] = [],
): readonly [string, CStat] => [
  `nfe/${number}`,
  { ...explained, code: number, topic, explanation: { ...explanation, cause, fields } },
];
const join = (rules: readonly LayoutRule[], ...codes: readonly (readonly [string, CStat])[]) =>
  joinExplanations([{ ...layout, rules }], new Map(codes))[0]?.rules;

describe('the explanation of a code', () => {
  const said = code('210', 'A inscrição em `dest.IE` não é de quem tem o `CRT`, nem `IE`.');

  test('names the fields of a rule that has none', () => {
    expect(join([rule], said)).toEqual([{ ...rule, fields: ['/NFe/inf/dest/IE', '/NFe/inf/emit/CRT'] }]);
  });

  test('leaves a rule alone that has some', () => {
    const own = { ...rule, fields: ['/NFe/inf/emit/IE'] };
    expect(join([own], said)).toEqual([own]);
  });

  test('says of a rule for other models nothing', () => {
    const other = { ...rule, models: ['67'] };
    expect(join([other], said)).toEqual([other]);
  });

  test('counts as a rule without a number where no table has the code', () => {
    expect(join([], said)).toMatchObject([
      { number: '', code: '210', fields: ['/NFe/inf/dest/IE', '/NFe/inf/emit/CRT'] },
    ]);
  });

  test('of an event speaks of what the event carries', () => {
    expect(join([], code('210', 'O `dest.IE` do evento.', 'evento'))).toEqual([]);
  });
});

describe('the list of fields of an explanation', () => {
  const list = (...fields: readonly string[]) => code('210', 'O `CRT` do emitente.', 'cadastro', fields);

  test('counts in place of what its cause names', () => {
    expect(join([rule], list('nfe/emit.IE', 'nfe/dest.IE'))).toEqual([
      { ...rule, fields: ['/NFe/inf/emit/IE', '/NFe/inf/dest/IE'] },
    ]);
    expect(join([], list('nfe/dest.IE'))?.map(({ fields }) => fields)).toEqual([['/NFe/inf/dest/IE']]);
  });

  test('is of the layout that it names, and a rule without a number where the tables have none for it', () => {
    const other = { ...rule, models: ['67'] };
    expect(join([other], list('nfe/emit.IE'))).toEqual([
      other,
      { number: '', code: '210', isOptional: false, models: layout.models, fields: ['/NFe/inf/emit/IE'], source: '' },
    ]);
  });

  test.each<readonly [string, readonly string[], readonly LayoutRule[], string]>([
    [
      'a field that no layout has',
      ['nfe/emit.IM'],
      [rule],
      'no layout of this document has the field "nfe/emit.IM" | use "nfe/emit.IE" or',
    ],
    [
      'a field of a layout with other codes',
      ['cte/emit.IE'],
      [rule],
      'no layout of this document has the field "cte/emit.IE" | use "nfe/emit.IE"',
    ],
    [
      'a code of which the table names the fields',
      ['nfe/dest.IE'],
      [{ ...rule, fields: ['/NFe/inf/emit/IE'] }],
      'the table of rules names its fields | correct content/leiaute/regras/nfe.csv',
    ],
  ])('is refused for %s', (_, fields, rules, expected) => {
    const { file, line } = explanation.place;
    expectFault(() => join(rules, list(...fields)), `${file}:${line}`, ` | nfe/210.fields: ${expected}`);
  });

  test('joins both ways', () => {
    const page = getPage(projectSite, withLocale('pt-BR', '/docs/leiaute/nfcom/dest/'), 'layout');
    expect(page.rejections['/NFCom/infNFCom/dest/CNPJ']?.map((rejection) => rejection.code)).toContain('422');
    const answer = getPage(projectSite, withLocale('pt-BR', '/docs/cstat/cte/213/'), 'cstatCode');
    expect(answer.fields.map(({ title }) => title)).toEqual(['emit.CNPJ', 'CT-e OS: emit.CNPJ', 'GTV-e: emit.CNPJ']);
  });
});

test('the fields of MDF-e have rejections, whose rules were read without fields', () => {
  const page = getPage(projectSite, withLocale('pt-BR', '/docs/leiaute/mdfe/ide/'), 'layout');
  const rejections = page.rejections['/MDFe/infMDFe/ide/tpEmit'] ?? [];
  expect(rejections.length).toBeGreaterThan(0);
  expect(rejections.flatMap(({ rules }) => rules).map(({ title }) => title)).toContain('F17');
  const answer = getPage(projectSite, withLocale('pt-BR', '/docs/cstat/mdfe/728/'), 'cstatCode');
  expect(answer.fields.map(({ title }) => title)).toEqual(
    expect.arrayContaining(['infModal.rodo.infANTT.infPag.infBanc.CNPJIPEF']),
  );
});
