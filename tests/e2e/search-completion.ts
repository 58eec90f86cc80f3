import type { Page } from '@playwright/test';

/** Marks the window when search has answered from all its files. To be called before the page is opened. */
export async function watchSearch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let isImproved = false;
    const note = ({ data }: MessageEvent<{ readonly kind: string }>) => {
      if (data.kind === 'improved') isImproved = true;
      else if (isImproved && data.kind === 'answers') Object.assign(window, { isSearchComplete: true });
    };
    window.Worker = class extends Worker {
      constructor(...given: ConstructorParameters<typeof Worker>) {
        super(...given);
        this.addEventListener('message', note);
      }
    };
  });
}

/** Resolves when the results are those of all files: the first ones are shown before the texts are there. */
export async function waitUntilSearchIsComplete(page: Page): Promise<void> {
  await page.waitForFunction(() => 'isSearchComplete' in window);
}
