import { expect, test } from 'vitest';
import { DEFAULT_SECTION } from '../../../lib/config/section-schema';
import { fillSidebar, listSidebarFiles } from '../../../lib/navigation/sidebar-files.build';
import { SIDEBAR_SLOT } from '../../../lib/navigation/sidebar-source';
import { projectSite } from '../support/project-site';

/** The version that readers get when they ask for none: the site may have others, and sections beside it. */
const versions = projectSite.versions.filter(({ version }) => version.isLast && version.sectionId === DEFAULT_SECTION);
const page = (slots: string) => `<nav id="docs-sidebar"><div>${slots}</div></nav><main></main>`;

test('the first source that fits an address is its sidebar, and each file has a hash in its name', () => {
  const files = listSidebarFiles(versions, 'en');
  expect(files.map(({ source }) => source.start)).toEqual(['/docs/api/', '/docs/']);
  expect(files.map(({ source }) => source.hasOperations)).toEqual([true, false]);
  for (const { name, content, source } of files) {
    expect(source.address).toBe(`/sidebars/${name}`);
    expect(name).toMatch(/^en-docs(?:-api)?-[0-9a-f]{12}\.txt$/);
    expect(content).toMatch(/^<ul>.*<\/ul>$/s);
  }
});

test('another locale has other addresses', () => {
  const names = (locale: string) => listSidebarFiles(versions, locale).map(({ name }) => name);
  expect(names('pt-BR')).not.toEqual(names('en'));
  expect(listSidebarFiles(versions, 'pt-BR')[1]?.content).toContain('href="/pt-BR/docs/');
});

test('a page gets its own sidebar in the place that it keeps for it', () => {
  const address = '/docs/api/fiscal/send-dfe-using-post/';
  const html = fillSidebar(page(SIDEBAR_SLOT), versions, 'en', address);
  expect(html).not.toContain(SIDEBAR_SLOT);
  expect(html).toContain(`<a href="${address}" aria-current="page">`);
});

test('a page without a sidebar stays as it is', () => {
  expect(fillSidebar('<main></main>', versions, 'en', '/')).toBe('<main></main>');
});

test('the build stops where React writes the place in another form', () => {
  for (const slots of ['', '<!-- sidebar -->', SIDEBAR_SLOT + SIDEBAR_SLOT]) {
    expect(() => fillSidebar(page(slots), versions, 'en', '/docs/')).toThrow(/places for its sidebar/);
  }
});
