import type { Page } from '@playwright/test';
import { TEXT_WAIT } from '@/lib/search/service/search-service';

/**
 * Lets search wait for the texts however long they take, so that the first list is the last one on a busy machine too:
 * only times that are not worth waiting for come to an end. To be called before the page is opened.
 */
export async function letSearchWaitForTexts(page: Page): Promise<void> {
  await page.route('**/search/worker/*.js', async (route) => {
    const response = await route.fetch();
    const program = await response.text();
    const body = `{ const later = setTimeout; self.setTimeout = (run, pause, ...given) => pause < ${TEXT_WAIT} ? later(run, pause, ...given) : 0 }\n${program}`;
    await route.fulfill({ response, body });
  });
}

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
