import { describe, expect, test } from 'vitest';
import { renderRuleRows } from '../../../components/leiaute/rule-rows';
import { siteConfig } from '../../../lib/config/site';
import { getMessages } from '../../../lib/i18n/messages';
import {
  describeReading,
  describeSources,
  nameRuleGroup,
  toRuleGroupAnchor,
} from '../../../lib/leiaute/describe-rules';
import { isNumbered } from '../../../lib/leiaute/layout';
import { getPage } from '../../../lib/pages/find-page';
import type { RulesPage, ShownRule } from '../../../lib/pages/page';
import { writePageMarkdown } from '../../../lib/publish/markdown/page-markdown';
import { withLocale } from '../../../lib/routes/locale-address';
import { getProjectRecords, projectSite } from '../support/project-site';

const locale = 'pt-BR';
const messages = getMessages(locale);
const at = (path: string) => withLocale(locale, path);
const find = (document: string) => getPage(projectSite, at(`/docs/leiaute/${document}/regras/`), 'rules');
const listRules = ({ groups }: RulesPage) => groups.flatMap(({ rules }) => rules);
const findRule = (page: RulesPage, number: string): ShownRule => {
  const rule = listRules(page).find((candidate) => candidate.number === number);
  if (!rule) throw new Error(`there is no rule ${number}`);
  return rule;
};

describe('the page of the rules of NF-e and NFC-e', () => {
  const page = find('nfe');

  test('has every rule of the table once, and leads back to the layout', () => {
    const table = projectSite.layouts.find(({ id }) => id === 'nfe')?.rules.filter(isNumbered) ?? [];
    expect(table.length).toBe(796);
    const numbers = listRules(page).map(({ number }) => number);
    expect(numbers.toSorted()).toEqual(table.map(({ number }) => number).toSorted());
    expect(page.parents.map(({ path }) => path)).toEqual([at('/docs/leiaute/'), at('/docs/leiaute/nfe/')]);
    expect(page.description).toContain(`${table.length} regras de validação`);
  });

  test('puts rules in the order of their numbers, below the group of the layout that they are about', () => {
    const names = page.groups.map((group) => nameRuleGroup(group, messages.rules));
    expect(names.slice(0, 4)).toEqual([
      'Grupo A: infNFe',
      'Grupo B: Identificação',
      'Grupo BA: Documentos referenciados',
      'Grupo C: Emitente',
    ]);
    expect(names).toContain('Grupo UB: Impostos do item');
    expect(names.at(-1)).toBe('Cadastros e bancos de dados do fisco');
    const ub = page.groups.find(({ letters }) => letters === 'UB')?.rules.map(({ number }) => number) ?? [];
    expect(ub.indexOf('UB13-20')).toBeLessThan(ub.indexOf('UB104-10'));
    expect(page.groups.at(-1)?.rules.every(({ number }) => /^\d/.test(number))).toBe(true);
    expect(describeReading(page.groups, messages.rules)).toContain('algarismo');
    expect(new Set(page.groups.map(toRuleGroupAnchor)).size).toBe(page.groups.length);
  });

  test('says of a rule its fields, code, documents and who applies it', () => {
    expect(findRule(page, 'B22-20')).toMatchObject({ code: '712', isOptional: true });
    const rule = findRule(page, 'UB12-10');
    expect(rule).toMatchObject({
      ...{ code: '1115', codePath: at('/docs/cstat/nfe/1115/'), isOptional: false },
      documents: ['NF-e', 'NFC-e'],
      fields: [{ title: 'det.imposto.IBSCBS', path: at('/docs/leiaute/nfe/det-imposto-ibscbs/') }],
    });
    expect(rule.meaning?.kind).toBe('rejeição');
    const html = renderRuleRows([rule], messages);
    expect(html).toContain(
      '<li id="UB12-10" data-code="1115" data-document="NF-e|NFC-e" data-application="obrigatória">',
    );
    expect(html).toContain(`<a href="${siteConfig.basePath}${at('/docs/cstat/nfe/1115/')}">1115</a>`);
  });

  test('names fields that are not of `documento` without a link', () => {
    expect(findRule(page, 'ZX02-10')).toMatchObject({ fields: [], outerFields: ['infNFeSupl.qrCode'] });
    expect(renderRuleRows([findRule(page, 'ZX02-10')], messages)).toContain('Campos: infNFeSupl.qrCode<');
  });

  test('shows a text as text, whatever it holds', () => {
    const rule = findRule(page, 'UB12-10');
    const html = renderRuleRows([{ ...rule, meaning: { text: '<img src=x>', kind: 'rejeição' } }], messages);
    expect(html).not.toContain('<img');
  });

  test('has every rule in its Markdown file', () => {
    const markdown = writePageMarkdown(page, { site: projectSite, readFile: () => '' });
    expect(listRules(page).filter(({ number }) => !markdown.includes(`\n- ${number}: `))).toEqual([]);
    expect(markdown).toContain('- UB12-10: [1115](');
  });

  test('is one record of search', () => {
    const urls = getProjectRecords().map(({ url }) => url);
    expect(urls.filter((url) => url.startsWith('/docs/leiaute/nfe/regras/'))).toEqual(['/docs/leiaute/nfe/regras/']);
  });
});

