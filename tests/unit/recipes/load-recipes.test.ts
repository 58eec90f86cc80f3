import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { loadRecipes } from '../../../lib/recipes/load-recipes.build';
import { edit } from '../support/edit';
import { readFault } from '../support/fault';
import { createFixtureSite, PROJECT } from '../support/fixture-site';

const FOLDER = 'content/receitas';
const ID = 'nfce-com-troco';
const RECIPE = readFileSync(path.join(PROJECT, `${FOLDER}/${ID}.yaml`), 'utf8');
const LIST = `groups:\n  - title: NFC-e\n    recipes:\n      - ${ID}\n`;

const load = (recipe: string, list = LIST) =>
  loadRecipes(createFixtureSite({ [`${FOLDER}/receitas.yaml`]: list, [`${FOLDER}/${ID}.yaml`]: recipe }));

test('a recipe is read with its case and its request', () => {
  const [group] = load(RECIPE);
  expect(group?.title).toBe('NFC-e');
  expect(group?.recipes[0]).toMatchObject({
    id: ID,
    request: { modelo: '65', documento: { pag: { vTroco: '10.10' } } },
  });
});

test('a site may have none', () => {
  expect(loadRecipes('/nowhere')).toEqual([]);
});

describe('the build stops', () => {
  test.each([
    ['a value that is no text', 'vTroco: "10.10"', 'vTroco: 10.10'],
    ['a value that breaks a rule', 'vTroco: "10.10"', 'vTroco: "10.11"'],
    ['a total that is a cent off', 'vNF: "89.90"', 'vNF: "89.91"'],
    ['a path that the document lacks', '  pag.vTroco:', '  pag.vTrocado:'],
    ['a number that is given', 'numeracao: automatica', 'numeracao: informada'],
    ['a model without rules', 'modelo: "65"', 'modelo: "66"'],
    ['a code without its document', '- nfe/373', '- "373"'],
    ['a key nobody reads', 'description:', 'summary:'],
  ])('on %s', (_what, from, to) => {
    expect(readFault(() => load(edit(RECIPE, from, to)))).toMatchSnapshot();
  });

  test('on a recipe that is not there', () => {
    const list = edit(LIST, ID, `${ID}\n      - nfce-com-pix`);
    expect(readFault(() => load(RECIPE, list))).toMatchSnapshot();
  });

  test('on a recipe in no group', () => {
    const files = {
      [`${FOLDER}/receitas.yaml`]: LIST,
      [`${FOLDER}/${ID}.yaml`]: RECIPE,
      [`${FOLDER}/outra.yaml`]: RECIPE,
    };
    expect(readFault(() => loadRecipes(createFixtureSite(files)))).toMatchSnapshot();
  });
});
