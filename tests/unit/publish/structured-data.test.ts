import { describe, expect, test, vi } from 'vitest';
import { loadSite } from '@/lib/pages/load-site.build';
import type { Page } from '@/lib/pages/page';
import { isListed } from '@/lib/publish/listing';
import { describePage, writeStructuredData } from '@/lib/publish/structured-data';
import { SMALL_SITE } from '../support/fixture-site';

vi.mock('../../../site.config', () => import('../support/site-config'));

const { pages } = loadSite(SMALL_SITE);

function find(path: string): Page {
  const page = pages.find((candidate) => candidate.path === path);
  if (!page) throw new Error(`There is no page ${path}`);
  return page;
}

/** A page's graph as search engines get it. */
const readGraph = (page: Page): Readonly<Record<string, unknown>> =>
  JSON.parse(JSON.stringify(describePage(page) ?? null));

describe('what a page says of itself to search engines', () => {
  test('is a page of the site, with the way to it, on every page that they show, and nothing on others', () => {
    const shown = pages.filter((candidate) => isListed(candidate) && candidate.kind !== 'home');
    expect(shown).not.toEqual([]);
    for (const page of shown) {
      const place = { isPartOf: { '@type': 'WebSite' }, breadcrumb: { '@type': 'BreadcrumbList' }, name: page.title };
      const { mainEntityOfPage, ...rest } = readGraph(page);
      expect(mainEntityOfPage ?? rest, page.path).toMatchObject(place);
    }
    expect(describePage(find('/search/'))).toBeUndefined();
    expect(writeStructuredData(find('/404/'))).toBe('');
  });

  test('names a guide an article, an operation a reference and a code a term of its document', () => {
    const guide = find('/docs/documentacao/envio/');
    expect(readGraph(guide)).toMatchObject({ '@type': 'TechArticle', headline: guide.title });
    const operation = pages.find(({ kind }) => kind === 'operation');
    expect(operation && readGraph(operation)).toMatchObject({ '@type': 'APIReference' });
    const code = pages.find((page) => page.kind === 'cstatCode');
    const set = pages.find((page) => page.kind === 'cstatDocument' && page.document.id === code?.cstat.document);
    expect(code && set && readGraph(code)).toMatchObject({
      '@type': 'DefinedTerm',
      termCode: code?.cstat.code,
      name: code?.cstat.text,
      inDefinedTermSet: set && readGraph(set)['@id'],
    });
    expect(readGraph(find('/docs/cstat/'))).toMatchObject({ '@type': 'CollectionPage' });
  });

  test('leads from the home page through the pages above it', () => {
    const code = pages.find((page) => page.kind === 'cstatCode');
    const place = code && readGraph(code).mainEntityOfPage;
    expect(place).toMatchObject({
      breadcrumb: {
        itemListElement: [
          { position: 1, item: expect.stringMatching(/\/$/) },
          ...(code?.parents.map(({ title }, index) => ({ position: index + 2, name: title })) ?? []),
          { name: code?.title },
        ],
      },
    });
  });

  test('cannot end the element that it stands in', () => {
    const page = { ...find('/docs/documentacao/envio/'), title: '</script><script>alert(1)' };
    expect(writeStructuredData(page).match(/<\/?script/g)).toEqual(['<script', '</script']);
  });
});

describe('a guide of questions', () => {
  const guide = find('/docs/documentacao/envio/');
  const ask = (count: number): Page => {
    if (guide.kind !== 'guide') throw new Error('not a guide');
    const headings = Array.from({ length: 4 }, (_, index) => ({
      level: 3,
      id: `p${index}`,
      text: [
        { text: index < count ? 'Posso ' : 'Como ', isCode: false },
        { text: index < count ? 'reenviar?' : 'é', isCode: false },
      ],
    }));
    const sections = headings.map(({ id }) => ({ headingId: id, text: `Resposta ${id} ${'palavra '.repeat(80)}` }));
    return { ...guide, headings, sections };
  };

  test('gives each with the beginning of its answer', () => {
    const page = readGraph(ask(3));
    expect(page['@type']).toBe('FAQPage');
    expect(page.mainEntity).toMatchObject([
      {
        '@type': 'Question',
        name: 'Posso reenviar?',
        acceptedAnswer: { text: expect.stringMatching(/^Resposta p0 .*…$/) },
      },
      {},
      {},
    ]);
    expect(JSON.stringify(page).length).toBeLessThan(2500);
  });

  test('cuts an answer without spaces too', () => {
    const questions = ask(4);
    if (questions.kind !== 'guide') throw new Error('not a guide');
    const sections = questions.sections.map((section) => ({ ...section, text: 'a'.repeat(500) }));
    expect(readGraph({ ...questions, sections }).mainEntity).toMatchObject(
      sections.map(() => ({ acceptedAnswer: { text: `${'a'.repeat(400)}…` } })),
    );
  });

  test('is one where more than half of its headings ask', () => {
    expect(readGraph(ask(2))['@type']).toBe('TechArticle');
  });

  test('may have them in groups, whose headings do not count', () => {
    const questions = ask(3);
    if (questions.kind !== 'guide') throw new Error('not a guide');
    const grouped = questions.headings.flatMap((heading, index) => [
      { level: 2, id: `g${index}`, text: [{ text: 'Grupo', isCode: false }] },
      heading,
    ]);
    const page = readGraph({ ...questions, headings: grouped });
    expect(page['@type']).toBe('FAQPage');
    expect(page.mainEntity).toHaveLength(3);
  });
});
