import { describe, expect, test, vi } from 'vitest';
import { loadGlossary } from '@/lib/content/glossary.build';
import { loadSite } from '@/lib/pages/load-site.build';
import { edit } from '../support/edit';
import { readFault } from '../support/fault';
import { createFixtureSite, readSmallSite, SMALL_SITE } from '../support/fixture-site';

vi.mock('../../../site.config', () => import('../support/site-config'));

const FILE = 'content/glossary.yaml';
const faultOf = (from: string, to: string) =>
  readFault(() => loadSite(createFixtureSite({ [FILE]: edit(readSmallSite(FILE), from, to) })));

test('a term has its meaning and the guide that explains it', () => {
  expect(loadGlossary(SMALL_SITE).terms.recibo).toEqual({
    name: 'recibo',
    meaning: 'Número que a API dá a cada envio.',
    guide: 'documentacao/envio',
    anchor: 'o-envio',
    line: 2,
  });
});

test('a site may have no glossary', () => {
  expect(loadGlossary('/nowhere')).toEqual({ terms: {}, wording: [] });
});

describe('the build stops', () => {
  test('on a guide that does not exist', () => {
    expect(faultOf('guide: documentacao/envio', 'guide: documentacao/envios')).toMatchInlineSnapshot(`
      "content/glossary.yaml:2
        terms.recibo.guide: found "documentacao/envios", which does not exist
        Fix: use "documentacao/envio" or "documentacao/faq" or "documentacao/consulta""
    `);
  });

  test('on a heading that does not exist', () => {
    expect(faultOf('anchor: o-envio', 'anchor: envio')).toMatchInlineSnapshot(`
      "content/glossary.yaml:2
        terms.recibo.anchor: found "envio", which does not exist
        Fix: use "o-envio""
    `);
  });

  test('on an unknown key', () => {
    expect(faultOf('    anchor:', '    ancora:')).toMatchInlineSnapshot(`
      "content/glossary.yaml:6
        terms.recibo: found unknown key "ancora"
        Fix: remove the key or correct its name"
    `);
  });
});
