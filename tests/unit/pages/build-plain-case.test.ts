import { expect, test } from 'vitest';
import { listNodes, toJsonPath } from '../../../lib/leiaute/layout';
import { getPage } from '../../../lib/pages/find-page';
import type { PlainCase } from '../../../lib/pages/page';
import { writePageMarkdown } from '../../../lib/publish/markdown/page-markdown';
import { findAll } from '../../../lib/recipes/read-document';
import { withLocale } from '../../../lib/routes/locale-address';
import { projectSite } from '../support/project-site';

const find = (path: string) => getPage(projectSite, withLocale('pt-BR', `/docs/leiaute/${path}`), 'layout');
const readPlain = (layout: string): PlainCase => find(`${layout}/`).plain ?? expect.fail();
/** JSON paths of its fields, with bars between alternatives. */
const listPaths = ({ groups }: PlainCase) =>
  groups.flatMap(({ tag, fields }) =>
    fields.map(({ links }) => links.map(({ title }) => `${tag}.${title}`).join(' | ')),
  );

test('the simple case of a document has what its recipe sends and the API does not fill', () => {
  const paths = listPaths(readPlain('nfe'));
  expect(paths).toContain('det.prod.NCM');
  expect(paths).toContain('det.imposto.IBSCBS.cClassTrib');
  expect(paths).not.toContain('ide.procEmi');
  expect(paths).not.toContain('emit.CRT');
  expect(new Set(paths).size).toBe(paths.length);
});

test.each(projectSite.layouts.map((layout) => [layout.id, layout] as const))('%s has one', (id, layout) => {
  const plain = readPlain(id);
  const recipe = projectSite.recipes.flatMap(({ recipes }) => recipes).find((own) => own.id === layout.plainRecipe);
  const nodes = new Map(listNodes(layout.content).map((node) => [toJsonPath(node, layout.content.path), node]));
  const paths = listPaths(plain);
  expect(paths.length).toBeGreaterThan(30);
  expect(plain.recipe?.title).toBe(recipe?.title);
  const all = paths.flatMap((path) => path.split(' | '));
  expect(all.filter((path) => nodes.get(path)?.filledBy !== 'reader')).toEqual([]);
  if (recipe) expect(all.filter((path) => findAll(recipe.request.documento, path).length === 0)).toEqual([]);
});

test('where there is no recipe, a choice is one line with its alternatives', () => {
  const { recipe, groups } = readPlain('cte-simplificado');
  expect(recipe).toBeUndefined();
  const emit = groups.find(({ tag }) => tag === 'emit');
  expect(emit?.fields.map(({ links, text }) => [links.map(({ title }) => title), text])).toEqual([
    [['CNPJ', 'CPF'], undefined],
  ]);
});

test('only the page of the document itself has it', () => {
  expect(find('nfe/ide/').plain).toBeUndefined();
});

test('the Markdown file says the same', () => {
  const text = writePageMarkdown(find('nfe/'), { site: projectSite, readFile: () => '' });
  expect(text).toMatch(/## O caso simples\n\nOs \d+ campos da receita \[/);
  expect(text).toMatch(/\n {2}- \[prod\.NCM\]\(https:[^)]+#det\.prod\.NCM\): /);
});
