import type { Locator, Page } from '@playwright/test';
import { visitPage } from './page-states';
import { PAGE } from './site-pages';
import { type Texts, texts } from './texts';

/** What the index of the embedded search is fetched from. */
export const INDEX_FILES = '**/search/index/*.json';
/** A query that nothing on the site fits. */
export const NOTHING = 'zzzxqwkj';
/** The address of the entry of code 539, whichever document's. */
export const CODE_539 = /\/docs\/cstat\/[a-z]+\/539\/$/;

/** The first result on the search page. Tests wait for it before they read it: the engine may be on its way. */
export const firstResult = (page: Page): Locator => page.getByRole('main').getByRole('listitem').first();

/** The search modal as readers find their way in it. */
export class SearchModal {
  readonly dialog: Locator;
  readonly box: Locator;
  readonly options: Locator;
  /** The option that Enter opens. */
  readonly active: Locator;
  readonly opener: Locator;
  readonly #page: Page;

  constructor(page: Page, { search }: Texts = texts) {
    this.#page = page;
    this.dialog = page.getByRole('dialog', { name: search.label });
    this.box = this.dialog.getByRole('combobox', { name: search.label });
    this.options = this.dialog.getByRole('option');
    this.active = this.dialog.getByRole('option', { selected: true });
    this.opener = page.getByRole('banner').getByRole('button', { name: search.button, exact: true });
  }

  /** Opens it by its keys and waits until one can type. */
  async open(): Promise<void> {
    await this.#page.keyboard.press('Control+k');
    await this.box.waitFor();
  }

  /** Searches and waits for the results of that query. */
  async search(query: string): Promise<void> {
    await this.box.fill(query);
    await this.options.first().waitFor();
  }
}

/** Visits a guide and opens the modal there. */
export async function openSearchModal(page: Page): Promise<SearchModal> {
  await visitPage(page, PAGE.guide);
  const modal = new SearchModal(page);
  await modal.open();
  return modal;
}
