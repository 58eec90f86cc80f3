import type { Page } from '@playwright/test';
import { STORAGE_KEYS } from '@/lib/storage/keys';
import { isWholeRun, NIGHTLY } from '../scope';
import { takeTurn } from './component-sets';
import { InjectionWatch, PAYLOADS } from './injected';
import { waitUntilIdle, waitUntilInteractive } from './page-states';
import { findPanel, labels, openPanel } from './reader-data-panel';
import { openSearchModal } from './search-box';
import { PAGE } from './site-pages';
import { expect, test } from './site-test';
import { texts } from './texts';

// One file, though it is long: every place that a reader or a link writes into, with the same payloads.

/**
 * In how many tests a place has its payloads: where each opens a page anew, and where one page takes them all. Daily few
 * of them, because no component makes markup of what a reader wrote (tests/unit/components/written-markup.test.ts).
 */
const OPENED = isWholeRun ? 20 : 60;
const WRITTEN = isWholeRun ? 3 : 12;
/** The tests of a place, of so many; daily one, and in the next place the one beside it. */
const listShares = (shares: number, turn: number) =>
  Array.from({ length: shares }, (_, share) => share).filter((share) => isWholeRun || share === turn % shares);

/** A part of PAGE.operation, which an address opens beside those that nothing has. */
const PART = 'resposta-401';

/** Places where a reader, or who sends them a link, writes into an address. */
const ADDRESSES: Readonly<Record<string, (payload: string) => string>> = {
  'the query of search': (payload) => `/search/?q=${encodeURIComponent(`nota ${payload}`)}`,
  'the kind of search': (payload) => `/search/?q=nota&kind=${encodeURIComponent(payload)}`,
  'the filter of codes': (payload) => `/docs/cstat/nfcom/?q=${encodeURIComponent(payload)}`,
  'the language and environment of samples': (payload) =>
    `${PAGE.operation}?lang=${encodeURIComponent(payload)}&env=${encodeURIComponent(payload)}`,
  'the theme': (payload) => `${PAGE.guide}?docusaurus-theme=${encodeURIComponent(payload)}`,
  'the fragment of a guide': (payload) => `${PAGE.guide}#${encodeURIComponent(payload)}`,
  'the fragment of an operation': (payload) => `${PAGE.operation}#${payload.replace(/[\t\u2028\u2029]/g, '')}`,
  'the key of the inspector': (payload) => `/docs/ferramentas/chave-de-acesso/#chave=${encodeURIComponent(payload)}`,
  'the parts that are open': (payload) =>
    `${PAGE.operation}?abrir=${encodeURIComponent(payload)}&abrir=${encodeURIComponent(`${payload}--1`)}&abrir=${PART}`,
  'the state of a form': (payload) => {
    const state = [payload, { [payload]: payload, parametros: { path: { [payload]: [payload], reciboId: payload } } }];
    return `${PAGE.operation}#montar=${Buffer.from(JSON.stringify(state)).toString('base64url')}`;
  },
};

/**
 * The place of whose value the page makes most. The filter of codes and the inspector only put it into their boxes
 * (cstat.spec.ts has markup there too), a form has it as if it were typed, which is tested below; the others compare it
 * with what the page knows.
 */
const DAILY_ADDRESSES: readonly string[] = ['the query of search'];

/** What says that a page has read its address, where that is later than it answers to the reader. */
const READ: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'the query of search': (page) => expect(page.getByRole('main').getByRole('status').first()).not.toBeEmpty(),
  'the parts that are open': (page) => expect(page.locator(`#${PART}`)).toHaveAttribute('open'),
  'the state of a form': (page) => page.getByRole('dialog', { name: texts.requestForm.title }).waitFor(),
};