test('the documents that share their codes have one page, which names the document of each field', () => {
  const page = find('cte');
  expect(page.groups.map((group) => nameRuleGroup(group, messages.rules))).toEqual([
    'Grupo G: CT-e',
    'Grupo H: CT-e OS',
    'Grupo I: GTV-e',
  ]);
  // Their rows ran into others in the table of the manual; the explanations of their codes name them.
  expect(findRule(page, 'G034')).toMatchObject({ code: '710', isOptional: true, documents: ['CT-e'] });
  expect(findRule(page, 'G127').fields.map(({ title }) => title)).toEqual(['dest.IE']);
  const sources = describeSources(page.groups, page.layout.ruleSources, messages.rules);
  expect(sources).toContain('(12): H016, H029, H030, H031, H032, H033, H034, H035, I03, I34, I42, I57.');
  expect(findRule(page, 'G009').fields.map(({ title }) => title)).toEqual(['ide.dhCont', 'ide.xJust']);
  expect(projectSite.pages.filter(({ kind }) => kind === 'rules').length).toBe(4 * siteConfig.locales.length);
});

describe('the page of the rules of MDF-e, of which only numbers and codes were read', () => {
  const page = find('mdfe');
  const rules = listRules(page);

  test('has all numbers of group F, those of notes between them', () => {
    const numbers = rules.map(({ number }) => number);
    const whole = numbers.flatMap((number) => /^F(\d+)$/.exec(number)?.[1] ?? []).map(Number);
    expect(whole).toEqual(Array.from({ length: 123 }, (_, index) => index + 1));
    expect(numbers.slice(numbers.indexOf('F55'), numbers.indexOf('F57'))).toEqual(['F55', 'F55a', 'F55b', 'F56']);
    expect(rules.length).toBe(142);
  });

  test('says who applies a rule only where that is known', () => {
    expect(findRule(page, 'F54')).toMatchObject({ code: '725', isOptional: true, source: 'MOC MDF-e 3.00b Anexo I' });
    const rule = findRule(page, 'F82');
    expect(rule).toMatchObject({ code: '204', isOptional: undefined, documents: ['MDF-e'] });
    const html = renderRuleRows([rule], messages);
    expect(html).toContain('data-application=""');
    expect(html).toContain('<small>rejeição · MDF-e · MOC MDF-e 3.00b Anexo I</small>');
    expect(describeReading(page.groups, messages.rules)).toBe(messages.rules.numbersOnly);
    const sources = describeSources(page.groups, page.layout.ruleSources, messages.rules);
    expect(sources).toContain('NT MDF-e 2025.001 v1.03');
    expect(sources).toContain('sinete-dev/sinete');
    expect(describeReading(find('cte').groups, messages.rules)).toBe(messages.rules.byState);
  });

  test('names the fields that the explanation of the code names, and the text of the rule itself', () => {
    expect(findRule(page, 'F54').fields.map(({ title }) => title)).toContain('prodPred');
    expect(findRule(page, 'F36a').meaning?.text).toContain('Prestação parcial');
  });
});

