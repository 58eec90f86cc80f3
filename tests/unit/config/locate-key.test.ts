import { describe, expect, test } from 'vitest';
import { locateConfigKey } from '../../../lib/config/locate-key.build';
import { parseSiteConfig } from '../../../lib/config/parse-config';
import { siteConfig } from '../../../lib/config/site';
import { readFault } from '../support/fault';
import { createFixtureSite, PROJECT } from '../support/fixture-site';
import valid from '../support/site-config';

const FILE = 'site.config.ts';
const SOURCE = `import type { SiteConfigInput } from './lib/config/schema';

/** A comment with { url: 'x' } in it. */
const config: SiteConfigInput = {
  name: 'It\\'s', // name: 'two'
  title: "a: {",
  description:
    'Uma // frase',
  /* url: 1,
     toc: 2 */
  locales: [
    { code: 'en', label: 'English' },
    { code: 'pt-BR', label: { 'pt-BR': \`Português
(Brasil)\` } },
  ],
  ...shared,
  toc,
  url: \`https://\${host}\`,
  search: { backend: 'embedded' },
};

export default config;
`;

describe('the line of a key of site.config.ts', () => {
  const root = () => createFixtureSite({ [FILE]: SOURCE });

  test.each([
    [['name'], 5],
    [['title'], 6],
    [['description'], 8],
    [['locales'], 11],
    [['locales', 1, 'code'], 13],
    [['locales', 1, 'label', 'pt-BR'], 13],
    [['locales', 1, 'href'], 13],
    [['url'], 18],
    [['search', 'backend'], 19],
    [['footer', 'phone'], undefined],
  ])('%j is %s', (keys, line) => {
    expect(locateConfigKey(root(), FILE, keys)).toEqual(line === undefined ? {} : { line });
  });

  test('is not known of a file that is not there, or that holds no object', () => {
    expect(locateConfigKey('/nowhere', FILE, ['name'])).toEqual({});
    expect(locateConfigKey(createFixtureSite({ [FILE]: 'export default read();\n' }), FILE, ['name'])).toEqual({});
  });

  test('stands in the message, for values and for what only the whole shows', () => {
    const locate = (keys: readonly PropertyKey[]) => locateConfigKey(root(), FILE, keys);
    expect(readFault(() => parseSiteConfig({ ...valid, url: 'http://a' }, locate))).toMatch(/^site\.config\.ts:18\n/);
    const twice = [...valid.locales, ...valid.locales];
    expect(readFault(() => parseSiteConfig({ ...valid, locales: twice }, locate))).toMatch(/^site\.config\.ts:11\n/);
  });

  test('is found for every key of the site’s own configuration', () => {
    for (const key of ['name', 'locales', 'sections', 'footer'])
      expect(locateConfigKey(PROJECT, FILE, [key]), key).toEqual({ line: expect.any(Number) });
    expect(siteConfig.name).not.toBe('');
  });
});
