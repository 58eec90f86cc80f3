import type { Page } from '@playwright/test';
import { waitUntilStill } from '../page-states';
import { fill, textsOf } from '../texts';
import { expect } from './fixture-site-test';

/** A guide with images, and the text of its first one. */
export const IMAGES = '/docs/documentacao/partes/imagens/';
export const ALT = 'O envio leva ao resultado';
const { mdx } = textsOf('pt-BR');

/** What lies over the page while an image is enlarged. */
export const layer = (page: Page) => page.locator('.medium-zoom-overlay');
export const image = (page: Page, alt = ALT) => page.getByRole('button', { name: fill(mdx.zoomIn, { image: alt }) });
/** The enlarged image. */
export const copy = (page: Page, alt = ALT) => page.getByRole('button', { name: fill(mdx.zoomOut, { image: alt }) });

/** Opens the guide, and resolves when images answer to the reader, a second after the page came. */
export async function openImages(page: Page, visit: (path: string) => Promise<void>): Promise<void> {
  await visit(IMAGES);
  await expect(image(page)).toBeVisible();
}

/** Resolves when the enlarged image has come to rest: until then nothing closes it. */
export async function waitUntilOpen(page: Page, alt = ALT): Promise<void> {
  await expect(copy(page, alt)).toBeVisible();
  await waitUntilStill(copy(page, alt));
}

export async function expectClosed(page: Page): Promise<void> {
  await expect(layer(page)).toHaveCount(0);
  await expect(page.locator('.medium-zoom-image--opened')).toHaveCount(0);
  await expect(page.locator('body > [inert]')).toHaveCount(0);
}
