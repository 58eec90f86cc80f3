import type { Locator } from '@playwright/test';
import { PASTE_EXAMPLE } from '@/components/tools/paste-example';
import { inspectAccessKey } from '@/lib/fiscal/access-key';
import { RequestLog } from './request-log';
import { SearchModal } from './search-box';
import { PAGE } from './site-pages';
import { expect, test } from './site-test';
import { texts } from './texts';

const { search } = texts;

/** Tells the box of a paste; what the browser makes of it is filled in. */
const paste = (box: Locator, text: string) =>
  box.evaluate((input, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', pasted);
    if (input instanceof HTMLInputElement) input.select();
    const event = new ClipboardEvent('paste', { bubbles: true });
    // Firefox leaves what is given to the event's constructor out.
    Object.defineProperty(event, 'clipboardData', { value: clipboardData });
    input.dispatchEvent(event);
  }, text);

test.describe('what is pasted', () => {
  const [, KEY = ''] = /<chNFe>(\w{44})</.exec(PASTE_EXAMPLE) ?? [];

  // @behaviour Search: A pasted answer or key comes first, and is neither in a request nor in an address
  test('a pasted answer or key is recognised, leads to its tool, and is in no request', async ({ page, visit }) => {
    await visit(PAGE.guide);
    const modal = new SearchModal(page);
    await test.step('an answer is recognised: Enter explains the whole of it, and its codes are next', async () => {
      const requests = new RequestLog(page);
      await modal.open();
      await paste(modal.box, '<retEnviNFe><cStat>204</cStat></retEnviNFe>');
      await modal.box.fill('');
      await modal.box.fill(PASTE_EXAMPLE.replaceAll('\n', ' '));
      const group = modal.dialog.getByRole('group', { name: search.pasted });
      await expect(group.getByRole('option').nth(1)).toHaveAttribute('href', /^\/docs\/cstat\//);
      await expect(group.getByRole('option', { name: search.pastedWhole })).toHaveAttribute('aria-selected', 'true');
      await page.keyboard.press('Enter');
      await page.waitForURL(/ferramentas\/cole-o-retorno\/$/);
      await expect(page.getByRole('main').getByRole('textbox').first()).toHaveValue(/cStat/);
      await expect(page.getByRole('article').first()).toContainText(KEY);
      expect(requests.list().join('\n')).not.toContain('cStat>');
    });
    await expect(modal.dialog).toHaveCount(0);
    await test.step('the tool gets the line breaks that the box does not keep', async () => {
      await modal.open();
      await paste(modal.box, PASTE_EXAMPLE);
      await modal.box.fill(PASTE_EXAMPLE.replaceAll('\n', ' '));
      await modal.dialog.getByRole('option', { name: search.pastedWhole }).click();
      await expect(modal.dialog).toHaveCount(0);
      await expect(page.getByRole('main').getByRole('textbox').first()).toHaveValue(PASTE_EXAMPLE);
    });
    await test.step('a key leads to the tool that takes it apart, and is nowhere in a request', async () => {
      expect(inspectAccessKey(KEY).faults).toEqual([]);
      const urls: string[] = [];
      page.on('request', (request) => urls.push(`${request.url()} ${request.postData() ?? ''}`));
      await modal.open();
      await modal.search(KEY);
      await expect(modal.active).toContainText(search.keyRight);
      await expect(modal.options).toHaveCount(1);
      await modal.active.click();
      await page.waitForURL(new RegExp(`#chave=${KEY}$`));
      expect(urls.filter((url) => url.includes(KEY))).toEqual([]);
    });
    await test.step('the search page takes it out of an address that has it', async () => {
      await visit(`/search/?q=${KEY}`);
      await expect(page).toHaveURL(/\/search\/$/);
      await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue(KEY);
      await expect(page.getByRole('main').getByText(search.keyRight)).toBeVisible();
    });
  });
});
