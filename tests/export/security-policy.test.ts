import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { siteConfig } from '@/lib/config/site';
import { buildContentSecurityPolicy } from '@/lib/publish/security/content-security-policy';
import { exportFolder, isMovedPage } from './exported-page';

const ENCODING = '<meta charSet="utf-8"/>';
/** What a page starts with, up to the end of its policy. */
const START =
  /^<!DOCTYPE html><html[^>]*><head><meta charSet="utf-8"\/><meta http-equiv="Content-Security-Policy" content="([^"]*)"\/>/;
/** Every script and style; not by the pattern of the build, which this test looks at. */
const ELEMENT = /<(script|style)\b([^>]*)>(.*?)<\/\1>/gs;
const DATA = /\stype="(?:text\/plain|application\/ld\+json)"/;

const hash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

/** Pages, their policies and the digests of what stands in them as text, each with the pages that it was found in. */
function readPages() {
  const withoutPolicy: string[] = [];
  const lateEncodings: string[] = [];
  const policies = new Map<string, string>();
  const code = { script: new Map<string, string>(), style: new Map<string, string>() };
  const files = readdirSync(exportFolder, { recursive: true, encoding: 'utf8' }).filter((file) => /\.html$/.test(file));
  for (const file of files) {
    const html = readFileSync(path.join(exportFolder, file), 'utf8');
    // They have a policy of their own, see lib/publish/moved-pages.ts.
    if (isMovedPage(html)) continue;
    const start = START.exec(html);
    if (start?.[1] === undefined) withoutPolicy.push(file);
    else policies.set(start[1], file);
    if (!html.slice(0, 1024).includes(ENCODING)) lateEncodings.push(file);
    for (const [, name, attributes = '', text = ''] of html.matchAll(ELEMENT)) {
      if (name === 'style') code.style.set(text, file);
      else if (!/\ssrc=/.test(attributes) && !DATA.test(attributes)) code.script.set(text, file);
    }
  }
  return { files, withoutPolicy, lateEncodings, policies, code };
}

const { files, withoutPolicy, lateEncodings, policies, code } = readPages();
const [policy = ''] = policies.keys();
/** The digests of a directive. */
const listHashes = (directive: string) =>
  [...(new RegExp(`(?:^|; )${directive} ([^;]*)`).exec(policy)?.[1] ?? '').matchAll(/'(sha256-[^']*)'/g)].map(
    ([, found = '']) => found,
  );

// @behaviour Build: One security policy lets pages do what the site does, and nothing else
test('every page has the policy of the site, before everything but its encoding', () => {
  expect(files.length).toBeGreaterThan(1000);
  expect(withoutPolicy).toEqual([]);
  expect(policies.size).toBe(1);
});

test('the encoding of a page is within the bytes in which browsers look for it', () => {
  expect(lateEncodings).toEqual([]);
});

test.each(['script', 'style'] as const)(
  'the policy names each %s that stands in a page as text, and no other',
  (kind) => {
    expect(listHashes(`${kind}-src`).sort()).toEqual([...code[kind].keys()].map(hash).sort());
  },
);

test('all pages share a handful of scripts, and one style', () => {
  expect(code.script.size).toBeLessThanOrEqual(8);
  expect(code.style.size).toBe(1);
});

test('the policy is the one that the configuration makes of them', () => {
  const hashes = { scripts: listHashes('script-src'), styles: listHashes('style-src') };
  expect(policy).toBe(buildContentSecurityPolicy(siteConfig, hashes, 'meta'));
});
