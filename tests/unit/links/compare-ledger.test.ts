import { describe, expect, test } from 'vitest';
import { compareLedger, formatLedgerFaults } from '@/lib/links/compare-ledger';

type Addresses = Readonly<Record<string, readonly string[]>>;

/** What was published is compared with what is there now. */
function compare(published: Addresses, now: Addresses, aliases: Readonly<Record<string, string>> = {}) {
  const list = Object.entries(aliases).map(([from, to]) => ({ from, to }));
  return compareLedger(new Map(Object.entries(published)), new Map(Object.entries(now)), list);
}

const PUBLISHED = { '/docs/envio/': ['prazo', 'retorno'], '/docs/faq/': [] };

describe('an address that was published', () => {
  test('is kept by a build that has it', () => {
    expect(compare(PUBLISHED, PUBLISHED)).toEqual({ vanished: [], lost: [], needless: [], added: [] });
  });

  test('is missed where its anchor is gone, with the nearest', () => {
    const { vanished } = compare(PUBLISHED, { ...PUBLISHED, '/docs/envio/': ['prazos', 'retorno'] });
    expect(vanished).toEqual([{ address: '/docs/envio/#prazo', nearest: '/docs/envio/#prazos' }]);
  });

  test('is missed where its page is gone, once, with the nearest page', () => {
    const { vanished } = compare(PUBLISHED, { '/docs/envios/': [], '/docs/faq/': [] });
    expect(vanished).toEqual([{ address: '/docs/envio/', nearest: '/docs/envios/' }]);
  });

  test('may lead on to another page that has the same anchors', () => {
    const now = { '/docs/novo/': ['prazo', 'retorno'], '/docs/faq/': [] };
    expect(compare(PUBLISHED, now, { '/docs/envio/': '/docs/novo/' }).vanished).toEqual([]);
  });

  test('is missed where the page that took over lacks its anchor', () => {
    const now = { '/docs/novo/': ['retorno'], '/docs/faq/': [] };
    expect(compare(PUBLISHED, now, { '/docs/envio/': '/docs/novo/' }).vanished).toEqual([
      { address: '/docs/envio/#prazo', nearest: '/docs/novo/' },
    ]);
  });

  test('may lead on to an anchor of its own, and a whole page to one part of another', () => {
    const now = { '/docs/envio/': ['retorno'], '/docs/novo/': ['prazo'], '/docs/faq/': ['envio'] };
    expect(compare(PUBLISHED, now, { '/docs/envio/#prazo': '/docs/novo/#prazo' }).vanished).toEqual([]);
    expect(compare(PUBLISHED, { '/docs/faq/': ['envio'] }, { '/docs/envio/': '/docs/faq/#envio' }).vanished).toEqual(
      [],
    );
  });
});

test('an alias that leads nowhere, and one for an address that is still there, are faults', () => {
  const aliases = { '/docs/a/': '/docs/nada/', '/docs/b/': '/docs/faq/#nada', '/docs/faq/': '/docs/envio/' };
  const { lost, needless } = compare(PUBLISHED, PUBLISHED, aliases);
  expect(lost.map(({ from }) => from)).toEqual(['/docs/a/', '/docs/b/']);
  expect(needless.map(({ from }) => from)).toEqual(['/docs/faq/']);
});

test('what is new is told: pages with their anchors, and anchors of known pages', () => {
  const now = { ...PUBLISHED, '/docs/faq/': ['um'], '/docs/novo/': ['dois'] };
  expect(compare(PUBLISHED, now).added).toEqual(['/docs/faq/#um', '/docs/novo/', '/docs/novo/#dois']);
});

describe('the message', () => {
  test('says nothing where all is well', () => {
    expect(formatLedgerFaults(compare(PUBLISHED, { ...PUBLISHED, '/docs/novo/': [] }))).toBeUndefined();
  });

  test('names each address, what is wrong and the line that mends it', () => {
    const now = { '/docs/envio/': ['prazos', 'retorno'], '/docs/faq/': [] };
    expect(
      formatLedgerFaults(compare(PUBLISHED, now, { '/docs/b/': '/docs/nada/', '/docs/faq/': '/docs/envio/' })),
    ).toMatchInlineSnapshot(`
      "3 published addresses at risk

      /docs/envio/#prazo
        was published and is gone
        Fix: bring it back, or say what took over: movedFrom in the guide that did, or in content/aliases.yaml
          /docs/envio/#prazo: /docs/envio/#prazos

      /docs/b/
        leads to /docs/nada/, which does not exist
        Fix: correct its alias

      /docs/faq/
        has an alias and is still there
        Fix: remove its alias"
    `);
  });

  test('stays readable where much is gone', () => {
    const anchors = Array.from({ length: 30 }, (_, index) => `parte-${index}`);
    const text = formatLedgerFaults(compare({ '/docs/': anchors }, { '/docs/': [] })) ?? '';
    expect(text).toMatch(/^30 published addresses at risk/);
    expect(text).toMatch(/… and 10 more$/);
  });
});
