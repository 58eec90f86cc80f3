import { describe, expect, test } from 'vitest';
import { buildSupportLink, EVERY_PART, readOpenedParts, type SeenState } from '@/lib/routes/support-link';

const page = { origin: 'https://docs.example', pathname: '/pt-BR/docs/api/x/' };
const nothing: SeenState = { tabs: [], opened: [] };

describe('a link for support', () => {
  test('is the page and the place where there is nothing else to see', () => {
    expect(buildSupportLink(page, 'corpo.modelo', nothing).href).toBe(
      'https://docs.example/pt-BR/docs/api/x/#corpo.modelo',
    );
  });

  test('carries language, environment, tabs and open parts under their names, in one order', () => {
    const state: SeenState = {
      language: 'php',
      environment: 'producao',
      tabs: [{ parameter: 'so', value: 'linux' }],
      opened: ['resposta-409', 'corpo.itens--1'],
    };
    expect(buildSupportLink(page, 'respostas', state).href).toBe(
      'https://docs.example/pt-BR/docs/api/x/?lang=php&env=producao&so=linux&abrir=resposta-409&abrir=corpo.itens--1#respostas',
    );
  });

  test('has a group of tabs once, and the last one wins', () => {
    const tabs = ['linux', 'windows'].map((value) => ({ parameter: 'so', value }));
    expect(buildSupportLink(page, 'a', { tabs, opened: [] }).search).toBe('?so=windows');
  });

  test('has nothing of an address but its page', () => {
    const typed = new URL('https://docs.example/docs/?q=joana@example.com&lang=go#chave=3525');
    expect(buildSupportLink(typed, 'a', nothing).href).toBe('https://docs.example/docs/#a');
  });

  test('keeps an anchor with accents and signs', () => {
    const { hash } = buildSupportLink(page, 'introdução.*', nothing);
    expect(decodeURIComponent(hash)).toBe('#introdução.*');
  });

  test('opens everything where the names would make it too long', () => {
    const opened = Array.from({ length: 9 }, (_, index) => `parte-${index}`);
    expect(readOpenedParts(buildSupportLink(page, 'a', { tabs: [], opened }).search)).toEqual([EVERY_PART]);
    const few = opened.slice(1);
    expect(readOpenedParts(buildSupportLink(page, 'a', { tabs: [], opened: few }).search)).toEqual(few);
  });
});

test('of the parts that an address names, the first few count', () => {
  const search = Array.from({ length: 500 }, (_, index) => `abrir=${index}`).join('&');
  expect(readOpenedParts(`?${search}`)).toHaveLength(8);
  expect(readOpenedParts('?lang=php')).toEqual([]);
});
