import type { Page } from '@playwright/test';
import { expect } from './fixture-site-test';

/**
 * Scrolls up, as a reader does who wants the bar that hides on scroll, and waits until it stands. A click on its way in
 * may hit what is beside the button: pressed here, let go there.
 */
export async function showBar(page: Page): Promise<void> {
  await page.mouse.wheel(0, -100_000);
  await expect(page.getByRole('banner')).toHaveCSS('transform', 'none');
}