test('rules that notes withdrew are left out, and their numbers are those of the newer rule', () => {
  const page = find('nfe');
  const numbers = listRules(page).map(({ number }) => number);
  expect(['I05f-10', 'I05f-20', 'N12-84', 'N12-88'].filter((number) => numbers.includes(number))).toEqual([]);
  expect(findRule(page, 'ZX02-220')).toMatchObject({ code: '672', documents: ['NF-e'], isOptional: false });
  expect(findRule(page, 'K01-10')).toMatchObject({ code: '840', documents: ['NF-e'], isOptional: true });
  expect(findRule(page, 'ZF05-14')).toMatchObject({ code: '310', isOptional: true });
  const sources = describeSources(page.groups, page.layout.ruleSources, messages.rules);
  expect(sources).not.toContain('Números sem regra');
});

test('a rule says which newer version of its source it was not compared with', () => {
  const rule = findRule(find('nfe'), 'UB12-10');
  expect(rule).toMatchObject({ source: 'NT 2025.002 v1.34', newest: 'v1.52' });
  expect(renderRuleRows([rule], messages)).toContain('NT 2025.002 v1.34, não comparada com a v1.52</small>');
  expect(findRule(find('nfe'), 'ZX02-220').newest).toBeUndefined();
});

test('the codes of rules are known', () => {
  for (const document of ['nfe', 'cte', 'mdfe', 'nfcom']) {
    const unknown = listRules(find(document)).filter(({ codePath }) => codePath === undefined);
    expect(unknown.map(({ number, code }) => `${number} ${code}`)).toEqual([]);
  }
});

test('a field, a group and a status code lead to the rules', () => {
  const rules = at('/docs/leiaute/nfe/regras/');
  const ide = getPage(projectSite, at('/docs/leiaute/nfe/ide/'), 'layout');
  expect(ide.rejections['/NFe/infNFe/ide/tpEmis']?.flatMap((rejection) => rejection.rules)).toContainEqual({
    title: 'B22-20',
    path: `${rules}#B22-20`,
  });
  const items = getPage(projectSite, at('/docs/leiaute/nfe/det-imposto/'), 'layout');
  expect(items.rejections['/NFe/infNFe/det/imposto/IBSCBS']?.map(({ code }) => code)).toContain('1115');
  const code = getPage(projectSite, at('/docs/cstat/nfe/1115/'), 'cstatCode');
  expect(code.rules).toEqual([{ title: 'UB12-10', path: `${rules}#UB12-10` }]);
  expect(code.fields.map(({ title }) => title)).toContain('det.imposto.IBSCBS');
});

test('most rules of each document name the fields that they read', () => {
  const share = (document: string) => {
    const rules = listRules(find(document));
    return rules.filter(({ fields, outerFields }) => fields.length + outerFields.length > 0).length / rules.length;
  };
  expect(share('nfe')).toBeGreaterThan(0.97);
  expect(share('nfcom')).toBeGreaterThan(0.85);
  expect(share('cte')).toBeGreaterThan(0.95);
  expect(share('mdfe')).toBeGreaterThan(0.9);
});

test('rules of CT-e have the field that their text can only mean, of the document that they are for', () => {
  const page = find('cte');
  const titles = (number: string) => findRule(page, number).fields.map(({ title }) => title);
  expect(titles('G114')).toEqual(['rem.CNPJ']);
  expect(titles('G150')).toEqual(['ide.toma4.enderToma.cMun', 'ide.toma4.enderToma.UF']);
  expect(titles('H088')).toEqual(['CT-e OS: toma.CPF']);
  expect(titles('I61')).toEqual(['GTV-e: destino.cMun', 'GTV-e: destino.UF']);
  expect(findRule(page, 'G214').outerFields).toEqual(['infCTeSupl.qrCodCTe']);
  const without = listRules(page).filter(({ fields, outerFields }) => fields.length + outerFields.length === 0);
  expect(without.map(({ number }) => number).join(' ')).toBe('G013 G159 H010 H036 H084 H100 I10 I24 I56');
});
