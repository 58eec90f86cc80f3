import vm from 'node:vm';
import { describe, expect, test } from 'vitest';
import { buildPrePaintScript, type PrePaintOptions } from '../../../lib/page-scripts/pre-paint';
import { STORAGE_KEYS } from '../../../lib/storage/keys';

const COLOR_MODE = { defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: true } as const;
const SITE: PrePaintOptions = {
  sampleLanguages: ['curl', 'nodejs', 'php'],
  environments: ['homologacao', 'producao'],
  announcementId: null,
  colorMode: COLOR_MODE,
};
const SHADES = ['light', 'dark'] as const;
const ORIGIN = 'https://docs.exemplo.com.br';

type Visit = {
  readonly stored?: Readonly<Record<string, string>>;
  readonly search?: string;
  readonly pathname?: string;
  readonly announcementId?: string | null;
  readonly colorMode?: Partial<PrePaintOptions['colorMode']>;
  /** The shade that the reader's system prefers. */
  readonly system?: 'light' | 'dark';
  /** Stands for a browser that refuses storage. */
  readonly isBlocked?: boolean;
};

/** Runs the script's text as a browser would, and tells what it left on <html> and in the address. */
function visit(visit: Visit) {
  const { search = '', pathname = '/docs/', announcementId = null, system = 'light', isBlocked = false } = visit;
  const kept = new Map(Object.entries(visit.stored ?? {}));
  const dataset: Record<string, string> = {};
  const addresses: string[] = [];
  const context = {
    document: { documentElement: { dataset } },
    location: { search, pathname, hash: '#fim', origin: ORIGIN },
    history: { replaceState: (_state: unknown, _title: string, address: string) => addresses.push(address) },
    localStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      removeItem: (key: string) => kept.delete(key),
    },
    matchMedia: (query: string) => ({ matches: query === `(prefers-color-scheme: ${system})` }),
    URLSearchParams,
  };
  const refuse = () => {
    throw new Error('The operation is insecure.');
  };
  if (isBlocked) Object.defineProperty(context, 'localStorage', { get: refuse });
  const colorMode = { ...COLOR_MODE, ...visit.colorMode };
  vm.runInNewContext(buildPrePaintScript({ ...SITE, announcementId, colorMode }), context);
  return { dataset, addresses, storedTheme: kept.get(STORAGE_KEYS.theme) };
}

describe('before the first paint', () => {
  test('the page knows that scripts run, and shows the first language', () => {
    expect(visit({}).dataset).toMatchObject({ script: 'on', sampleLanguage: 'curl' });
  });

  test('the stored language is shown', () => {
    expect(visit({ stored: { [STORAGE_KEYS.sampleLanguage]: 'php' } }).dataset.sampleLanguage).toBe('php');
  });

  test.each(['', 'PHP', 'ruby', 'java', '<b>', '__proto__'])(
    'the stored language "%s", which is none, is not',
    (value) => {
      expect(visit({ stored: { [STORAGE_KEYS.sampleLanguage]: value } }).dataset.sampleLanguage).toBe('curl');
    },
  );

  test('the language of the address comes before the stored one', () => {
    const stored = { [STORAGE_KEYS.sampleLanguage]: 'php' };
    expect(visit({ stored, search: '?a=1&lang=nodejs' }).dataset.sampleLanguage).toBe('nodejs');
  });

  test('the stored environment is shown, and that of the address before it', () => {
    const stored = { [STORAGE_KEYS.environment]: 'producao' };
    expect(visit({ stored }).dataset.environment).toBe('producao');
    expect(visit({ stored, search: '?env=homologacao' }).dataset.environment).toBe('homologacao');
    expect(visit({ search: '?env=homologacao&lang=php' }).dataset).toMatchObject({
      environment: 'homologacao',
      sampleLanguage: 'php',
    });
  });

  test.each(['', 'Homologacao', 'curl', '__proto__'])('the environment "%s", which is none, is not', (value) => {
    const stored = { [STORAGE_KEYS.environment]: value };
    expect(visit({ stored, search: `?env=${value}` }).dataset.environment).toBe('homologacao');
  });

  test('an unknown language in the address leaves the stored one', () => {
    const stored = { [STORAGE_KEYS.sampleLanguage]: 'php' };
    expect(visit({ stored, search: '?lang=cobol' }).dataset.sampleLanguage).toBe('php');
  });
});

describe('when the browser refuses storage', () => {
  test('the page still shows the first language, and its announcement', () => {
    const { dataset } = visit({ isBlocked: true, announcementId: 'nova' });
    expect(dataset).toMatchObject({ script: 'on', sampleLanguage: 'curl' });
    expect(dataset).not.toHaveProperty('announcementBarInitiallyDismissed');
  });

  test('the language of the address is shown all the same', () => {
    expect(visit({ isBlocked: true, search: '?lang=php' }).dataset.sampleLanguage).toBe('php');
  });
});

