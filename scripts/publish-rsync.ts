/**
 * Publishes an export into a folder that a server reads, here or on another machine.
 * Usage: npm run publish:rsync -- [USER@HOST:]PATH [FOLDER] [--keep-days DAYS] [--dry-run]
 */
import { RSYNC } from '../lib/publish/release/transports';
import { publishRelease } from './publish-release';
import { runCommand } from './run-command';

await runCommand(async () => publishRelease(RSYNC, process.argv.slice(2)));
