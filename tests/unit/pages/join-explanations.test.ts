import { describe, expect, test } from 'vitest';
import type { CStat } from '../../../lib/cstat/cstat';
import type { Layout, LayoutRule } from '../../../lib/leiaute/layout';
import { getPage } from '../../../lib/pages/find-page';
import { joinExplanations } from '../../../lib/pages/join-explanations';
import { withLocale } from '../../../lib/routes/locale-address';
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
const code = (number: string, cause: string, topic = 'cadastro'): readonly [string, CStat] => [
  `nfe/${number}`,
  { ...explained, code: number, topic, explanation: { ...explanation, cause } },
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
