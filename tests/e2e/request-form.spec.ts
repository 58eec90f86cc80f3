import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import type { JsonValue } from '@/lib/openapi/samples/sample-request';
import { NIGHTLY } from '../scope';
import { FormKeyboard } from './form-keyboard';
import { holdRequests } from './hold-requests';
import { COMPANY, copyBody, findField, findOpener, openForm, readClipboard } from './request-form-dialog';
import { RequestLog } from './request-log';
import { exportFolder, PAGE } from './site-pages';
import { expect, test } from './site-test';
import { fill, texts } from './texts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const { requestForm: words } = texts;
const MOST_BYTES = 60 * 1024;

/** Opens the form of the page that was just visited and weighs what comes for it, compressed. */
async function expectToComeWhenOpened(page: Page, log: RequestLog): Promise<void> {
  const bodies: Promise<Buffer>[] = [];
  // What the reader's first move fetches, whether the form is opened or not: the code of the page's folded examples.
  const examples = page.waitForEvent('requestfinished', (request) => request.url().endsWith('.examples.json'));
  await page.getByRole('heading', { level: 1 }).hover();
  await examples;
  expect(log.list().filter((line) => line.includes('form'))).toEqual([]);
  const keepBody = (response: Response) => bodies.push(response.body());
  page.on('response', keepBody);
  const form = await openForm(page);
  await expect(form.getByRole('tabpanel')).toContainText('curl');
  page.off('response', keepBody);
  const sizes = (await Promise.all(bodies)).map((body) => gzipSync(body).length);
  expect(log.list().filter((line) => line.includes('/form'))).not.toEqual([]);
  const sum = sizes.reduce((total, size) => total + size, 0);
  test.info().annotations.push({ type: 'weight', description: String(sum) });
  expect(sum, sizes.join(' + ')).toBeLessThanOrEqual(MOST_BYTES);
}

// @behaviour Request form: Nothing of it is loaded before it is opened, at most 60 KB after, compressed
// @feature 59
// @behaviour Request form: It follows the environment chosen on the page, and keeps what was typed
// @feature 26
test('comes when it is opened, in at most 60 KB; follows the environment and keeps what was typed; a model or recipe fills it', async ({
  page,
  visit,
}) => {
  const log = new RequestLog(page);
  await visit(PAGE.operationWithBody);
  await test.step('comes when it is opened, and weighs at most 60 KB with the fields of an NF-e', async () => {
    await expectToComeWhenOpened(page, log);
    await page.keyboard.press('Escape');
  });
  const choose = (environment: string) => page.locator(`[data-environment-choice="${environment}"]`).first().click();
  const form = page.getByRole('dialog', { name: words.title });
  const readRequest = async () => {
    const body = await copyBody(page, form);
    await expect(form.getByRole('tabpanel')).toContainText('curl');
    const [host] = /https:\/\/api[\w.-]*/.exec((await form.getByRole('tabpanel').textContent()) ?? '') ?? [];
    return { host, body };
  };
  await test.step('follows the environment of the page in server and values, and keeps what was typed', async () => {
    await choose('producao');
    await openForm(page);
    const inProduction = { documento: { ide: { tpAmb: '1' }, dest: { xNome: 'Distribuidora Modelo S.A.' } } };
    expect(await readRequest()).toMatchObject({ host: 'https://api.exemplo.com.br', body: inProduction });
    await findField(page, 'corpo', 'numeroPedido').fill('PED-7');
    await page.keyboard.press('Escape');

    await choose('homologacao');
    await openForm(page);
    const inTests = {
      numeroPedido: 'PED-7',
      documento: { ide: { tpAmb: '2' }, dest: { xNome: expect.stringContaining('HOMOLOGACAO') } },
    };
    expect(await readRequest()).toMatchObject({ host: 'https://api-homologacao.exemplo.com.br', body: inTests });
  });
  await test.step('another model brings the fields of its document, and a recipe the whole request', async () => {
    await expect(findField(page, 'corpo', 'documento', 'infDoc')).toHaveCount(0);
    // What is typed while the layout is on its way stays.
    const layout = await holdRequests(page, '**/*.request-form.mdfe.json');
    await findField(page, 'corpo', 'modelo').press('5');
    await page.keyboard.type('8');
    await findField(page, 'corpo', 'numeroPedido').fill('VIAGEM-0042');
    layout.release();
    await findField(page, 'corpo', 'documento').click();
    await expect(findField(page, 'corpo', 'documento', 'infDoc')).toBeVisible();
    await expect(findField(page, 'corpo', 'numeroPedido')).toHaveValue('VIAGEM-0042');
    await form.getByRole('combobox', { name: words.start }).selectOption('icms-st-cst-60');
    await expect(form.getByRole('tabpanel')).toContainText('ICMS60');
    await form.getByRole('button', { name: words.everything, exact: true }).click();
    await expect(form.getByRole('tabpanel')).toContainText('agropecuario');
    await form.getByRole('button', { name: words.onlyRequired, exact: true }).click();
    await expect(form.getByRole('tabpanel')).not.toContainText('agropecuario');
    await form.getByRole('button', { name: words.undo, exact: true }).press('Enter');
    await expect(form.getByRole('tabpanel')).toContainText('agropecuario');
    await expect(form.getByRole('combobox', { name: words.start })).toBeFocused();
  });
});

