import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Parser } from 'htmlparser2';
import { siteConfig } from '@/lib/config/site';
import { withLocale } from '@/lib/routes/locale-address';
import { NIGHTLY } from '../scope';

/** A page that the site lists: its path, and the absolute address of the same page by locale. */
export type ListedPage = {
  readonly path: string;
  readonly url: string;
  readonly alternates: Readonly<Record<string, string>>;
};

/** Paths, in the default locale, of one page of each kind. */
export const PAGE = {
  home: '/',
  docsIndex: '/docs/',
  guide: '/docs/documentacao/primeiros-passos/autenticacao-api/',
  faq: '/docs/documentacao/faq/',
  operationWithBody: '/docs/api/fiscal/send-dfe-using-post/',
  operation: '/docs/api/fiscal/consultar-recibo-dfe-using-get/',
  overview: '/docs/api/fiscal/fiscal-dfe-rest-api/',
  webhook: '/docs/api/webhooks/evento/',
  cstatCode: '/docs/cstat/nfe/539/',
  cstatDocument: '/docs/cstat/mdfe/',
  cstatIndex: '/docs/cstat/',
  classTrib: '/docs/ibs-cbs/cclasstrib/',
  layout: '/docs/leiaute/nfe/dest/',
  rules: '/docs/leiaute/nfcom/regras/',
  recipe: '/docs/receitas/difal-nao-contribuinte/',
  event: '/docs/leiaute/eventos/nfe-112130/',
  eventIndex: '/docs/leiaute/eventos/',
  search: '/search/?q=token',
  notFound: '/404/',
} as const;

/** Kinds that between them have every form of page: text, samples and fields, a list that folds, and results. */
const DAILY_KINDS: readonly string[] = ['guide', 'operationWithBody', 'layout', 'search'];

/** Each kind of page; those that only the whole run has carry its tag. For what is tested of every page in other ways. */
export const kindCases = Object.entries(PAGE).map(([kind, path]) => ({
  kind,
  path,
  tag: DAILY_KINDS.includes(kind) ? [] : [NIGHTLY],
}));

export const locales = siteConfig.locales.map(({ code }) => code);
export const { defaultLocale } = siteConfig;

const sources = path.join(import.meta.dirname, '..', '..');

/** The built export. */
export const exportFolder = path.join(sources, 'out');

/** Every page of out/sitemap.xml. */
export const listedPages = readSitemap();

/** Every guide in the default locale, by the files of the sources, whatever section it stands in. */
export const guidePaths = listGuideFiles().map((file) => `/docs/${file.replace(/\.mdx$/, '')}/`);

/** Every operation in the default locale, by the slugs of openapi.yaml; the slug itself where no page is listed. */
export const operationPaths = listOperationSlugs().map((slug) => {
  const page = listedPages.find(
    (listed) => localeOf(listed.path) === defaultLocale && listed.path.endsWith(`/${slug}/`),
  );
  return page?.path ?? slug;
});

/** Pages that open but that search engines do not list. */
export const unlistedPaths = locales.flatMap((locale) => [withLocale(locale, '/search/'), withLocale(locale, '/404/')]);

/** The locale whose pages start with this path. */
export function localeOf(pagePath: string): string {
  return (
    locales.find((locale) => locale !== defaultLocale && pagePath.startsWith(withLocale(locale, '/'))) ?? defaultLocale
  );
}

function listGuideFiles(): readonly string[] {
  const files = readdirSync(path.join(sources, 'content/docs/current'), { recursive: true, encoding: 'utf8' });
  return files.filter((file) => file.endsWith('.mdx'));
}

function listOperationSlugs(): readonly string[] {
  const text = readFileSync(path.join(sources, 'openapi.yaml'), 'utf8');
  return [...text.matchAll(/^\s+x-slug: (\S+)$/gm)].map(([, slug = '']) => slug);
}

function readSitemap(): readonly ListedPage[] {
  const file = path.join(exportFolder, 'sitemap.xml');
  if (!existsSync(file)) throw new Error('out/sitemap.xml is missing: build the export first (npm run build)');
  const pages: ListedPage[] = [];
  let url = '';
  let alternates: Record<string, string> = {};
  let isLocation = false;
  const parser = new Parser(
    {
      onopentag(name, { hreflang, href }) {
        isLocation = name === 'loc';
        if (hreflang !== undefined && href !== undefined) alternates[hreflang] = href;
      },
      ontext(text) {
        if (isLocation) url += text.trim();
      },
      onclosetag(name) {
        isLocation = false;
        if (name !== 'url') return;
        pages.push({ path: decodeURI(new URL(url).pathname), url, alternates });
        url = '';
        alternates = {};
      },
    },
    { xmlMode: true },
  );
  parser.end(readFileSync(file, 'utf8'));
  return pages;
}
