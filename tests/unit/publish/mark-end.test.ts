import { expect, test } from 'vitest';
import { markEnd } from '@/lib/publish/mark-end';
import { readFault } from '../support/fault';

const page = (attribute: string, end: string) =>
  `<!DOCTYPE html><html${attribute} lang="en"><head></head><body><p>&lt;html</p><script></script>${end}</body></html>`;

test('a page says that it has an end, and has it behind everything else', () => {
  expect(markEnd(page('', ''), 'out/x.html')).toBe(page(' data-has-end=""', '<template id="page-end"></template>'));
});

test.each([
  ['without an end', page('', '').slice(0, -7)],
  ['that is none', 'Texto</body></html>'],
])('a page %s stops the build', (_, html) => {
  expect(readFault(() => markEnd(html, 'out/x.html'))).toBe(
    'out/x.html\n  page end: the page does not begin and end in the form this build expects\n' +
      '  Fix: compare lib/publish/mark-end.ts with the HTML that this version of Next writes',
  );
});
