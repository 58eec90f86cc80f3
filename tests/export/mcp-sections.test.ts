import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import addresses from '@/content/permalinks/api.json' with { type: 'json' };
import { cutSection } from '@/lib/mcp/cut-section';
import { exportFolder } from './exported-page';

/** What a Markdown file has no item of: alternatives of a body, and what a second media type says of it. */
const WITHOUT_ITEM = /\.(?:opcao-\d+$|application-json\.|multipart-form-data\.)/;

const anchors = Object.entries<readonly string[]>(addresses).flatMap(([page, own]) => {
  const file = path.join(exportFolder, `${page.replace(/\/$/, '')}.md`);
  const fields = own.filter((anchor) => /^(?:corpo|parametro|resposta-\d+)\./.test(anchor));
  return fields.length > 0 && existsSync(file) ? [{ page, text: readFileSync(file, 'utf8'), fields }] : [];
});

test('the MCP server cuts each field of the API out of its page, by the anchor that links have', () => {
  const wrong = anchors.flatMap(({ page, text, fields }) =>
    fields
      .filter((anchor) => !WITHOUT_ITEM.test(anchor))
      .filter((anchor) => {
        const name = anchor.split('.').findLast((step) => step !== 'item');
        return !cutSection(text, anchor)?.startsWith(`- \`${name}\``);
      })
      .map((anchor) => `${page}#${anchor}`),
  );
  expect(wrong).toEqual([]);
  expect(anchors.flatMap(({ fields }) => fields).length).toBeGreaterThan(5000);
});