for (const [turn, [place, addressOf]] of Object.entries(ADDRESSES).entries()) {
  const tag = DAILY_ADDRESSES.includes(place) ? [] : NIGHTLY;
  for (const share of listShares(OPENED, turn)) {
    // @behaviour Failures: Nothing that stands in an address, a box, a pasted answer or storage is executed
    test(`nothing of ${place} is executed, share ${share}`, { tag }, async ({ page }) => {
      const watch = await InjectionWatch.start(page);
      for (const payload of takeTurn(PAYLOADS, share, OPENED)) {
        await page.goto('about:blank');
        await page.goto(addressOf(payload));
        await waitUntilInteractive(page);
        await READ[place]?.(page);
        await watch.expectNothing(payload);
      }
    });
  }
}

for (const share of listShares(OPENED, 2)) {
  test(`nothing of an address that does not exist is executed, share ${share}`, async ({ page, problems }) => {
    problems.expect(/404/);
    const watch = await InjectionWatch.start(page);
    for (const payload of takeTurn(PAYLOADS, share, OPENED)) {
      // Slashes would be parts of the path, which other tests have.
      await page.goto(`/docs/${encodeURIComponent(payload).replace(/%(2F|5C)/g, '-')}/`);
      await waitUntilInteractive(page);
      await watch.expectNothing(payload);
    }
  });
}

/** Boxes: where each is, and what says that it has read what stands in it. */
const BOXES: readonly {
  readonly name: string;
  readonly isDaily?: boolean;
  readonly open: (page: Page) => Promise<void>;
  readonly write: (page: Page, payload: string) => Promise<void>;
}[] = [
  {
    name: 'the filter of operations',
    open: async (page) => page.goto(PAGE.operation).then(() => waitUntilInteractive(page)),
    write: (page, payload) => page.locator('#docs-sidebar').getByRole('searchbox').fill(payload),
  },
  {
    name: 'the filter of codes',
    open: async (page) => page.goto('/docs/cstat/nfcom/').then(() => waitUntilInteractive(page)),
    write: (page, payload) => page.getByRole('searchbox', { name: texts.cstat.filterLabel }).fill(payload),
  },
  {
    name: 'the filter of cClassTrib',
    open: async (page) => page.goto(PAGE.classTrib).then(() => waitUntilInteractive(page)),
    write: (page, payload) => page.getByRole('searchbox', { name: texts.classTrib.filterLabel }).fill(payload),
  },
  {
    name: 'the inspector of keys',
    open: async (page) => page.goto('/docs/ferramentas/chave-de-acesso/').then(() => waitUntilInteractive(page)),
    write: (page, payload) => page.getByRole('textbox', { name: texts.accessKey.label }).fill(payload),
  },
  {
    name: 'the form for requests, whose samples follow',
    isDaily: true,
    open: async (page) => {
      await page.goto(PAGE.operation);
      await waitUntilInteractive(page);
      await page.getByRole('main').getByRole('button', { name: texts.requestForm.open }).click();
    },
    write: async (page, payload) => {
      await page.locator('[id="montar/parametros/path/reciboId"]').fill(payload);
      await waitUntilIdle(page);
    },
  },
  {
    name: 'the panel of the reader’s data',
    isDaily: true,
    open: async (page) => {
      await page.goto(PAGE.operation);
      await waitUntilInteractive(page);
      await openPanel(page);
    },
    // One for all: each is checked, and answered with words of the site.
    write: async (page, payload) => {
      const box = findPanel(page).getByLabel(labels.token, { exact: true });
      await box.fill(payload);
      await box.press('Enter');
    },
  },
];

for (const [turn, { name, isDaily, open, write }] of BOXES.entries()) {
  for (const share of listShares(WRITTEN, turn)) {
    test(`nothing typed into ${name} is executed, share ${share}`, { tag: isDaily ? [] : NIGHTLY }, async ({
      page,
    }) => {
      const watch = await InjectionWatch.start(page);
      await open(page);
      for (const payload of takeTurn(PAYLOADS, share, WRITTEN)) {
        await write(page, payload);
        await watch.expectNothing(payload);
      }
    });
  }
}

