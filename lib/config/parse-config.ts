import { suggest } from '../errors/nearest';
import { parseOrThrow } from '../errors/parse';
import { SiteError } from '../errors/site-error';
import { formatContrast, measureContrast, READABLE_CONTRAST } from './contrast';
import { type SiteConfig, siteConfigSchema } from './schema';
import { DEFAULT_SECTION, type Section } from './section-schema';

const FILE = 'site.config.ts';

/**
 * Parses the owner's configuration and checks what a schema cannot see: references between keys.
 * @throws SiteError with the key, what was found and the fix.
 */
export function parseSiteConfig(value: unknown): SiteConfig {
  const config = parseOrThrow(siteConfigSchema, value, FILE);
  checkLocales(config);
  checkSections(config);
  checkAnnouncement(config);
  if (config.toc.minLevel > config.toc.maxLevel) {
    throw new SiteError({
      place: { file: FILE },
      key: 'toc',
      found: `minLevel ${config.toc.minLevel} is above maxLevel ${config.toc.maxLevel}`,
      fix: 'swap the two levels',
    });
  }
  return config;
}

function checkLocales({ locales, defaultLocale }: SiteConfig): void {
  const codes = locales.map(({ code }) => code);
  if (!codes.includes(defaultLocale)) {
    throw new SiteError({
      place: { file: FILE },
      key: 'defaultLocale',
      found: `found "${defaultLocale}", which is not in locales`,
      fix: suggest(defaultLocale, codes),
    });
  }
  refuseRepeated('locales', codes);
}

function checkSections({ sections }: SiteConfig): void {
  const ids = sections.map(({ id }) => id);
  refuseRepeated('sections', ids);
  if (!ids.includes(DEFAULT_SECTION)) {
    throw new SiteError({
      place: { file: FILE },
      key: 'sections',
      found: `found ${ids.join(', ')}, and no section "${DEFAULT_SECTION}"`,
      fix: `give the section at /docs/ the id "${DEFAULT_SECTION}"`,
    });
  }
  for (const section of sections) checkVersions(section);
  const versions = sections.flatMap((section) => section.versions);
  refuseRepeated(
    'sections',
    versions.map(({ path }) => `/docs/${path}`),
  );
  // The folders of content/docs/: versions of the default section, and the other sections.
  refuseRepeated('sections', [
    ...ids.filter((id) => id !== DEFAULT_SECTION),
    ...versions.filter(({ sectionId }) => sectionId === DEFAULT_SECTION).map(({ name }) => name),
  ]);
  const reserved = versions.find(({ path }) => path.split('/')[0] === 'api');
  if (reserved) {
    throw new SiteError({
      place: { file: FILE },
      key: `sections.${reserved.sectionId}`,
      found: `version ${reserved.name} is at /docs/${reserved.path}`,
      fix: 'choose another path: /docs/api is the API reference',
    });
  }
}

function checkVersions({ id, versions }: Section): void {
  const key = `sections.${id}.versions`;
  refuseRepeated(
    key,
    versions.map(({ name }) => name),
  );
  const last = versions.filter(({ isLast }) => isLast);
  if (last.length !== 1) {
    throw new SiteError({
      place: { file: FILE },
      key,
      found: `${last.length} versions have isLast: true`,
      fix: 'mark exactly one version as the last',
    });
  }
}

function checkAnnouncement({ announcementBar }: SiteConfig): void {
  const { backgroundColor, textColor } = announcementBar ?? {};
  if (backgroundColor === undefined && textColor === undefined) return;
  if (backgroundColor === undefined || textColor === undefined) {
    throw new SiteError({
      place: { file: FILE },
      key: 'announcementBar',
      found: `${backgroundColor === undefined ? 'textColor' : 'backgroundColor'} is given alone`,
      fix: 'give both colours or neither',
    });
  }
  const contrast = measureContrast(backgroundColor, textColor);
  if (contrast >= READABLE_CONTRAST) return;
  throw new SiteError({
    place: { file: FILE },
    key: 'announcementBar',
    found: `textColor "${textColor}" on backgroundColor "${backgroundColor}" has a contrast of ${formatContrast(contrast)}`,
    fix: `choose colours with a contrast of at least ${READABLE_CONTRAST}:1`,
  });
}

function refuseRepeated(key: string, values: readonly string[]): void {
  const repeated = values.find((value, index) => values.indexOf(value) !== index);
  if (repeated === undefined) return;
  throw new SiteError({ place: { file: FILE }, key, found: `"${repeated}" appears twice`, fix: 'keep one of them' });
}
