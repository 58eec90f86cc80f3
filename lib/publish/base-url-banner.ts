import type { Messages } from '../i18n/messages';
import { PART_FAILURE } from '../page-scripts/part-failure';

export type BaseUrlBanner = {
  /** Base path that the site was built for, with a final slash, and whether it is the default. */
  readonly base: string;
  readonly isDefault: boolean;
  /** Path of the home page below the base path: '/' or the locale's. */
  readonly home: string;
  readonly texts: Messages['baseUrl'];
};

/**
 * Runs in the browser on the home page, as text inside it: it cannot use anything from outside. When neither the
 * style sheets nor the scripts of the site have come, the site is mostly published below another path than it was
 * built for; then it says so, and which path it finds itself at.
 * @param otherNotice id of a notice that would only repeat that something is missing
 */
function showBaseUrlBanner(otherNotice: string): void {
  // What differs by locale stands beside the script, whose text is the same on every page.
  const { base, isDefault, home, texts }: BaseUrlBanner = JSON.parse(
    document.currentScript?.parentElement?.dataset.banner ?? '',
  );
  window.addEventListener('load', () => {
    const hasStyles = getComputedStyle(document.documentElement).getPropertyValue('--navbar-size') !== '';
    // Next puts this name there as soon as its scripts run.
    if (hasStyles || 'next' in window) return;
    const path = location.pathname.replace(/index\.html$/, '').replace(/\/?$/, '/');
    const found = path.endsWith(home) ? path.slice(0, -home.length) : path.slice(0, -1);
    const banner = document.createElement('div');
    banner.id = '__docusaurus-base-url-issue-banner-container';
    banner.setAttribute('role', 'alert');
    banner.style.cssText =
      'margin:20px;padding:20px;border:thick solid red;background:rgb(255,230,179);color:#000;font-size:20px';
    const lines: [string, string][] = [
      [texts.title, ''],
      [texts.reason, ''],
      [texts.current, base + (isDefault ? ` ${texts.isDefault}` : '')],
      [texts.suggestion, `${found}/`],
    ];
    for (const [index, [text, value]] of lines.entries()) {
      const line = document.createElement('p');
      line.textContent = text;
      if (index === 0) line.style.cssText = 'font-size:30px;font-weight:bold';
      if (value !== '') {
        const code = document.createElement('code');
        code.textContent = value;
        line.append(' ', code);
      }
      banner.append(line);
    }
    document.body.prepend(banner);
    // Loading the page anew would not help.
    document.getElementById(otherNotice)?.setAttribute('hidden', '');
  });
}

/** The script's text, for the end of the home page, inside an element whose `data-banner` holds a `BaseUrlBanner` as JSON. */
export function buildBaseUrlScript(): string {
  return `(${showBaseUrlBanner.toString()})(${JSON.stringify(PART_FAILURE)})`;
}
