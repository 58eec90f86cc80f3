import { expect, test } from 'vitest';
import { frontmatterSchema } from '../../../lib/content/frontmatter';

const GOOD = { title: 'Um guia', description: 'd'.repeat(40) };
/** What is wrong with a frontmatter that says this, too. */
const faultsOf = (rest: object) =>
  frontmatterSchema.safeParse({ ...GOOD, ...rest }).error?.issues.map(({ message }) => message);

test.each<[object]>([
  [{}],
  [{ title: 'Uma', description: 'd'.repeat(200) }],
  [{ sidebarLabel: 'Um', paginationLabel: 'Um' }],
  [{ sidebarLabel: 'a'.repeat(40), paginationLabel: 'a'.repeat(60) }],
  [{ keywords: ['um', '204'] }],
  [{ toc: false, previous: false, next: 'a/b', footer: false }],
  [{ toc: { minLevel: 2, maxLevel: 5 } }],
  [{ toc: { minLevel: 4, maxLevel: 4 } }],
  [{ movedFrom: ['faq', 'guias/nota/envio'] }],
])('a guide may say %j', (rest) => {
  expect(faultsOf(rest)).toBeUndefined();
});

test.each<[object, readonly string[]]>([
  [{ title: 'Um' }, ['Write a title of at least 3 characters']],
  [{ title: '  Um  ' }, ['Write a title of at least 3 characters']],
  [{ title: 1 }, ['Write the title of the page']],
  [{ description: undefined }, ['Write one sentence on what the reader achieves']],
  [{ description: 'd'.repeat(39) }, ['Write a sentence of at least 40 characters']],
  [{ description: 'd'.repeat(201) }, ['Keep the sentence under 200 characters']],
  [{ sidebarLabel: 'a'.repeat(41) }, ['Keep the sidebar label under 40 characters']],
  [{ paginationLabel: 'a'.repeat(61) }, ['Keep the label under 60 characters']],
  [{ toc: { minLevel: 1 } }, ['Use a heading level from 2 to 5']],
  [{ toc: { maxLevel: 6 } }, ['Use a heading level from 2 to 5']],
  [{ description: `${'d'.repeat(39)}  ` }, ['Write a sentence of at least 40 characters']],
  [{ toc: { minLevel: 4, maxLevel: 3 } }, ['Give a minLevel that is not above maxLevel']],
  [{ paginationLabel: 'a' }, ['Write a label of at least 2 characters']],
  [{ movedFrom: [''] }, ['Write the id the guide had, without slashes around it']],
  [{ movedFrom: ['/guias'] }, ['Write the id the guide had, without slashes around it']],
  [{ movedFrom: ['guias/'] }, ['Write the id the guide had, without slashes around it']],
  [{ movedFrom: ['guias//envio'] }, ['Write the id the guide had, without slashes around it']],
  [{ movedFrom: ['guias/ envio'] }, ['Write the id the guide had, without slashes around it']],
  [{ movedFrom: ['gu ias/envio'] }, ['Write the id the guide had, without slashes around it']],
  [{ movedFrom: ['guias/envio#prazo'] }, ['Write the id the guide had, without slashes around it']],
])('the build says what is wrong with %j', (rest, faults) => {
  expect(faultsOf(rest)).toEqual(faults);
});

test.each<[object]>([
  [{ sidebarLabel: 'a ' }],
  [{ paginationLabel: 'a ' }],
  [{ keywords: ['a '] }],
  [{ toc: true }],
  [{ toc: { minLevel: 1 } }],
  [{ toc: { maxLevel: 6 } }],
  [{ toc: { level: 2 } }],
  [{ previous: true }],
  [{ next: true }],
  [{ footer: 'false' }],
  [{ outro: 1 }],
])('the build refuses %j', (rest) => {
  expect(faultsOf(rest)).toHaveLength(1);
});

test('a table of contents has all levels but those that the guide leaves out', () => {
  expect(frontmatterSchema.parse({ ...GOOD, toc: {} }).toc).toEqual({ minLevel: 2, maxLevel: 5 });
});
