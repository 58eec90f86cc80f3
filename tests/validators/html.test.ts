import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { exportFolder, PAGE } from '../e2e/site-pages';

/** What the validator says that is not followed, and why. One that is said of no page any more fails the test. */
const NOT_FOLLOWED: readonly { readonly pattern: RegExp; readonly why: string }[] = [
  { pattern: /^Trailing slash on void elements/, why: 'React writes it so; parsers read the same' },
  {
    pattern: /Content Security Policy \(meta tag\)/,
    why: 'read from a file, a page has no origin that ’self’ could be; the browser tests fail on whatever it refuses',
  },
  {
    pattern: /^The “(table|rowgroup|row|columnheader|rowheader|cell)” role is unnecessary for element/,
    why: 'on narrow windows rows are laid out as blocks, and browsers then take them for no table unless they say so',
  },
  {
    pattern: /^The “role” attribute must not be used on a “(tr|th|td)” element which has a “table” ancestor/,
    why: 'the same; the roles are those that the elements have',
  },
  {
    pattern: /^A “link” element with a “blocking” attribute must have a “rel” attribute whose value is “stylesheet”/,
    why: 'the HTML standard allows it with `rel="expect"` too, which this version of the validator does not know yet',
  },
  {
    pattern: /^Section lacks heading/,
    why: 'the notice that a part did not come is an alert, which is no part of the outline; it is hidden until then',
  },
];

const OTHERS = ['/docs/ferramentas/chave-de-acesso/', '/docs/mudancas/', '/docs/leiaute/mudancas/'];
const messages = z.object({
  messages: z.array(z.object({ url: z.string().optional(), message: z.string(), extract: z.string().optional() })),
});

/** What vnu, the validator of the W3C, says of files: errors, warnings and remarks. */
function validate(files: readonly string[]) {
  const jar = createRequire(import.meta.url).resolve('vnu-jar/build/dist/vnu.jar');
  // The stack that its own documentation asks for with deep documents.
  const args = ['-Xss4m', '-jar', jar, '--format', 'json', ...files];
  const { stderr, error } = spawnSync('java', args, { encoding: 'utf8', maxBuffer: 256 * 1024 * 1024 });
  if (error) throw error;
  return messages.parse(JSON.parse(stderr)).messages;
}

// @behaviour Pages: The HTML of each kind of page is valid, but for what is written down with its reason
test('vnu finds nothing in a page of each kind, but for what is written down', () => {
  const pages = [...Object.values(PAGE), ...OTHERS].map((address) => address.replace(/\?.*/, ''));
  const files = pages.map((address) => path.join(exportFolder, address, 'index.html'));
  const said = validate(files);
  const found = said.filter(({ message }) => !NOT_FOLLOWED.some(({ pattern }) => pattern.test(message)));
  expect(found.map(({ url = '', ...one }) => ({ ...one, file: url.slice(url.indexOf('/out/')) }))).toEqual([]);
  const unneeded = NOT_FOLLOWED.filter(({ pattern }) => !said.some(({ message }) => pattern.test(message)));
  expect(unneeded).toEqual([]);
});
