import { DEFAULT_SECTION } from '../config/section-schema';
import { siteConfig } from '../config/site';
import type { CodeFields } from '../cstat/code-fields';
import { findLastVersion } from '../pages/find-version';
import { linkRuleFields } from '../pages/layout-links';
import type { Site } from '../pages/site';

/** The fields that the rules of each status code read, in the short form that pasted answers fetch. */
export function buildCodeFields({ layouts, events, versions }: Site): CodeFields {
  const current = findLastVersion(versions, DEFAULT_SECTION);
  const fields = linkRuleFields(layouts, events, { current, locale: siteConfig.defaultLocale });
  return Object.fromEntries([...fields].filter(([, links]) => links.length > 0));
}
