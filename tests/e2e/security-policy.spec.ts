import type { Page } from '@playwright/test';
import { PAGE } from './site-pages';
import { expect, test } from './site-test';

/** What Chromium and Firefox say of what the policy refuses; Chromium says it of the request too. */
const REFUSED = /Content Security Policy|page’s settings blocked|\(csp\)$/;

/** What the browser says from now on, as the log of problems hears it. */
function listen(page: Page): readonly string[] {
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  page.context().on('weberror', (webError) => said.push(webError.error().message));
  return said;
}

const expectRefusal = (said: readonly string[]) =>
  expect.poll(() => said.filter((text) => REFUSED.test(text)), 'what the browser refuses').not.toEqual([]);

/** Ways by which a text that gets into a page as markup would run, or change what the page is. */
const ATTACKS: Readonly<Record<string, string>> = {
  'an attribute that listens': '<img src="data:," onerror="document.title = \'run\'">',
  'a link that is a script': '<a href="javascript:document.title = \'run\'">x</a>',
  'a document of its own': '<iframe srcdoc="<script>parent.document.title = \'run\'</script>"></iframe>',
  'an attribute of styles': '<p style="position: fixed">x</p>',
  'a style sheet': '<style>main { position: fixed }</style>',
  'an image of another host': '<img src="https://attacker.invalid/x.png">',
};

/** What the policy refuses on the page from now on, by the part of the policy. */
async function readRefusals(page: Page, act: () => Promise<unknown>): Promise<readonly string[]> {
  await page.evaluate(() => {
    const refused: string[] = [];
    addEventListener('securitypolicyviolation', ({ effectiveDirective }) => refused.push(effectiveDirective));
    Object.assign(window, { refused });
  });
  await act();
  return page.evaluate(() => (window as unknown as { refused: string[] }).refused.sort());
}

// @behaviour Failures: The security policy of each page refuses what gets into it as markup or script
test('markup that gets into a page does nothing, neither a new script nor a text is run, and data needs no permission', async ({
  page,
  problems,
  visit,
}) => {
  problems.expect(REFUSED);
  await visit(PAGE.guide);
  const title = await page.title();
  await test.step('data for machines needs no permission, because it is not run', async () => {
    const said = listen(page);
    const refused = await readRefusals(page, () =>
      page.evaluate(async () => {
        for (const type of ['application/ld+json', 'text/plain']) {
          const script = document.createElement('script');
          script.type = type;
          script.textContent = '{}';
          document.head.append(script);
        }
        await new Promise((resolve) => setTimeout(resolve, 0));
      }),
    );
    expect(refused).toEqual([]);
    expect(said.filter((text) => REFUSED.test(text))).toEqual([]);
  });
  for (const [name, markup] of Object.entries(ATTACKS)) {
    await test.step(`${name} does nothing`, async () => {
      const said = listen(page);
      await page.evaluate((html) => {
        const attack = Object.assign(document.createElement('div'), { id: 'attack', innerHTML: html });
        document.querySelector('main')?.append(attack);
        attack.querySelector('a')?.click();
      }, markup);
      await expectRefusal(said);
      expect(await page.title()).toBe(title);
      const fixed = await page
        .locator('main, main #attack *')
        .evaluateAll((elements) => elements.filter((element) => getComputedStyle(element).position === 'fixed').length);
      expect(fixed).toBe(0);
      await page.locator('#attack').evaluate((attack) => attack.remove());
    });
  }
  await test.step('neither a new script nor a text is run as code', async () => {
    const said = listen(page);
    const refused = await readRefusals(page, () =>
      page.evaluate(async () => {
        const add = (change: (script: HTMLScriptElement) => void) => {
          const script = document.createElement('script');
          change(script);
          document.body.append(script);
        };
        add((script) => {
          script.textContent = 'document.title = "run"';
        });
        add((script) => {
          script.src = 'https://attacker.invalid/x.js';
        });
        add((script) => {
          script.src = 'data:text/javascript,document.title="run"';
        });
        // As a timer has it: what a test evaluates may do more than a page.
        setTimeout('document.title = "run"', 0);
        await fetch('https://attacker.invalid/').catch(() => {});
        await new Promise((resolve) => setTimeout(resolve, 0));
      }),
    );
    await expectRefusal(said);
    expect(await page.title()).toBe(title);
    expect(refused).toEqual(['connect-src', 'script-src', ...Array(3).fill('script-src-elem')]);
  });
});