describe('the announcement', () => {
  const stored = { [STORAGE_KEYS.announcementDismissed]: 'true', [STORAGE_KEYS.announcementId]: 'nova' };

  test('stays closed for the reader who closed it', () => {
    expect(visit({ stored, announcementId: 'nova' }).dataset.announcementBarInitiallyDismissed).toBe('true');
  });

  // @behaviour Announcement: One that cannot be closed stays
  test.each([
    ['its id changed', stored, 'outra'],
    ['it was not closed', { ...stored, [STORAGE_KEYS.announcementDismissed]: 'false' }, 'nova'],
    ['nothing is stored', {}, 'nova'],
    ['it cannot be closed', { ...stored, [STORAGE_KEYS.announcementId]: 'null' }, null],
    ['only the dismissal is stored', { [STORAGE_KEYS.announcementDismissed]: 'true' }, 'nova'],
    ['its dismissal is rubbish', { ...stored, [STORAGE_KEYS.announcementDismissed]: '__proto__' }, 'nova'],
    ['the id is rubbish', { ...stored, [STORAGE_KEYS.announcementId]: '__proto__' }, 'nova'],
  ])('shows when %s', (_, values, announcementId) => {
    expect(visit({ stored: values, announcementId }).dataset).not.toHaveProperty('announcementBarInitiallyDismissed');
  });

  // @behaviour Announcement: The id's old spelling still counts
  test.each([
    ['announcement-bar', 'true'],
    ['outra', undefined],
  ])('closed under the misspelled id of the earlier platform counts for "%s": %s', (announcementId, dismissed) => {
    const misspelled = { ...stored, [STORAGE_KEYS.announcementId]: 'annoucement-bar' };
    const { dataset } = visit({ stored: misspelled, announcementId });
    expect(dataset.announcementBarInitiallyDismissed).toBe(dismissed);
  });
});

describe.each([true, false])('the theme, where the system is followed: %s', (respectPrefersColorScheme) => {
  describe.each([true, false])('and the switch is off: %s', (disableSwitch) => {
    const colorMode = { respectPrefersColorScheme, disableSwitch };
    const cases = SHADES.flatMap((defaultMode) =>
      SHADES.flatMap((system) =>
        ['light', 'dark', 'system', 'purple', undefined].flatMap((stored) =>
          ['light', 'dark', 'purple', undefined].map((asked) => ({ defaultMode, system, stored, asked })),
        ),
      ),
    );

    // @behaviour Colour mode: Every combination of stored, invalid or no choice, of the address's wish, of the system and of the configuration
    // @behaviour Colour mode: Rubbish in storage counts as no choice
    test.each(cases)('default $defaultMode, system $system, stored $stored, asked $asked', (given) => {
      const { dataset, storedTheme } = visit({
        colorMode: { ...colorMode, defaultMode: given.defaultMode },
        system: given.system,
        search: given.asked === undefined ? '' : `?docusaurus-theme=${given.asked}`,
        stored: given.stored === undefined ? {} : { [STORAGE_KEYS.theme]: given.stored },
      });
      const choice = [given.asked, given.stored].find((value) => value === 'light' || value === 'dark');
      const fallback = respectPrefersColorScheme ? given.system : given.defaultMode;
      expect(dataset.theme).toBe((disableSwitch ? undefined : choice) ?? fallback);
      const isKept =
        !disableSwitch &&
        (['light', 'dark'].includes(given.stored ?? '') || (respectPrefersColorScheme && given.stored === 'system'));
      expect(storedTheme, 'what stays in storage').toBe(isKept ? given.stored : undefined);
    });
  });
});

test('a theme that the address asks for is not stored', () => {
  const { dataset, storedTheme } = visit({ search: '?docusaurus-theme=dark' });
  expect(dataset).toMatchObject({ theme: 'dark', themeChoice: 'dark' });
  expect(storedTheme).toBeUndefined();
});

test('when the browser refuses storage, the theme is the system’s or the default', () => {
  expect(visit({ isBlocked: true, system: 'dark' }).dataset).toMatchObject({ theme: 'dark', themeChoice: 'system' });
  const colorMode = { respectPrefersColorScheme: false, defaultMode: 'dark' } as const;
  expect(visit({ isBlocked: true, colorMode }).dataset).toMatchObject({ theme: 'dark', themeChoice: 'dark' });
});

describe('the address', () => {
  test('loses a trailing index.html, and keeps query and hash', () => {
    const { addresses } = visit({ pathname: '/docs/faq/index.html', search: '?q=1' });
    expect(addresses).toEqual([`${ORIGIN}/docs/faq/?q=1#fim`]);
  });

  // @behaviour Addresses and navigation: No address of the site can be taken for one of another host
  test.each([
    ['//', '/'],
    ['//host/x.html', '/host/x.html'],
    ['///docs//faq///', '/docs/faq/'],
    ['/pt-BR//host/x/', '/pt-BR/host/x/'],
    ['//host/index.html', '/host/'],
  ])('%s is never read as the address of another host', (pathname, path) => {
    expect(visit({ pathname, search: '?q=//x' }).addresses).toEqual([`${ORIGIN}${path}?q=//x#fim`]);
  });

  test('is left alone otherwise', () => {
    expect(visit({ pathname: '/docs/faq/' }).addresses).toEqual([]);
  });
});

describe('the text of the script', () => {
  test('names only languages that the site has samples for', () => {
    expect(buildPrePaintScript({ ...SITE, sampleLanguages: ['curl', 'cobol'] })).not.toContain('cobol');
  });

  test('cannot close the element it stands in', () => {
    expect(buildPrePaintScript(SITE).toLowerCase()).not.toContain('</script');
  });
});
