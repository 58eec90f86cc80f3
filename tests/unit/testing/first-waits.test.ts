import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { PROJECT } from '../support/fixture-site';

const FOLDER = 'tests/e2e';
/** What may open another page, at the end of its line. */
const OPENS = /\.(?:click|press|goBack|goForward)\(.*\);$/;
/** What only another page that has come can satisfy; an assertion waits five seconds for it, and no longer. */
const ASKS_FOR_PAGE =
  /^\s*await expect\((?:.*\b(?:level: 1|heading)\b.*\)\.(?:toBeVisible|toHaveText|toContainText)\(|.*\)\.to(?:HaveURL|HaveTitle)\()/;

/** The lines that look for another page right after what opens it, each with its number, counted from 1. */
const listHasty = (source: string): readonly string[] => {
  const lines = source.split('\n');
  return lines.flatMap((line, index) =>
    ASKS_FOR_PAGE.test(line) && OPENS.test(lines[index - 1] ?? '') ? [`${index + 1}: ${line.trim()}`] : [],
  );
};

describe('the first wait after a click, a key or Back that opens a page', () => {
  const files = readdirSync(path.join(PROJECT, FOLDER), { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.ts'),
  );

  test('is none of the five seconds of an assertion', () => {
    expect(files.length).toBeGreaterThan(50);
    expect(
      files.flatMap((file) =>
        listHasty(readFileSync(path.join(PROJECT, FOLDER, file), 'utf8')).map((line) => `${file}:${line}`),
      ),
    ).toEqual([]);
  });

  test.each([
    "await expect(page).toHaveURL('/guia/');",
    "await expect(page).toHaveTitle('Guia');",
    "await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);",
    'await expect(heading).toBeVisible();',
  ])('is seen in %s', (assertion) => {
    expect(listHasty(`await link.click();\n  ${assertion}`)).toEqual([`2: ${assertion}`]);
    expect(listHasty(`await page.waitForURL(next);\n  ${assertion}`)).toEqual([]);
  });
});
