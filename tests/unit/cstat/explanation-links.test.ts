import { expect, test } from 'vitest';
import { listLinkTargets, replaceLinkTargets } from '../../../lib/cstat/explanation-links';

test('the links of an explanation are those of its cause and of every step', () => {
  const cause = 'Veja [o guia](documentacao/faq#prazo).';
  const fix = ['[Consulte](consultarStatusDfeUsingGET) a chave (a de 44 posições).', 'Sem link.'];
  expect(listLinkTargets({ cause, fix })).toEqual(['documentacao/faq#prazo', 'consultarStatusDfeUsingGET']);
});

test('an id in a link gives way to an address, and nothing else changes', () => {
  const text = '[Consulte](a) a chave (a), e [liste](b).';
  expect(replaceLinkTargets(text, (id) => `/docs/${id}/`)).toBe(
    '[Consulte](/docs/a/) a chave (a), e [liste](/docs/b/).',
  );
});
