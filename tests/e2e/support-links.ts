import { expect, type Locator, type Page } from '@playwright/test';
import { texts } from './texts';

export const main = (page: Page) => page.getByRole('main');
export const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
export const findLink = (page: Page, id: string) => main(page).locator(`a[data-copy-link][href="#${id}"]`).first();
export const findOffer = (page: Page) => page.getByRole('button', { name: texts.links.copySentence });

/** Clicks a link and gives what it copied. */
export async function copyAddress(page: Page, link: Locator): Promise<string> {
  await link.click();
  await expect(findOffer(page)).toBeVisible();
  return clipboard(page);
}
