/**
 * Publishes an export to S3, or to whatever else rclone writes to, with type and cache of every file.
 * Usage: npm run publish:s3 -- s3://BUCKET[/PATH] [FOLDER] [--keep-days DAYS] [--dry-run]
 */
import { RCLONE } from '../lib/publish/release/transports';
import { publishRelease } from './publish-release';
import { runCommand } from './run-command';

await runCommand(async () => publishRelease(RCLONE, process.argv.slice(2)));
