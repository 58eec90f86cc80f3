import { expect, test } from 'vitest';
import { findProduct, isOfOther } from '@/lib/mcp/products';

const make = (name: string, slug: string, codes: string, models: readonly string[]) => ({
  ...{ name, codes, isMain: slug === codes, models, root: 'R', content: 'c' },
  pages: [{ path: `/docs/leiaute/${slug}/`, group: '', fields: [] }],
});
const LAYOUTS = JSON.stringify([
  make('NF-e e NFC-e', 'nfe', 'nfe', ['55', '65']),
  make('CT-e', 'cte', 'cte', ['57']),
  make('CT-e OS', 'cte-os', 'cte', ['67']),
]);
const read = async () => LAYOUTS;
const reading = { read, readCopy: read, isFromCopy: () => false };

test.each([
  ['nfe', { layout: 'nfe', codes: 'nfe' }],
  ['NFC-e', { layout: 'nfe', codes: 'nfe' }],
  ['55', { layout: 'nfe', codes: 'nfe' }],
  ['NF-e e NFC-e', { layout: 'nfe', codes: 'nfe' }],
  ['ct-e', { layout: 'cte', codes: 'cte' }],
  ['CT-e OS', { layout: 'cte-os', codes: 'cte' }],
  ['67', { layout: 'cte-os', codes: 'cte' }],
])('%s names a document', async (name, wanted) => {
  expect(await findProduct(name, reading)).toEqual(wanted);
});

test.each(['nfs', '', '5', 'e'])('%j names none, and the answer says which there are', async (name) => {
  await expect(findProduct(name, reading)).rejects.toThrow('Use um destes: nfe, cte, cte-os.');
});

test.each([
  ['/docs/leiaute/cte-os/#ide', false],
  ['/docs/leiaute/cte/', true],
  ['/docs/cstat/cte/539/', false],
  ['/docs/cstat/nfe/539/', true],
  ['/docs/leiaute/eventos/cte-110111/', false],
  ['/docs/leiaute/eventos/nfe-110111/', true],
  ['/docs/leiaute/eventos/', false],
  ['/docs/leiaute/cte/regras/#G137', false],
  ['/docs/leiaute/nfe/regras/', true],
  ['/docs/leiaute/mudancas/', false],
  ['/docs/leiaute/', false],
  ['/docs/documentacao/faq/', false],
])('for CT-e OS, whether %s is of another document: %s', (path, wanted) => {
  expect(isOfOther(path, { layout: 'cte-os', codes: 'cte' })).toBe(wanted);
});
