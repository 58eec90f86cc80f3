import { expect, test } from 'vitest';
import { parseGuide } from '../../../lib/content/parse-guide';
import { compileGuide } from '../support/compile-guide';
import { GUIDE_TOP } from '../support/small-guide';

/** What a guide says, whatever lines it stands on. */
function read(body: string) {
  const { references, sections } = parseGuide(GUIDE_TOP + body, 'guia.mdx');
  return { sections, references: references.map(({ component, attributes }) => ({ component, attributes })) };
}

const TABS =
  '<Tabs>\n<Tab value="a" label="A">\n\nx\n\n</Tab>\n<Tab value="b" label="B">\n\n`y`\n\n</Tab>\n</Tabs>\n\nDepois.';

test.each([
  [
    'tabs on a line each',
    '<Tabs>\n<Tab value="a" label="A">x</Tab>\n<Tab value="b" label="B">`y`</Tab>\n</Tabs>\n\nDepois.',
    TABS,
  ],
  [
    'tabs on one line',
    '<Tabs><Tab value="a" label="A">x</Tab><Tab value="b" label="B">`y`</Tab></Tabs>\n\nDepois.',
    TABS,
  ],
  [
    'a rule',
    '## Um\n\n<Rule source="NT 1">Uma **hora**.</Rule>',
    '## Um\n\n<Rule source="NT 1">\n\nUma **hora**.\n\n</Rule>',
  ],
  [
    'a remark beside another and a comment',
    '<Callout>Um.</Callout>{/* nota */}<Callout>Dois.</Callout>',
    '<Callout>\n\nUm.\n\n</Callout>\n\n<Callout>\n\nDois.\n\n</Callout>',
  ],
])('%s is read like the same on several lines', (_, written, onLines) => {
  expect(read(written)).toEqual(read(onLines));
});

test('a rule on one line has the id that its page has', async () => {
  const body = '## Prazo\n\n<Rule source="NT 1">Uma hora.</Rule>';
  expect(await compileGuide(GUIDE_TOP + body, 'guia.mdx')).toMatch(/Rule, \{[^}]*id: "prazo"/);
  expect(read(body).references).toMatchObject([{ attributes: { id: 'prazo' } }]);
});
