import { readdirSync } from 'node:fs';
import path from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { SiteConfigInput } from '../../../lib/config/schema';
import { PROJECT } from '../support/fixture-site';
import valid from '../support/site-config';

const LOCALES = [
  { code: 'en', label: 'English' },
  { code: 'pt-BR', label: 'Português' },
  { code: 'es', label: 'Español' },
];

/** The endings that Next takes for pages on a site of these locales. */
async function readEndings(locales: SiteConfigInput['locales']): Promise<readonly string[]> {
  vi.doMock('../../../site.config', () => ({ default: { ...valid, locales } }));
  const { default: config } = await import('../../../next.config');
  return config.pageExtensions ?? [];
}

afterEach(() => {
  vi.doUnmock('../../../site.config');
  vi.resetModules();
});

describe('the addresses of other locales', () => {
  const files = readdirSync(path.join(PROJECT, 'app/[locale]'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx'))
    .map((name) => path.basename(name).replace(/^[^.]*\./, ''));

  test.each([1, 2, 3])('are built where there are any: %i', async (count) => {
    const endings = await readEndings(LOCALES.slice(0, count));
    expect(files.length).toBeGreaterThan(0);
    expect(files.filter((ending) => endings.includes(ending))).toHaveLength(count === 1 ? 0 : files.length);
  });
});
