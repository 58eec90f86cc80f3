import { siteConfig } from '../config/site';
import { getMessages } from '../i18n/messages';
import type { Page } from '../pages/page';
import { socialImagePath } from '../routes/download-address';
import type { SitePath } from '../routes/locale-address';
import { hasMarkdown, type MarkdownPage } from './listing';

/** What chats and social networks show of a shared link, in pixels. */
export const SOCIAL_IMAGE_SIZE = { width: 1200, height: 630 } as const;

/** The words in a page's picture, from top to bottom. */
export type SocialImage = {
  /** Where on the site the page is. */
  readonly place: string;
  readonly title: string;
  /** What else decides whether to open it: the request of an operation, the verdict on a code. Empty where nothing does. */
  readonly detail: string;
};

/** The words of pictures, by the path where each is published. */
export type SocialImages = ReadonlyMap<string, SocialImage>;

/** Address of a page's picture; undefined for pages without content of their own. */
export function findSocialImage(page: Page): SitePath | undefined {
  return hasMarkdown(page) ? socialImagePath(page.sharedPath) : undefined;
}

/** The words of a page's picture, in the language of the content. */
export function describeSocialImage(page: MarkdownPage): SocialImage {
  return { place: namePlace(page), title: page.title, detail: describeDetail(page) };
}

function namePlace(page: MarkdownPage): string {
  if (page.kind === 'cstatCode') return page.parents.map(({ title }) => title).join(' › ');
  return page.trail.length > 0 ? page.trail.join(' › ') : siteConfig.title;
}

function describeDetail(page: MarkdownPage): string {
  if (page.kind === 'operation') return `${page.operation.method} ${page.operation.path}`;
  if (page.kind === 'webhook') return 'POST';
  if (page.kind !== 'cstatCode') return '';
  const resend = page.cstat.explanation?.resend;
  return resend === undefined ? '' : getMessages(siteConfig.contentLanguage).verdicts[resend];
}
