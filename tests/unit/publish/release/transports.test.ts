import { expect, test } from 'vitest';
import { formatCommand, RCLONE, RSYNC } from '@/lib/publish/release/transports';
import { listUploadGroups } from '@/lib/publish/release/upload-groups';

const places = { folder: 'out', target: 's3://docs/manual', work: '.publish/docs' };
const groups = listUploadGroups(['index.html', 'docs.md', 'docs.md.br', '_next/static/a.css']);
const REMOTE = ':s3,provider=AWS,env_auth=true,no_check_bucket=true:docs/manual';

test('S3 is told type and cache of every file, hashed ones first, and is sent nothing compressed', () => {
  const commands = RCLONE.upload(places, groups);
  expect(commands.map(formatCommand)).toEqual(
    [
      ['hashed-1', 'public, max-age=31536000, immutable', 'text/css; charset=utf-8'],
      ['others-2', 'public, max-age=0, must-revalidate', 'text/markdown; charset=utf-8'],
      ['pages-3', 'public, max-age=0, must-revalidate', 'text/html; charset=utf-8'],
    ].map(
      ([list, cache, type]) =>
        `rclone copy out ${REMOTE} --checksum --files-from-raw .publish/docs/${list}.txt ` +
        `--header-upload 'Cache-Control: ${cache}' --header-upload 'Content-Type: ${type}'`,
    ),
  );
  expect(commands.flatMap(({ list }) => list?.names)).toEqual(['_next/static/a.css', 'docs.md', 'index.html']);
});

test('S3 gives the records of earlier releases, takes that of the next one, and loses what is named', () => {
  expect(
    [RCLONE.fetchRecords(places), RCLONE.sendRecords(places), RCLONE.remove(places, ['a'])].map(formatCommand),
  ).toEqual([
    `rclone sync ${REMOTE} .publish/docs --include '/.releases/*'`,
    `rclone copy .publish/docs ${REMOTE} --include '/.releases/*'`,
    `rclone delete ${REMOTE} --files-from-raw .publish/docs/gone.txt`,
  ]);
});

test('a remote that rclone knows by its name is taken as it is', () => {
  expect(RCLONE.remove({ ...places, target: 'docs:manual' }, ['a']).args).toContain('docs:manual');
});

test('a list for rsync holds names, which it would read as patterns', () => {
  expect(RSYNC.remove(places, ['a/[b]*.js']).list).toEqual({
    file: '.publish/docs/gone.txt',
    names: ['/a/', '/a/\\[b]\\*.js'],
  });
});

test('rsync looks into no other folders than those of what went', () => {
  const { args, list } = RSYNC.remove(places, ['docs/old/a.html', 'docs/b.html', 'c.html']);
  expect(args.filter((arg) => /^--(in|ex)clude/.test(arg))).toEqual([
    '--include-from=.publish/docs/gone.txt',
    '--exclude=*',
  ]);
  expect(list?.names).toEqual(['/docs/', '/docs/old/', '/docs/old/a.html', '/docs/b.html', '/c.html']);
});

test('a command is printed so that a shell takes it', () => {
  expect(formatCommand({ program: 'rsync', args: ['--checksum', "it's", 'a b'] })).toBe(
    "rsync --checksum 'it'\\''s' 'a b'",
  );
});
