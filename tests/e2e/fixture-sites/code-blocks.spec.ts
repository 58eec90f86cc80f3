import type { Page } from '@playwright/test';
import { NIGHTLY } from '../../scope';
import { textsOf } from '../texts';
import { expect, testFixtureSite } from './fixture-site-test';

const test = testFixtureSite('guides');
const CODE = '/docs/documentacao/partes/codigo/';
const { code } = textsOf('pt-BR');

test.use({ permissions: ['clipboard-read', 'clipboard-write'], viewport: { width: 1000, height: 800 } });

const block = (page: Page, title: string) => page.getByRole('figure').filter({ hasText: title });

test.describe('a code block', () => {
  test('shows its title, marked lines and numbers, wraps long lines, copies its text without them and says so for 1000 ms', async ({
    page,
    visit,
  }) => {
    await page.clock.install();
    await visit(CODE);

    await test.step('shows its title and the lines that its author marked', async () => {
      const marked = block(page, 'resposta.json').locator('mark');
      await expect(marked).toHaveText(['  "situacao": "autorizado",', '  "chave": "a chave",', '']);
      const lines = block(page, 'resposta.json').locator('.line');
      const tops = await lines.evaluateAll((elements) =>
        elements.map((element) => element.getBoundingClientRect().top),
      );
      expect(new Set(tops).size).toBe(7);
    });

    await test.step('marks lines by comments, which it does not show, and numbers lines', async () => {
      const php = block(page, 'enviar.php');
      await expect(php.locator('mark')).toHaveText(["$corpo = ['numero' => 1];"]);
      await expect(php).not.toContainText('highlight');
      const numbers = await php.locator('.line').evaluateAll((lines) =>
        lines.map((line) => ({
          number: line.getAttribute('data-line'),
          isShown: getComputedStyle(line, '::before').content !== 'none',
        })),
      );
      expect(numbers).toEqual(['10', '11', '12', '13'].map((number) => ({ number, isShown: true })));
    });

    await test.step('offers to wrap its lines only where one is longer than the block is wide', async () => {
      const long = block(page, 'longa');
      const wrap = long.getByRole('button', { name: `${code.wrap}: longa` });
      await expect(wrap).toHaveAttribute('aria-pressed', 'false');
      await expect(page.getByRole('button', { name: code.wrap })).toHaveCount(1);
      const overflow = () => long.locator('pre').evaluate((text) => text.scrollWidth - text.clientWidth);
      expect(await overflow()).toBeGreaterThan(0);
      await wrap.click();
      await expect(wrap).toHaveAttribute('aria-pressed', 'true');
      expect(await overflow()).toBe(0);
      await wrap.click();
      expect(await overflow()).toBeGreaterThan(0);
    });

    await test.step('copies its text without marks and numbers; its button says so for 1000 ms, and says it aloud', async () => {
      const button = block(page, 'enviar.php').getByRole('button', { name: `${code.copy}: enviar.php` });
      await page.clock.pauseAt(Date.now() + 60_000);
      await button.click();
      const done = block(page, 'enviar.php').getByRole('button', { name: `${code.copied}: enviar.php` });
      await expect(done).toHaveText(code.copied);
      await expect(page.locator('[aria-live]', { hasText: `${code.copied}: enviar.php` })).toBeAttached();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
        "<?php\n$corpo = ['numero' => 1];\n\necho json_encode($corpo);",
      );
      await page.clock.runFor(999);
      await expect(done).toHaveText(code.copied);
      await page.clock.runFor(1);
      await expect(button).toHaveText(code.copy);
    });
  });

  test('offers it when the window becomes narrower, and no more when it becomes wide', { tag: NIGHTLY }, async ({
    page,
    visit,
  }) => {
    await visit(CODE);
    const wrap = page.getByRole('button', { name: `${code.wrap}: enviar.php` });
    await expect(wrap).toBeHidden();
    await page.setViewportSize({ width: 240, height: 800 });
    await expect(wrap).toBeVisible();
    await page.setViewportSize({ width: 1000, height: 800 });
    await expect(wrap).toBeHidden();
  });
});
