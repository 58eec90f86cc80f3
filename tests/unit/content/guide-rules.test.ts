import { describe, expect, test } from 'vitest';
import { checkRuleIds, findOutdatedRules, findUnversionedRules, listRules } from '@/lib/content/guide-rules';
import { loadGuides } from '@/lib/content/load-guides.build';
import { describeRules } from '@/lib/content/stale-rules';
import { loadNotes, NOTES_FILE } from '@/lib/rules/load-notes.build';
import { readFault } from '../support/fault';
import { createFixtureSite, readSmallSite } from '../support/fixture-site';
import { GUIDE_TOP, readGuide } from '../support/small-guide';
import { SMALL_REGISTER } from '../support/small-register';

const FILE = 'content/docs/current/documentacao/envio.mdx';
const rule = (source: string, id?: string) =>
  `<Rule ${id === undefined ? '' : `id="${id}" `}source="${source}" verified="2026-11-20">\n\nUm.\n\n</Rule>`;
const guidesWith = (...parts: readonly string[]) =>
  loadGuides(createFixtureSite({ [FILE]: `${readSmallSite(FILE)}\n${parts.join('\n\n')}\n` }), 'current');
const notes = () => loadNotes(createFixtureSite({ [NOTES_FILE]: SMALL_REGISTER }));

describe('the identity of a rule', () => {
  test('is its guide and the heading above it, wherever the rule stands below that', () => {
    const before = listRules(guidesWith('## Prazos [#prazos]', rule('NT 1')));
    const after = listRules(guidesWith('## Outra [#outra]', 'Texto.', '## Prazos [#prazos]', 'Texto.', rule('NT 1')));
    expect(before.map(({ identity }) => identity)).toEqual(['documentacao/envio#regra-prazos']);
    expect(after.map(({ identity }) => identity)).toEqual(['documentacao/envio#regra-prazos']);
  });

  test('is chosen by hand where several stand below a heading', () => {
    const rules = listRules(guidesWith('## Prazos [#prazos]', rule('NT 1', 'ciencia'), rule('NT 2')));
    expect(rules.map(({ identity }) => identity)).toEqual([
      'documentacao/envio#regra-ciencia',
      'documentacao/envio#regra-prazos',
    ]);
  });

  test('is none where only the order could tell', () => {
    const rules = listRules(guidesWith('## Prazos [#prazos]', rule('NT 1'), rule('NT 2')));
    expect(rules.map(({ identity }) => identity)).toEqual([undefined, undefined]);
  });

  test('is none below a heading whose id it cannot have, which stops nothing', () => {
    const [rule1] = listRules(guidesWith('## NF-e & NFC-e', rule('NT 1')));
    expect(rule1).toMatchObject({ identity: undefined });
  });

  test('may be there once', () => {
    const guides = guidesWith('## Prazos [#prazos]', rule('NT 1', 'ciencia'), rule('NT 2', 'ciencia'));
    expect(readFault(() => checkRuleIds(guides))).toMatchInlineSnapshot(`
      "content/docs/current/documentacao/envio.mdx:25
        <Rule id="ciencia">: the id is there twice
        Fix: choose another id; a rule without one has that of the heading above it"
    `);
  });

  test('can stand in an address', () => {
    expect(readFault(() => readGuide(GUIDE_TOP + rule('NT 1', 'Ciência')))).toContain('cannot stand in an address');
  });
});

describe('rules whose source may have changed', () => {
  const rules = () =>
    listRules(guidesWith(rule('NT 2020.001 v1.50; MOC 7.0'), rule('NT 2020.001 v1.60'), rule('NT 2020.001')));

  test('are those that cite an older version, and those that cite none', () => {
    expect(findOutdatedRules(rules(), notes()).map(({ source, outdated }) => [source, outdated])).toEqual([
      ['NT 2020.001 v1.50; MOC 7.0', [{ id: 'NT 2020.001', cited: 'v1.50', newest: 'v1.60' }]],
    ]);
    expect(findUnversionedRules(rules(), notes()).map(({ source }) => source)).toEqual(['NT 2020.001']);
  });

  test('are listed and counted by the build', () => {
    const guides = guidesWith('## Prazos [#prazos]', rule('NT 2020.001 v1.50'), rule('MOC, Anexo I', 'anexo'));
    expect(describeRules(guides, notes(), 180, Date.parse('2026-11-21'))).toEqual([
      `1 rule cites a version that has a newer one:\n  ${FILE}:19 NT 2020.001 v1.50 (newest: v1.60)`,
      `1 rule cites a note without its version:\n  ${FILE}:25 MOC, Anexo I`,
      'Rules: 2, 1 with an outdated note, 0 not compared for 180 days, 1 without a version.',
    ]);
  });
});
