import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { loadGlossary } from '@/lib/content/glossary.build';
import { parseGuideTree } from '@/lib/content/parse-guide';
import { findProseFaults } from '../support/find-prose-faults';
import { PROJECT } from '../support/fixture-site';
import { projectSite } from '../support/project-site';

const { wording } = loadGlossary(PROJECT);
const files = projectSite.versions.flatMap(({ guides }) => guides.map(({ file }) => file));

test.each(files)('%s reads well', (file) => {
  const faults = findProseFaults(parseGuideTree(readFileSync(path.join(PROJECT, file), 'utf8'), file), wording);
  expect(faults.map(({ line, message }) => `${file}:${line} ${message}`)).toEqual([]);
});
