import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { compressExport } from '@/lib/publish/compress-export.build';
import { createFixtureSite } from '../support/fixture-site';

// @behaviour Publishing: Texts are compressed beforehand on request, for servers that send them as they are
test('texts get a compressed form beside them where it is smaller; nothing else does', async () => {
  const text = 'nota fiscal '.repeat(200);
  const out = path.join(
    createFixtureSite({
      'out/docs/index.html': text,
      'out/short.txt': 'a',
      'out/short.txt.gz': 'from an earlier run',
      'out/picture.png': text,
      'out/docs/feed.xml': text,
    }),
    'out',
  );
  const result = await compressExport(out);
  const again = await compressExport(out);
  expect(again).toEqual(result);
  expect(result).toMatchObject({ files: 4, bytes: 2 * text.length + 1 });
  const read = (name: string) => readFileSync(path.join(out, name));
  expect(brotliDecompressSync(read('docs/index.html.br')).toString()).toBe(text);
  expect(gunzipSync(read('docs/feed.xml.gz')).toString()).toBe(text);
  const others = ['short.txt.br', 'short.txt.gz', 'picture.png.gz', 'docs/index.html.br.gz'];
  expect(others.filter((name) => existsSync(path.join(out, name)))).toEqual([]);
});
