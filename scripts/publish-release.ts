import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { SiteError } from '../lib/errors/site-error';
import { listExport } from '../lib/publish/publish-plan.build';
import { KEEP_DAYS, planRemoval } from '../lib/publish/release/plan-removal';
import { RECORDS_FOLDER, readRecords, toLines, toRecordName, writeRecord } from '../lib/publish/release/records.build';
import { formatCommand, type ReleaseCommand, type Transport } from '../lib/publish/release/transports';
import { isHashed, listUploadGroups } from '../lib/publish/release/upload-groups';

/** What publications leave on this machine: lists of names, and for each target a copy of its records. */
const WORK_FOLDER = '.publish';

/**
 * Publishes an export: files with a hash first, then the others, pages last. Then it takes away what no tab asks for any
 * more.
 * @param transport what sends the files
 * @param argv `TARGET [FOLDER] [--keep-days DAYS] [--dry-run]`
 */
export function publishRelease(transport: Transport, argv: readonly string[]): void {
  const { target, folder, keepDays, isDry } = readArguments(argv);
  const names = [...listExport(folder).keys()];
  const work = `${WORK_FOLDER}/${target.replaceAll(/[^\w.-]+/g, '-')}`;
  const places = { folder, target, work };
  const run = (command: ReleaseCommand) => take(transport, command, isDry);
  mkdirSync(work, { recursive: true });

  run(transport.fetchRecords(places));
  const records = path.join(work, RECORDS_FOLDER);
  const groups = listUploadGroups(names);
  const release = { publishedAt: new Date(), names: groups.flatMap((group) => group.names) };
  const earlier = readRecords(records);
  const removal = planRemoval({
    releases: earlier,
    next: release.names,
    now: release.publishedAt,
    keepDays,
    isHashed,
  });
  // Before the files, so that those of a publication that breaks off are known to the next one.
  if (!isDry) writeRecord(records, release);
  run(transport.sendRecords(places));
  for (const command of transport.upload(places, groups)) run(command);
  const gone = [
    ...removal.names,
    ...removal.releases.map(({ publishedAt }) => `${RECORDS_FOLDER}/${toRecordName(publishedAt)}`),
  ];
  if (gone.length > 0) run(transport.remove(places, gone));
  const kept = new Set(earlier.flatMap((each) => each.names));
  for (const name of [...release.names, ...removal.names]) kept.delete(name);
  console.log(
    [
      `${isDry ? 'Would publish' : 'Published'} ${release.names.length} files to ${target}.`,
      `${removal.names.length} of earlier releases ${isDry ? 'would be' : 'were'} taken away,`,
      `${kept.size} stay for open tabs, ${keepDays} days after the release that replaced theirs.`,
    ].join(' '),
  );
  if (isDry) console.log(`Earlier releases are those that this machine knows: ${earlier.length}.`);
}

function readArguments(argv: readonly string[]) {
  const { positionals, values } = parseArgs({
    args: [...argv],
    allowPositionals: true,
    options: { 'dry-run': { type: 'boolean' }, 'keep-days': { type: 'string', default: String(KEEP_DAYS) } },
  });
  const [target, folder = 'out', ...others] = positionals;
  const days = values['keep-days'];
  if (target === undefined || others.length > 0) {
    throw new SiteError({
      place: { file: 'command line' },
      key: 'target',
      found: `${positionals.length} names`,
      fix: 'name where to publish, and after it the folder of the export unless it is out/',
    });
  }
  if (!/^\d{1,4}$/.test(days)) {
    throw new SiteError({
      place: { file: 'command line' },
      key: '--keep-days',
      found: days,
      fix: 'write a whole number of days, such as 30',
    });
  }
  const toFolder = (name: string) => name.replace(/(?<=[^/:])\/+$/, '');
  return {
    target: toFolder(target),
    folder: toFolder(folder),
    keepDays: Number(days),
    isDry: values['dry-run'] === true,
  };
}

/** Shows a command and, unless it is a rehearsal, runs it. */
function take(transport: Transport, command: ReleaseCommand, isDry: boolean): void {
  const { list, program, args } = command;
  if (list) writeFileSync(list.file, toLines(list.names));
  console.log(`${formatCommand(command)}${list ? `  # ${list.names.length} files` : ''}`);
  if (isDry) return;
  const { status, error } = spawnSync(program, args, { stdio: 'inherit' });
  if (status === 0) return;
  throw new SiteError({
    place: { file: 'command line' },
    key: program,
    found: error ? 'it cannot be started' : `it ended with ${status}`,
    fix: error
      ? `install ${program} (Debian: apt-get install ${transport.install})`
      : 'read what it says above; run the same command again when that is mended: it sends only what is missing',
  });
}
