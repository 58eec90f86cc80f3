import { expect, test } from 'vitest';
import { insertPolicy } from '@/lib/publish/security/insert-policy';
import { readFault } from '../../support/fault';

const page = (start: string) => `<!DOCTYPE html><html lang="en"><head>${start}<link rel="stylesheet"/></head></html>`;
const CHARSET = '<meta charSet="utf-8"/>';

test('the policy stands before everything that it speaks of, behind the encoding alone', () => {
  expect(insertPolicy(page(CHARSET), "default-src 'none'", 'out/x.html')).toBe(
    page(`${CHARSET}<meta http-equiv="Content-Security-Policy" content="default-src 'none'"/>`),
  );
});

test('a page that starts otherwise stops the build', () => {
  expect(readFault(() => insertPolicy(page(''), "default-src 'none'", 'out/x.html'))).toBe(
    'out/x.html\n  security policy: the head of the page does not start in the form this build expects\n' +
      '  Fix: compare lib/publish/security/insert-policy.ts with the HTML that this version of Next writes',
  );
});
