import { describe, expect, test, vi } from 'vitest';
import { loadQuestions } from '../../../../lib/search/records/load-questions.build';
import { readFault } from '../../support/fault';
import { createFixtureSite } from '../../support/fixture-site';

vi.mock('../../../../site.config', () => import('../../support/site-config'));

const ADDRESSES = new Set(['/docs/emitir/', '/docs/emitir/#prazo']);
const load = (text: string) => loadQuestions(createFixtureSite({ 'content/search-questions.yaml': text }), ADDRESSES);

describe('the questions of readers', () => {
  test('stand by the address of the section that answers them', () => {
    expect(load('/docs/emitir/#prazo:\n  - até quando posso\n  - passou da hora\n')).toEqual(
      new Map([['/docs/emitir/#prazo', ['até quando posso', 'passou da hora']]]),
    );
  });

  test('may be missing', () => {
    expect(loadQuestions(createFixtureSite({}), ADDRESSES)).toEqual(new Map());
    expect(load('')).toEqual(new Map());
  });

  test.each([
    ['an address that search does not have', '/docs/emitir/:\n  - nota\n/docs/emitir/#gone:\n  - prazo\n'],
    ['no phrase', '/docs/emitir/: []\n'],
    ['a phrase twice, in another spelling', '/docs/emitir/:\n  - Até quando\n/docs/emitir/#prazo:\n  - ate quando\n'],
    ['a phrase that is a text', `/docs/emitir/:\n  - ${'a'.repeat(81)}\n`],
  ])('are refused with %s', (_, text) => {
    expect(readFault(() => load(text))).toMatchSnapshot();
  });
});
