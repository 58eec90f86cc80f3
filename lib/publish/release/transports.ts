import { RECORDS_FOLDER } from './records.build';
import { COMPRESSED, UPLOAD_STEPS, type UploadGroup } from './upload-groups';

/** A command, and the file of names that it reads where it reads one. */
export type ReleaseCommand = {
  readonly program: string;
  readonly args: readonly string[];
  readonly list?: { readonly file: string; readonly names: readonly string[] };
};

/** Where the commands of one publication read and write. */
export type ReleasePlaces = {
  /** The export. */
  readonly folder: string;
  /** As the command line names it. */
  readonly target: string;
  /** Local folder for lists of names and for a copy of the records. */
  readonly work: string;
};

/** How a kept tool publishes. Every function gives commands; none runs one. */
export type Transport = {
  readonly program: string;
  /** Debian's package, for who does not have the program. */
  readonly install: string;
  /** Brings the records of earlier releases into the local folder. */
  readonly fetchRecords: (places: ReleasePlaces) => ReleaseCommand;
  /** Takes the local records to the target. */
  readonly sendRecords: (places: ReleasePlaces) => ReleaseCommand;
  readonly upload: (places: ReleasePlaces, groups: readonly UploadGroup[]) => readonly ReleaseCommand[];
  readonly remove: (places: ReleasePlaces, names: readonly string[]) => ReleaseCommand;
};

/**
 * Files are compared by content, because every build gives all of them a new date. What is the same keeps its own,
 * from which servers make the tags by which browsers ask anew. A step's files change all at the end of it.
 */
const RSYNC_COPY = ['--checksum', '--delay-updates'];

/** Publishes into a folder, here or on another machine. Types and caches are the server's: `docs/hosting.md`. */
export const RSYNC: Transport = {
  program: 'rsync',
  install: 'rsync',
  fetchRecords: ({ target, work }) =>
    rsync('--recursive', '--delete', `--include=/${RECORDS_FOLDER}/***`, '--exclude=*', `${target}/`, `${work}/`),
  sendRecords: ({ target, work }) =>
    rsync('--recursive', '--checksum', `${work}/${RECORDS_FOLDER}/`, `${target}/${RECORDS_FOLDER}/`),
  upload: ({ folder, target, work }, groups) =>
    UPLOAD_STEPS.map((step) => {
      const names = groups.filter((group) => group.step === step).flatMap((group) => group.names);
      const file = `${work}/${step}.txt`;
      return { ...rsync(...RSYNC_COPY, `--files-from=${file}`, `${folder}/`, `${target}/`), list: { file, names } };
    }),
  remove: ({ folder, target, work }, names) => {
    const file = `${work}/gone.txt`;
    // Nothing is sent; of what the export does not have, the names of the list and their folders, where nothing is left
    // in them, are taken away. Other folders are the host's.
    const only = ['--recursive', '--delete', '--existing', '--ignore-existing'];
    const filters = [`--include-from=${file}`, '--exclude=*'];
    const patterns = [...new Set([...names.flatMap(listFolders), ...names])].map(toPattern);
    return { ...rsync(...only, ...filters, `${folder}/`, `${target}/`), list: { file, names: patterns } };
  },
};

/** Publishes to S3 or whatever else rclone writes to, with type and cache of every file. */
export const RCLONE: Transport = {
  program: 'rclone',
  install: 'rclone',
  fetchRecords: ({ target, work }) => rclone('sync', toRemote(target), work, '--include', `/${RECORDS_FOLDER}/*`),
  sendRecords: ({ target, work }) => rclone('copy', work, toRemote(target), '--include', `/${RECORDS_FOLDER}/*`),
  upload: ({ folder, target, work }, groups) =>
    groups.flatMap(({ step, cache, type, names: all }, index) => {
      // CloudFront compresses by itself.
      const names = all.filter((name) => !COMPRESSED.test(name));
      if (names.length === 0) return [];
      const file = `${work}/${step}-${index + 1}.txt`;
      const headers = [`Cache-Control: ${cache}`, ...(type ? [`Content-Type: ${type}`] : [])];
      const options = headers.flatMap((header) => ['--header-upload', header]);
      const command = rclone('copy', folder, toRemote(target), '--checksum', '--files-from-raw', file, ...options);
      return [{ ...command, list: { file, names } }];
    }),
  remove: ({ target, work }, names) => {
    const file = `${work}/gone.txt`;
    return { ...rclone('delete', toRemote(target), '--files-from-raw', file), list: { file, names } };
  },
};

/** The folders above a name, each with a final slash: a/b/c → a/, a/b/. */
function listFolders(name: string): readonly string[] {
  return [...name.matchAll(/\//g)].map(({ index }) => name.slice(0, index + 1));
}

/** The pattern by which rsync finds one name. */
function toPattern(name: string): string {
  return `/${name.replaceAll(/[*?[\\]/g, '\\$&')}`;
}

const rsync = (...args: readonly string[]): ReleaseCommand => ({ program: RSYNC.program, args });
const rclone = (...args: readonly string[]): ReleaseCommand => ({ program: RCLONE.program, args });

/** `s3://BUCKET/PATH` with the credentials that the environment has, as AWS's own programs find them. */
function toRemote(target: string): string {
  return target.replace(/^s3:\/\//, ':s3,provider=AWS,env_auth=true,no_check_bucket=true:');
}

/** A command as a shell takes it. */
export function formatCommand({ program, args }: ReleaseCommand): string {
  return [
    program,
    ...args.map((arg) => (/^[\w@%+=:,./-]+$/.test(arg) ? arg : `'${arg.replaceAll("'", "'\\''")}'`)),
  ].join(' ');
}
