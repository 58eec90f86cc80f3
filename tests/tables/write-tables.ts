/**
 * Writes tests/behaviours.md and tests/features.md from the tags of the tests.
 * Usage: npm run test:tables
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runCommand } from '../../scripts/run-command';
import { buildBehaviours, buildFeatures } from './build-tables';
import { readTags } from './read-tags';

const root = path.join(import.meta.dirname, '../..');

await runCommand(async () => {
  const tags = readTags(root);
  writeFileSync(path.join(root, 'tests/behaviours.md'), buildBehaviours(tags));
  const list = readFileSync(path.join(root, 'tests/features.yaml'), 'utf8');
  writeFileSync(path.join(root, 'tests/features.md'), buildFeatures(tags, list));
});
