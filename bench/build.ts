import { existsSync } from 'node:fs';
import path from 'node:path';
import { weighOutput } from './measure/folder-size';
import { type Line, line } from './measure/lines';
import { measureCommand } from './measure-command';

/**
 * Builds a project and says what that takes and leaves. Linux only, because it reads /proc.
 * @param name of the site in the tables
 * @param folder of the project, whose `npm run build` builds it
 * @param output folder of the built site, within the project's
 */
export async function measureBuild(name: string, folder: string, output: string): Promise<readonly Line[]> {
  const { isGood, seconds, processorSeconds, peakMegabytes, ...rest } = await measureCommand(
    'npm',
    ['run', 'build'],
    folder,
  );
  if (!isGood) console.error(`${name}: the build failed\n${rest.output.slice(-3000)}`);
  const built = path.join(folder, output);
  return [
    line(name, 'build s', seconds),
    line(name, 'build processor s', processorSeconds),
    line(name, 'build peak MB', peakMegabytes),
    ...(isGood && existsSync(built) ? weighOutput(name, built) : []),
  ];
}
