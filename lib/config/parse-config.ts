import { suggest } from '../errors/nearest';
import { parseOrThrow } from '../errors/parse';
import { SiteError } from '../errors/site-error';
import { type SiteConfig, siteConfigSchema } from './schema';

const FILE = 'site.config.ts';

/**
 * Parses the owner's configuration and checks what a schema cannot see: references between keys.
 * @throws SiteError with the key, what was found and the fix.
 */
export function parseSiteConfig(value: unknown): SiteConfig {
  const config = parseOrThrow(siteConfigSchema, value, FILE);
  checkLocales(config);
  checkVersions(config);
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

function checkVersions({ versions }: SiteConfig): void {
  refuseRepeated(
    'versions',
    versions.map(({ name }) => name),
  );
  refuseRepeated(
    'versions',
    versions.map(({ path }) => path || '(root)'),
  );
  const last = versions.filter(({ isLast }) => isLast);
  if (last.length !== 1) {
    throw new SiteError({
      place: { file: FILE },
      key: 'versions',
      found: `${last.length} versions have isLast: true`,
      fix: 'mark exactly one version as the last',
    });
  }
}

function refuseRepeated(key: string, values: readonly string[]): void {
  const repeated = values.find((value, index) => values.indexOf(value) !== index);
  if (repeated === undefined) return;
  throw new SiteError({ place: { file: FILE }, key, found: `"${repeated}" appears twice`, fix: 'keep one of them' });
}
