import { expect, test } from 'vitest';
import { toCStatKey } from '../../../lib/cstat/cstat';
import { getPage } from '../../../lib/pages/find-page';
import type { CStatCodePage } from '../../../lib/pages/page';
import { writePageMarkdown } from '../../../lib/publish/markdown/page-markdown';
import { withLocale } from '../../../lib/routes/locale-address';
import { getProjectRecords, projectSite } from '../support/project-site';

const at = (path: string) => withLocale('pt-BR', `/docs/${path}`);
const find = (id: string) => getPage(projectSite, at(`receitas/${id}/`), 'recipe');
const markdown = (id: string) => writePageMarkdown(find(id), { site: projectSite, readFile: () => '' });

test('the list names every recipe once, by groups', () => {
  const { groups } = getPage(projectSite, at('receitas/'), 'recipeIndex');
  const paths = groups.flatMap(({ recipes }) => recipes.map(({ path }) => path));
  const pages = projectSite.pages.filter(({ kind, locale }) => kind === 'recipe' && locale === 'pt-BR');
  expect(paths).toEqual(pages.map(({ path }) => path));
  expect(new Set(paths).size).toBe(paths.length);
});

test('a field of the case leads to its place in the layout and says its value', () => {
  const field = find('difal-nao-contribuinte').fields.find(({ path }) => path === 'ide.idDest');
  expect(field).toMatchObject({ value: '2', link: { path: `${at('leiaute/nfe/ide/')}#ide.idDest` } });
  expect(
    find('difal-nao-contribuinte').fields.find(({ path }) => path === 'det.imposto.ICMSUFDest')?.value,
  ).toBeUndefined();
});

test('a calculation says names, numbers, result and the code of its rule', () => {
  const share = find('difal-nao-contribuinte').calculations.find(({ path }) => path.endsWith('ICMSUFDest.vICMSUFDest'));
  expect(share).toMatchObject({
    names: '(vBCUFDest × pICMSUFDest − vBC × pICMSInter) × pICMSInterPart',
    numbers: '(350,00 × 20,00 % − 350,00 × 12,00 %) × 100,00 %',
    result: '28,00',
    code: { path: at('cstat/nfe/815/') },
  });
});

test('zeros and sums of one value are not shown, the total of the document is', () => {
  const { calculations } = find('difal-nao-contribuinte');
  expect(calculations.filter(({ result }) => !/[1-9]/.test(result))).toEqual([]);
  expect(calculations.map(({ path }) => path)).not.toContain('total.ICMSTot.vICMS');
  expect(calculations.filter(({ path }) => path === 'total.ICMSTot.vNF')).toHaveLength(1);
});

test('the request is that of the operation with the document of the recipe', () => {
  const { request, servers, operation, recipe } = find('nfce-com-troco');
  expect(servers.map(({ environment }) => environment)).toEqual(['homologacao']);
  expect(request.request.url.startsWith(`${servers[0]?.url}/v1/`)).toBe(true);
  expect(operation.operation.id).toBe('sendDfeUsingPOST');
  expect(request.request).toMatchObject({
    method: 'POST',
    bearer: true,
    body: { documento: recipe.request.documento },
  });
});

test('the Markdown file says the same', () => {
  const text = markdown('nfce-com-troco');
  expect(text).toContain('"vTroco": "10.10"');
  expect(text).toContain('- `pag.vTroco`: vPag − vNF = 100,00 − 89,90 = 10,10. [869](');
  expect(text).toMatch(/- \[`pag\.vTroco`\]\(.*\) = `10\.10`: /);
});

test('search knows a recipe by its case and its tags, in one record', () => {
  const records = getProjectRecords().filter(({ url }) => url === '/docs/receitas/difal-nao-contribuinte/');
  expect(records).toHaveLength(1);
  expect(records[0]?.keywords).toContain('ICMSUFDest');
});

test('the page of a status code leads to the recipes that name it', () => {
  const recipes = projectSite.recipes.flatMap((group) => group.recipes);
  const codes = projectSite.pages.filter(
    (page): page is CStatCodePage => page.kind === 'cstatCode' && page.locale === 'pt-BR',
  );
  const named = codes.flatMap(({ cstat, recipes: links }) => links.map(({ path }) => `${toCStatKey(cstat)} ${path}`));
  const wanted = recipes.flatMap(({ id, rejections }) =>
    [...new Set(rejections)]
      .filter((key) => projectSite.cstats.get(key)?.explanation)
      .map((key) => `${key} ${withLocale('pt-BR', `/docs/receitas/${id}/`)}`),
  );
  expect(wanted.length).toBeGreaterThan(40);
  expect(named.toSorted()).toEqual(wanted.toSorted());
});