for (const share of listShares(WRITTEN, 0)) {
  test(`nothing typed into search is executed, nor marked as if it were, share ${share}`, async ({ page }) => {
    const watch = await InjectionWatch.start(page);
    const modal = await openSearchModal(page);
    for (const payload of takeTurn(PAYLOADS, share, WRITTEN)) {
      await modal.box.fill(`nota ${payload}`);
      await expect(modal.dialog.getByRole('status').first()).not.toBeEmpty();
      await watch.expectNothing(payload);
    }
  });
}

const PASTED = {
  XML: (payload: string) =>
    `<retEnviNFe xmlns="http://www.portalfiscal.inf.br/nfe"><protNFe><infProt><cStat>539</cStat><xMotivo>${payload.replace(/&/g, '&amp;').replace(/</g, '&lt;')}</xMotivo></infProt></protNFe></retEnviNFe>`,
  'XML of a CDATA section': (payload: string) =>
    `<retEnviNFe xmlns="http://www.portalfiscal.inf.br/nfe"><protNFe><infProt><cStat>215</cStat><xMotivo><![CDATA[${payload}]]></xMotivo></infProt></protNFe></retEnviNFe>`,
  'the JSON of a result': (payload: string) =>
    JSON.stringify({ situacao: 'rejeitado', retorno: { cStat: '539', xMotivo: payload }, [payload]: payload }),
  'the JSON of a problem': (payload: string) =>
    JSON.stringify({
      type: payload,
      title: payload,
      status: 422,
      codigo: payload,
      erros: [{ campo: `/${payload}`, mensagem: payload }],
    }),
};

type Form = keyof typeof PASTED;

/** Those of one test: daily one of each format. */
const pastedTogether: readonly (readonly Form[])[] = isWholeRun
  ? (Object.keys(PASTED) as Form[]).map((form) => [form]) // The keys of PASTED.
  : [['XML', 'the JSON of a result']];

for (const [turn, together] of pastedTogether.entries()) {
  const forms = together.join(' or as ');
  for (const share of listShares(WRITTEN, turn)) {
    test(`nothing pasted as ${forms} is executed, share ${share}`, async ({ page }) => {
      const watch = await InjectionWatch.start(page);
      await page.goto('/docs/ferramentas/cole-o-retorno/');
      await waitUntilInteractive(page);
      const box = page.getByRole('textbox', { name: texts.pasteAnswer.label });
      const status = page.getByRole('region', { name: texts.pasteAnswer.heading }).getByRole('status').first();
      for (const form of together) {
        for (const payload of takeTurn(PAYLOADS, share, WRITTEN)) {
          await box.fill(PASTED[form](payload));
          await expect(status).not.toBeEmpty();
          await watch.expectNothing(payload);
        }
      }
    });
  }
}

for (const share of listShares(OPENED, 3)) {
  test(`nothing that storage holds is executed, share ${share}`, async ({ page, problems }) => {
    // Pages that were opened before are asked for again, after the box is there.
    problems.expect(/404/);
    const gone = page.waitForResponse((response) => response.status() === 404, { timeout: 0 });
    const watch = await InjectionWatch.start(page);
    const names = [
      ...Object.values(STORAGE_KEYS),
      '__DOCSEARCH_RECENT_SEARCHES__docs',
      '__DOCSEARCH_FAVORITE_SEARCHES__docs',
    ];
    await page.goto('/docs/');
    for (const payload of takeTurn(PAYLOADS, share, OPENED)) {
      await page.evaluate(
        ([keys, text]) => {
          const entry = { objectID: text, url: text, 'hierarchy.lvl1': text };
          for (const key of keys) localStorage.setItem(key, key.startsWith('__') ? JSON.stringify([entry]) : text);
        },
        [names, payload] as const,
      );
      await page.goto(PAGE.operation);
      await waitUntilInteractive(page);
      await page.keyboard.press('Control+k');
      await expect(page.getByRole('dialog')).toBeVisible();
      // The first payload of a share is an address of this site: turning to the next page would end the request for it.
      await gone;
      await watch.expectNothing(payload);
    }
  });
}
