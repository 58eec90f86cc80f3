// What is different in a folder of git.
import { spawnSync } from 'node:child_process';

/**
 * @param {string} folder
 * @param {string} revision
 * @returns {readonly string[]} paths from the folder, of files new, changed or gone since the revision
 */
export function listChangedFiles(folder, revision) {
  const lists = [
    ['diff', '--name-only', '--relative', '-z', revision],
    ['ls-files', '--others', '--exclude-standard', '-z'],
  ].map((args) => {
    const { status, stdout, stderr } = spawnSync('git', args, { cwd: folder, encoding: 'utf8' });
    if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr}`);
    return stdout.split('\0').filter((name) => name !== '');
  });
  return [...new Set(lists.flat())];
}
