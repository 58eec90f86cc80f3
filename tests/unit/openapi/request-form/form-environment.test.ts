import { describe, expect, test } from 'vitest';
import { chooseEnvironment, moveForm } from '../../../../lib/openapi/request-form/form-environment';
import type { FormFile } from '../../../../lib/openapi/request-form/form-file';

const file: FormFile = {
  ...{ page: '/docs/api/x/', method: 'POST', path: '/v1/x', isAuthenticated: true, answer: { kind: 'json' } },
  servers: [
    { url: 'https://um.exemplo.com.br', environment: 'homologacao' },
    { url: 'https://dois.exemplo.com.br', environment: 'producao' },
  ],
  ...{ now: undefined, parameters: [], body: { type: 'object' }, schemas: {}, parts: {} },
  examples: [
    {
      id: 'nfe',
      title: 'NF-e',
      differences: [
        { path: ['tpAmb'], values: { homologacao: '2', producao: '1' } },
        { path: ['det', '0', 'xProd'], values: { homologacao: 'TESTE', producao: 'Mochila' } },
      ],
    },
  ],
  recipes: [{ id: 'receita', title: 'Receita' }],
};
const write = (tpAmb: string, xProd: string) => ({ corpo: { tpAmb, det: [{ xProd, vProd: '1.00' }] } });
const begin = (start: string) => {
  const first = write('2', 'TESTE');
  return { start, environment: 'homologacao', first, value: first } as const;
};

describe('a form in another environment', () => {
  const there = moveForm(file, begin('nfe'), 'producao');

  test('has what its example has there, and is as untouched as it was', () => {
    expect(there).toMatchObject({ environment: 'producao', value: write('1', 'Mochila') });
    expect(there.value).toBe(there.first);
  });

  test('and back again is as it began', () => {
    expect(moveForm(file, there, 'homologacao')).toEqual(begin('nfe'));
  });

  test('keeps what the reader has written or taken out', () => {
    const typed = { ...begin('nfe'), value: { corpo: { tpAmb: '2', det: [{ xProd: 'Caderno' }], nova: 'x' } } };
    const moved = moveForm(file, typed, 'producao');
    expect(moved.value).toEqual({ corpo: { tpAmb: '1', det: [{ xProd: 'Caderno' }], nova: 'x' } });
    expect(moved.first).toEqual(write('1', 'Mochila'));
    const short = { ...begin('nfe'), value: { corpo: { tpAmb: '3', det: [] } } };
    expect(moveForm(file, short, 'producao').value).toEqual({ corpo: { tpAmb: '3', det: [] } });
  });

  test('is the same one where nothing changes', () => {
    const form = begin('nfe');
    expect(moveForm(file, form, 'homologacao')).toBe(form);
    expect(moveForm(file, form, undefined)).toBe(form);
    const single: FormFile = { ...file, servers: [{ url: 'https://um.exemplo.com.br', environment: undefined }] };
    const only = { ...form, environment: undefined };
    expect(moveForm(single, only, 'producao')).toBe(only);
  });
});

test.each([
  ['nfe', 'producao', 'producao'],
  ['nfe', 'outro', 'homologacao'],
  ['', 'producao', 'producao'],
  ['receita', 'producao', 'homologacao'],
] as const)('a form that begins with "%s" is, for readers of %s, for %s', (start, own, environment) => {
  expect(chooseEnvironment(file, start, own)).toBe(environment);
});
