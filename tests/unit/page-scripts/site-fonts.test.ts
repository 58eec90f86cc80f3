import vm from 'node:vm';
import { describe, expect, test } from 'vitest';
import { buildSiteFontsScript } from '../../../lib/page-scripts/site-fonts';
import { STORAGE_KEYS } from '../../../lib/storage/keys';

const ORIGIN = 'https://docs.exemplo.com.br';

/** What a style sheet's rules are to the script. */
class FontFaceRule {
  constructor(readonly cssText: string) {}
}
const SHEETS = [
  {
    href: 'https://servico.exemplo.com.br/a.css',
    get cssRules(): never {
      throw new Error('Cannot access rules');
    },
  },
  { href: null, cssRules: [] },
  {
    href: `${ORIGIN}/css/all.css`,
    cssRules: [
      new FontFaceRule('@font-face { font-family: a; src: url("../media/a.woff2") format("woff2"); }'),
      new FontFaceRule('@font-face { font-family: b; src: local("Arial"); }'),
      { cssText: '.a { background: url("a.png"); }' },
    ],
  },
];

type Visit = {
  readonly stored?: string;
  /** Milliseconds from the request to this script; without them the browser does not tell. */
  readonly onItsWay?: number | undefined;
  /** What fonts are answered with; nothing where the line fails. */
  readonly fontStatus?: number | null;
  /** Stands for a browser that refuses storage. */
  readonly isBlocked?: boolean;
};

/** Runs the script's text as a browser would, and tells what it left on <html>, stored and fetched. */
function visit({ stored, onItsWay, fontStatus = 200, isBlocked = false }: Visit) {
  const kept = new Map(stored === undefined ? [] : [[STORAGE_KEYS.fonts as string, stored]]);
  const dataset: Record<string, string> = {};
  const fetched: string[] = [];
  const loadHandlers: (() => Promise<void>)[] = [];
  const context = {
    document: { documentElement: { dataset }, styleSheets: SHEETS },
    CSSFontFaceRule: FontFaceRule,
    URL,
    location: { origin: ORIGIN },
    performance: {
      getEntriesByType: () => (onItsWay === undefined ? [] : [{ requestStart: 10 }]),
      now: () => 10 + (onItsWay ?? 0),
    },
    fetch: async (address: URL) => {
      fetched.push(address.href);
      if (fontStatus === null) throw new TypeError('Failed to fetch');
      return new Response('', { status: fontStatus });
    },
    addEventListener: (type: string, handle: () => Promise<void>) => type === 'load' && loadHandlers.push(handle),
    localStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    },
  };
  const refuse = () => {
    throw new Error('The operation is insecure.');
  };
  if (isBlocked) Object.defineProperty(context, 'localStorage', { get: refuse });
  vm.runInNewContext(buildSiteFontsScript(), context);
  const load = async () => {
    for (const handle of loadHandlers) await handle();
  };
  return { dataset, kept, fetched, load };
}

describe('the site’s fonts', () => {
  test.each([undefined, 0, 49])('are used when the page was %s ms on its way, and nothing is stored', async (ms) => {
    const { dataset, fetched, kept, load } = visit({ onItsWay: ms });
    await load();
    expect(dataset).toEqual({ fonts: 'on' });
    expect(fetched).toEqual([]);
    expect(kept).toEqual(new Map());
  });

  test('wait for the next document when it was longer: fetched once the page has loaded, and remembered', async () => {
    const { dataset, fetched, kept, load } = visit({ onItsWay: 50 });
    expect(fetched).toEqual([]);
    await load();
    expect(dataset).toEqual({});
    expect(fetched).toEqual([`${ORIGIN}/media/a.woff2`]);
    expect([...kept.keys()]).toEqual([STORAGE_KEYS.fonts]);
    const next = visit({ onItsWay: 50, stored: kept.get(STORAGE_KEYS.fonts) ?? '' });
    await next.load();
    expect(next.dataset).toEqual({ fonts: 'on' });
    expect(next.fetched).toEqual([]);
  });

  test.each(['', 'on', 'FETCHED', '<b>'])('wait although "%s" is stored', (stored) => {
    expect(visit({ onItsWay: 50, stored }).dataset).toEqual({});
  });

  test.each([404, null])('are tried again by the next document when they do not come (%s)', async (fontStatus) => {
    const { kept, load } = visit({ onItsWay: 50, fontStatus });
    await load();
    expect(kept).toEqual(new Map());
  });

  test('are fetched without a fault when the browser refuses storage', async () => {
    const { dataset, load } = visit({ onItsWay: 50, isBlocked: true });
    await expect(load()).resolves.toBeUndefined();
    expect(dataset).toEqual({});
  });
});