const readRecipe = (id: string): JsonValue =>
  JSON.parse(readFileSync(path.join(exportFolder, `docs/receitas/${id}.json`), 'utf8'));

// @behaviour Request form: A document is built by keyboard alone
// The example of another sale differs in most of its fields.
for (const start of ['venda-interestadual-contribuinte', 'nfe']) {
  test(`an NF-e with ICMS-ST is built by keyboard alone, from ${start}`, { tag: NIGHTLY }, async ({ page, visit }) => {
    test.slow();
    await visit(PAGE.operationWithBody);
    await findOpener(page).focus();
    await page.keyboard.press('Enter');
    const form = page.getByRole('dialog', { name: words.title });
    const starts = form.getByRole('combobox', { name: words.start });
    await expect(starts).toBeFocused();
    await page.keyboard.type((await starts.locator(`option[value="${start}"]`).textContent()) ?? '');
    await expect(starts).toHaveValue(start);
    const recipe = readRecipe('icms-st-cst-10');
    const before = start === 'nfe' ? undefined : readRecipe(start);
    await new FormKeyboard(page).make(['corpo'], recipe, before);
    await expect(form.getByRole('button', { name: words.nothingToFix })).toBeVisible();
    expect(await copyBody(page, form)).toEqual(recipe);
  });
}

// @behaviour Request form: What a field refuses is said beside it, in the words of the reference, with the way there
// @behaviour Request form: Samples in every language follow while one types
// @behaviour Request form: Its link has the shape and the choices, never what was typed
test('comes at the click after one that failed; says what is wrong; samples follow what is typed, which its link does not have', async ({
  page,
  visit,
  problems,
}) => {
  await visit(COMPANY);
  const form = page.getByRole('dialog', { name: words.title });
  await test.step('says so where it does not come, and comes at the next click', async () => {
    problems.expect(/request-form\.json/);
    await page.route('**/*.request-form.json', (route) => route.abort(), { times: 1 });
    await findOpener(page).click();
    const opener = page.getByRole('main').locator('[data-request-form]');
    await expect(opener).toHaveText(words.failed);
    await opener.dblclick();
    await form.waitFor();
    await expect(opener).toHaveText(words.open);
    await expect(form).toHaveCount(1);
  });
  const field = findField(page, 'corpo', 'cpfCnpj');
  const example = await field.inputValue();
  await test.step('says beside a field what is wrong, leads to the reference and keeps what was typed', async () => {
    await field.fill('12.345');
    await field.blur();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription(new RegExp(texts.limits.pattern));
    await expect(form.getByRole('button', { name: words.toFixOne, exact: true })).toBeVisible();
    const name = fill(words.inReference, { name: 'cpfCnpj' });
    await form.getByRole('link', { name }).last().click();
    await expect(form).toBeHidden();
    await expect(page).toHaveURL(`${COMPANY}#corpo.cpfCnpj`);
    await findOpener(page).click();
    await expect(field).toHaveValue('12.345');
    await page.keyboard.press('Escape');
    await expect(findOpener(page)).toBeFocused();
  });
  await test.step('nothing is wrong any more with the value of the example', async () => {
    await findOpener(page).click();
    await field.fill(example);
    await expect(form.getByRole('button', { name: words.nothingToFix })).toBeVisible();
  });
  await test.step('samples of every language follow what is typed', async () => {
    const name = findField(page, 'corpo', 'razaoSocial');
    await name.fill('');
    await name.pressSequentially('Padaria');
    const tabs = form.getByRole('tab');
    await expect(tabs).toHaveCount(5);
    for (const tab of await tabs.all()) {
      await tab.click();
      await expect(form.getByRole('tabpanel')).toContainText('Padaria');
    }
  });
  await test.step('a link brings the fields and the choices, and nothing that was typed', async () => {
    await findField(page, 'corpo', 'uf').selectOption({ label: 'RJ: Rio de Janeiro.' });
    await findField(page, 'corpo', 'nomeFantasia', '-').click();
    await form.getByRole('button', { name: words.copyLink }).click();
    await expect(form.getByRole('status').filter({ hasText: words.copied })).toBeVisible();
    const link = new URL(await readClipboard(page));
    const state = Buffer.from(link.hash.replace('#montar=', ''), 'base64url').toString();
    expect(state).toContain('RJ');
    expect(state).not.toContain('Padaria');
    await page.goto('about:blank');
    await visit(`${link.pathname}${link.hash}`);
    const opened = page.getByRole('dialog', { name: words.title });
    const body = await copyBody(page, opened);
    expect(body).toMatchObject({ uf: 'RJ', razaoSocial: 'Comercial Exemplo Ltda' });
    expect(body).not.toHaveProperty('nomeFantasia');
  });
});
