import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { SAMPLE_LANGUAGES } from '../../../lib/config/sample-languages';
import { PROJECT } from '../support/fixture-site';

const read = (name: string) => readFileSync(path.join(PROJECT, 'components/code', name), 'utf8');
const panels = read('samples.module.css');
const tabs = read('sample-tabs.module.css');

test.each(SAMPLE_LANGUAGES)('who chooses %s sees its samples and its tab marked', (language) => {
  const chosen = `:global(html[data-sample-language="${language}"])`;
  expect(panels).toContain(`${chosen} .panel[data-language-panel="${language}"]`);
  expect(tabs).toContain(`${chosen} .tab[data-language-tab="${language}"]`);
});
