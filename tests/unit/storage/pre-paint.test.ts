import vm from 'node:vm';
import { describe, expect, test } from 'vitest';
import { STORAGE_KEYS } from '../../../lib/storage/keys';
import { buildPrePaintScript } from '../../../lib/storage/pre-paint';

const LANGUAGES = ['curl', 'nodejs', 'php'];

type Visit = {
  readonly stored?: Readonly<Record<string, string>>;
  readonly search?: string;
  readonly pathname?: string;
  readonly announcementId?: string | null;
  /** Stands for a browser that refuses storage. */
  readonly isBlocked?: boolean;
};

/** Runs the script's text as a browser would, and tells what it left on <html> and in the address. */
function visit({ stored = {}, search = '', pathname = '/docs/', announcementId = null, isBlocked = false }: Visit) {
  const dataset: Record<string, string> = {};
  const addresses: string[] = [];
  const context = {
    document: { documentElement: { dataset } },
    location: { search, pathname, hash: '#fim' },
    history: { replaceState: (_state: unknown, _title: string, address: string) => addresses.push(address) },
    localStorage: { getItem: (key: string) => stored[key] ?? null },
    URLSearchParams,
  };
  const refuse = () => {
    throw new Error('The operation is insecure.');
  };
  if (isBlocked) Object.defineProperty(context, 'localStorage', { get: refuse });
  vm.runInNewContext(buildPrePaintScript(LANGUAGES, announcementId), context);
  return { dataset, addresses };
}

describe('before the first paint', () => {
  test('the page knows that scripts run, and shows the first language', () => {
    expect(visit({}).dataset).toEqual({ script: 'on', sampleLanguage: 'curl' });
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

  test('an unknown language in the address leaves the stored one', () => {
    const stored = { [STORAGE_KEYS.sampleLanguage]: 'php' };
    expect(visit({ stored, search: '?lang=cobol' }).dataset.sampleLanguage).toBe('php');
  });
});

describe('when the browser refuses storage', () => {
  test('the page still shows the first language, and its announcement', () => {
    const { dataset } = visit({ isBlocked: true, announcementId: 'nova' });
    expect(dataset).toEqual({ script: 'on', sampleLanguage: 'curl' });
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

  test.each([
    ['its id changed', stored, 'outra'],
    ['it was not closed', { ...stored, [STORAGE_KEYS.announcementDismissed]: 'false' }, 'nova'],
    ['nothing is stored', {}, 'nova'],
    ['the site has none', { [STORAGE_KEYS.announcementDismissed]: 'true' }, 'nova'],
  ])('shows when %s', (_, values, announcementId) => {
    expect(visit({ stored: values, announcementId }).dataset).not.toHaveProperty('announcementBarInitiallyDismissed');
  });
});

describe('the address', () => {
  test('loses a trailing index.html, and keeps query and hash', () => {
    expect(visit({ pathname: '/docs/faq/index.html', search: '?q=1' }).addresses).toEqual(['/docs/faq/?q=1#fim']);
  });

  test('is left alone otherwise', () => {
    expect(visit({ pathname: '/docs/faq/' }).addresses).toEqual([]);
  });
});

describe('the text of the script', () => {
  test('names only languages that the site has samples for', () => {
    expect(buildPrePaintScript(['curl', 'cobol'], null)).not.toContain('cobol');
  });

  test('cannot close the element it stands in', () => {
    expect(buildPrePaintScript(LANGUAGES, null).toLowerCase()).not.toContain('</script');
  });
});
