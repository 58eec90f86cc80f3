import type { Page } from '@playwright/test';

/** Makes the browser refuse access to storage, as strict privacy settings do. To be called before the page is opened. */
export async function blockStorage(
  page: Page,
  names: readonly ('localStorage' | 'sessionStorage')[] = ['localStorage'],
): Promise<void> {
  await page.addInitScript((blocked) => {
    for (const name of blocked) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    }
  }, names);
}

/** Makes the browser keep nothing more for the site, as a full storage does. To be called before the page is opened. */
export async function fillStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function keep(key, value) {
      if (this === window.localStorage) throw new DOMException('full', 'QuotaExceededError');
      setItem.call(this, key, value);
    };
  });
}
