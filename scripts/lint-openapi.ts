/** Lints the description as it is published, with the schemas that come from the layouts. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { loadDescription } from '../lib/openapi/load-description.build';
import { runCommand } from './run-command';

const root = process.cwd();
const folder = path.join(root, 'node_modules', '.cache', 'openapi');

/**
 * The linter follows a discriminator only after it has looked for unknown properties, and then refuses those that the
 * alternatives have. Without it, it tries each alternative. Lines are emptied and not removed, so that their numbers stay.
 */
const withoutDiscriminators = (text: string) =>
  text.replace(/^( +)discriminator:\n(?:\1 +.*\n)+/gm, (block) => block.replace(/.+/g, '#'));

await runCommand(async () => {
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, 'openapi.yaml');
  writeFileSync(file, withoutDiscriminators(loadDescription(root).whole.text));
  const { status } = spawnSync('npx', ['redocly', 'lint', file, '--config', 'redocly.yaml'], { stdio: 'inherit' });
  process.exitCode = status ?? 1;
});
