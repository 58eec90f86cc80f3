import { suggest } from '../errors/nearest';
import { type LocateKey, parseOrThrow } from '../errors/parse';
import { SiteError } from '../errors/site-error';
import { formatContrast, measureContrast, READABLE_CONTRAST } from './contrast';
import { type SiteConfig, siteConfigSchema } from './schema';
import { DEFAULT_SECTION, type Section } from './section-schema';

export const CONFIG_FILE = 'site.config.ts';

/** Stops the build. `path` leads to the value; `key` names it in the message, by ids instead of numbers. */
type Fail = (path: readonly PropertyKey[], found: string, fix: string, key?: string) => never;

/**
 * Parses the owner's configuration and checks what a schema cannot see: references between keys.
 * @param locate finds the line of a key
 * @throws SiteError with the key, what was found and the fix.
 */
export function parseSiteConfig(value: unknown, locate: LocateKey = () => ({})): SiteConfig {
  const config = parseOrThrow(siteConfigSchema, value, CONFIG_FILE, locate);
  const fail: Fail = (path, found, fix, key = path.join('.')) => {
    throw new SiteError({ place: { file: CONFIG_FILE, ...locate(path) }, key, found, fix });
  };
  checkLocales(config, fail);
  checkSections(config, fail);
  checkAnnouncement(config, fail);
  const { minLevel, maxLevel } = config.toc;
  if (minLevel > maxLevel) fail(['toc'], `minLevel ${minLevel} is above maxLevel ${maxLevel}`, 'swap the two levels');
  return config;
}

function checkLocales({ locales, defaultLocale }: SiteConfig, fail: Fail): void {
  const codes = locales.map(({ code }) => code);
  if (!codes.includes(defaultLocale)) {
    fail(['defaultLocale'], `found "${defaultLocale}", which is not in locales`, suggest(defaultLocale, codes));
  }
  refuseRepeated(['locales'], codes, fail);
}

function checkSections({ sections }: SiteConfig, fail: Fail): void {
  const ids = sections.map(({ id }) => id);
  refuseRepeated(['sections'], ids, fail);
  if (!ids.includes(DEFAULT_SECTION)) {
    const found = `found ${ids.join(', ')}, and no section "${DEFAULT_SECTION}"`;
    fail(['sections'], found, `give the section at /docs/ the id "${DEFAULT_SECTION}"`);
  }
  for (const [index, section] of sections.entries()) checkVersions(section, index, fail);
  const versions = sections.flatMap((section) => section.versions);
  refuseRepeated(
    ['sections'],
    versions.map(({ path }) => `/docs/${path}`),
    fail,
  );
  // The folders of content/docs/: versions of the default section, and the other sections.
  const folders = [
    ...ids.filter((id) => id !== DEFAULT_SECTION),
    ...versions.filter(({ sectionId }) => sectionId === DEFAULT_SECTION).map(({ name }) => name),
  ];
  refuseRepeated(['sections'], folders, fail);
  const reserved = versions.find(({ path }) => path.split('/')[0] === 'api');
  if (!reserved) return;
  const found = `version ${reserved.name} is at /docs/${reserved.path}`;
  const path = ['sections', ids.indexOf(reserved.sectionId)];
  fail(path, found, 'choose another path: /docs/api is the API reference', `sections.${reserved.sectionId}`);
}

function checkVersions({ id, versions }: Section, index: number, fail: Fail): void {
  const path = ['sections', index, 'versions'];
  const key = `sections.${id}.versions`;
  const names = versions.map(({ name }) => name);
  refuseRepeated(path, names, fail, key);
  const last = versions.filter(({ isLast }) => isLast);
  if (last.length !== 1) {
    fail(path, `${last.length} versions have isLast: true`, 'mark exactly one version as the last', key);
  }
}

function checkAnnouncement({ announcementBar }: SiteConfig, fail: Fail): void {
  const { backgroundColor, textColor } = announcementBar ?? {};
  const path = ['announcementBar'];
  if (backgroundColor === undefined && textColor === undefined) return;
  const given = backgroundColor === undefined ? 'textColor' : 'backgroundColor';
  if (backgroundColor === undefined || textColor === undefined)
    throw fail(path, `${given} is given alone`, 'give both colours or neither');
  const contrast = measureContrast(backgroundColor, textColor);
  if (contrast >= READABLE_CONTRAST) return;
  const pair = `textColor "${textColor}" on backgroundColor "${backgroundColor}"`;
  const fix = `choose colours with a contrast of at least ${READABLE_CONTRAST}:1`;
  fail(path, `${pair} has a contrast of ${formatContrast(contrast)}`, fix);
}

function refuseRepeated(path: readonly PropertyKey[], values: readonly string[], fail: Fail, key?: string): void {
  const repeated = values.find((value, index) => values.indexOf(value) !== index);
  if (repeated !== undefined) fail(path, `"${repeated}" appears twice`, 'keep one of them', key);
}
