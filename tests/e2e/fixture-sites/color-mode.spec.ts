import { STORAGE_KEYS } from '@/lib/storage/keys';
import { FIXTURE_SITES, type FixtureSite } from '../../fixture-sites/fixture-sites';
import { NIGHTLY } from '../../scope';
import { waitUntilInteractive } from '../page-states';
import { expectPainted, listThemeCases, readShades, recordShades, SHADES } from '../painted-theme';
import { fill, texts } from '../texts';
import { expect, testFixtureSite } from './fixture-site-test';

/** The configurations of the fixture sites; the site's own, with a switch that follows the system, is in theme.spec.ts. */
const CASES = {
  services: { path: '/docs/documentacao/faq/', hasSwitch: true, followsSystem: false },
  guides: { path: '/docs/documentacao/faq/', hasSwitch: false, followsSystem: true },
  prefixed: { path: '/documentos/docs/documentacao/faq/', hasSwitch: false, followsSystem: false },
} as const;
const DEFAULT_MODE = 'dark';
const KEY = STORAGE_KEYS.theme;

for (const [name, { path, hasSwitch, followsSystem }] of Object.entries(CASES)) {
  const site = name as keyof typeof CASES; // The keys of CASES.
  const { isNightly }: FixtureSite = FIXTURE_SITES[site];
  const test = testFixtureSite(site);
  const configuration = `with ${hasSwitch ? 'a' : 'no'} switch and the system ${followsSystem ? 'followed' : 'ignored'}`;

  test.describe(configuration, () => {
    // Google's script is not what this is about.
    test.beforeEach(({ context }) =>
      context.route(/^https:/, (route) => route.fulfill({ contentType: 'text/javascript', body: '' })),
    );

    for (const system of SHADES) {
      test(`a ${system} system, whatever is stored and asked for, gives the right shade without a flash`, {
        tag: NIGHTLY,
      }, async ({ page, visit }) => {
        test.setTimeout(90_000);
        await page.emulateMedia({ colorScheme: system });
        await recordShades(page);
        await visit(path);
        for (const { stored, asked } of listThemeCases(system)) {
          await page.evaluate((value) => {
            localStorage.clear();
            if (value !== undefined) localStorage.setItem('theme', value);
          }, stored);
          await visit(asked === undefined ? path : `${path}?docusaurus-theme=${asked}`);
          const choice = [asked, stored].find((value) => value === 'light' || value === 'dark');
          const expected = (hasSwitch ? choice : undefined) ?? (followsSystem ? system : DEFAULT_MODE);
          const given = `stored ${stored}, asked ${asked}`;
          expect.soft(await readShades(page), given).toEqual([expected]);
          const kept = await page.evaluate(() => localStorage.getItem('theme'));
          const isKept = hasSwitch && (stored === 'light' || stored === 'dark');
          expect.soft(kept, `${given}: what stays in storage`).toBe(isKept ? stored : null);
        }
      });
    }

    test('another tab that stores, clears or spoils the choice', { tag: NIGHTLY }, async ({ context, page, visit }) => {
      await page.emulateMedia({ colorScheme: 'dark' });
      await visit(path);
      const second = await context.newPage();
      // Before the page's own listeners, which may keep the news to themselves.
      await second.addInitScript((key) => {
        const heard: (string | null)[] = [];
        Object.assign(window, { heard });
        const hear = (event: StorageEvent) => {
          if (event.key === key && event.isTrusted) heard.push(event.newValue);
        };
        window.addEventListener('storage', hear, { capture: true });
      }, KEY);
      await second.goto(path);
      await waitUntilInteractive(second);
      for (const [value, expected] of [
        ['light', hasSwitch ? 'light' : 'dark'],
        ['purple', 'dark'],
        ['light', hasSwitch ? 'light' : 'dark'],
        [undefined, 'dark'],
      ] as const) {
        await second.evaluate(
          ([key, text]) => {
            if (text === undefined) localStorage.removeItem(key);
            else localStorage.setItem(key, text);
          },
          [KEY, value] as const,
        );
        await expectPainted(page, expected);
        // The next choice is made when this tab has heard what the first one did with a spoilt one.
        const kept = value === 'purple' && hasSwitch ? null : (value ?? null);
        await expect.poll(() => second.evaluate((key) => localStorage.getItem(key), KEY)).toBe(kept);
      }
      // What the first tab stored by itself could overtake a choice made here: it only takes the spoilt one away.
      const heard = await second.evaluate(() => (window as unknown as { heard: (string | null)[] }).heard);
      expect(heard).toEqual(hasSwitch ? [null] : []);
    });

    // @behaviour Colour mode: Where the system is not followed, no choice means the default mode
    // @behaviour Colour mode: Without the switch there is no button and a stored choice is dropped
    test(`the system changing while the page is open; the page has ${hasSwitch ? 'a button for the shade' : 'no button for it'}`, {
      tag: isNightly ? NIGHTLY : [],
    }, async ({ page, visit }) => {
      const inLight = followsSystem ? 'light' : DEFAULT_MODE;
      await page.emulateMedia({ colorScheme: 'light' });
      await recordShades(page);
      await visit(path);
      await expectPainted(page, inLight);
      expect(await readShades(page), 'from the first frame').toEqual([inLight]);
      await page.emulateMedia({ colorScheme: 'dark' });
      await expectPainted(page, 'dark');
      await page.emulateMedia({ colorScheme: 'light' });
      await expectPainted(page, inLight);

      await test.step(`the page has ${hasSwitch ? 'a button for the shade' : 'no button for it'}`, async () => {
        const button = (mode: 'light' | 'dark') =>
          page.getByRole('button', { name: fill(texts.theme.label, { mode: texts.theme[mode] }) });
        if (!hasSwitch) return expect(button('dark').or(button('light'))).toHaveCount(0);
        await button('dark').click();
        await expectPainted(page, 'light');
        await button('light').click();
        await expectPainted(page, 'dark');
        expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
      });
    });
  });
}
