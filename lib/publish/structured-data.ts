import type {
  APIReference,
  BreadcrumbList,
  CollectionPage,
  DefinedTerm,
  DefinedTermSet,
  FAQPage,
  Question,
  TechArticle,
  WebPage,
  WithContext,
} from 'schema-dts';
import { siteConfig } from '../config/site';
import { getMessages } from '../i18n/messages';
import type { GuidePage, Page, PageLink } from '../pages/page';
import { toAbsoluteUrl, withLocale } from '../routes/locale-address';
import type { InlineText } from '../text/inline';
import { canonicalPath, isListed } from './listing';

/** Letters of an answer that are repeated here: crawlers show no more. */
const ANSWER_LENGTH = 400;

/**
 * What search engines read of a page, as one connected graph of schema.org: what it is about, the page, the site and the
 * way from its home page. What the head says already, such as the description, is not repeated: each page carries it.
 * @returns undefined for pages that they do not show
 */
export function describePage(page: Page): WithContext<Content> | undefined {
  if (!isListed(page)) return undefined;
  return { '@context': 'https://schema.org', ...describeContent(page, toAbsoluteUrl(canonicalPath(page))) };
}

/** The graph as an element of the page's head. */
export function writeStructuredData(page: Page): string {
  const graph = describePage(page);
  if (graph === undefined) return '';
  // No text may end the element.
  return `<script type="application/ld+json">${JSON.stringify(graph).replaceAll('<', '\\u003c')}</script>`;
}

type Content = APIReference | TechArticle | DefinedTerm | DefinedTermSet | WebPage | CollectionPage | FAQPage;

/** What a page is about, where that is more than a page; it then names the page. */
function describeContent(page: Page, url: string): Content {
  const place = describePlace(page, url);
  const article = {
    headline: page.title,
    inLanguage: siteConfig.contentLanguage,
    mainEntityOfPage: { '@type': 'WebPage', ...place },
  } as const;
  switch (page.kind) {
    case 'operation':
    case 'overview':
    case 'webhook':
    case 'layout':
    case 'rules':
      return { '@type': 'APIReference', ...article };
    case 'recipe':
      return { '@type': 'TechArticle', ...article };
    case 'guide': {
      const questions = listQuestions(page, url);
      if (questions.length === 0) return { '@type': 'TechArticle', ...article };
      return { '@type': 'FAQPage', ...place, mainEntity: questions };
    }
    case 'cstatCode':
      return {
        '@type': 'DefinedTerm',
        name: page.cstat.text,
        termCode: page.cstat.code,
        inDefinedTermSet: toAbsoluteUrl(page.parents.at(-1)?.path ?? page.path),
        mainEntityOfPage: { '@type': 'WebPage', ...place },
      };
    case 'cstatDocument':
      return {
        '@type': 'DefinedTermSet',
        '@id': url,
        name: page.title,
        mainEntityOfPage: { '@type': 'WebPage', ...place },
      };
    case 'docsIndex':
    case 'cstatIndex':
    case 'layoutIndex':
    case 'eventIndex':
    case 'recipeIndex':
      return { '@type': 'CollectionPage', ...place };
    default:
      return { '@type': 'WebPage', ...place };
  }
}

/** The page within the site. */
function describePlace(page: Page, url: string) {
  return {
    url,
    name: page.title,
    isPartOf: { '@type': 'WebSite', url: toAbsoluteUrl('/'), name: siteConfig.name },
    ...(page.kind === 'home' ? {} : { breadcrumb: describeWay(page) }),
  } as const;
}

/** The questions of a guide that is made of them; none of any other. */
function listQuestions({ headings, sections }: GuidePage, url: string): readonly Question[] {
  // A heading with deeper ones below it names a group of them, and asks nothing.
  const own = headings.filter(({ level }, index) => (headings[index + 1]?.level ?? 0) <= level);
  const asked = own.filter(({ text }) => toPlain(text).endsWith('?'));
  if (asked.length <= own.length / 2) return [];
  return asked.map(({ id, text }) => ({
    '@type': 'Question',
    '@id': `${url}#${id}`,
    name: toPlain(text),
    acceptedAnswer: {
      '@type': 'Answer',
      text: shorten(sections.find(({ headingId }) => headingId === id)?.text ?? ''),
      url: `${url}#${id}`,
    },
  }));
}

const toPlain = (runs: InlineText) => runs.map(({ text }) => text).join('');

function shorten(text: string): string {
  if (text.length <= ANSWER_LENGTH) return text;
  const end = text.lastIndexOf(' ', ANSWER_LENGTH);
  return `${text.slice(0, end < 0 ? ANSWER_LENGTH : end)}…`;
}

/** The way from the home page, as the page shows it; categories without a page of their own are no steps. */
function describeWay(page: Page): BreadcrumbList {
  const home = { title: getMessages(page.locale).home, path: withLocale(page.locale, '/') };
  const above = [home, ...listParents(page)].map(({ title, path }) => ({ name: title, item: toAbsoluteUrl(path) }));
  // The last step is the page, whose address stands beside the way.
  const steps = [...above, { name: page.title }];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
  };
}

function listParents(page: Page): readonly PageLink[] {
  if ('parents' in page) return page.parents;
  return 'parent' in page ? [page.parent] : [];
}
