import { describe, expect, test } from 'vitest';
import { listNodes, toJsonPath } from '../../../lib/leiaute/layout';
import { loadLayouts } from '../../../lib/leiaute/load-layouts.build';
import { edit } from '../support/edit';
import { readFault } from '../support/fault';
import { createFixtureSite } from '../support/fixture-site';
import { DOCUMENTS, RULES, SAID, SMALL_LAYOUT, TABLE } from './small-layout';

const load = () => loadLayouts(createFixtureSite(SMALL_LAYOUT))[0];

describe('a layout', () => {
  test('has its groups and fields in order, modals in their places, and nothing outside its content', () => {
    const content = load()?.content;
    const nodes = content ? listNodes(content) : [];
    expect(nodes.map((node) => toJsonPath(node, '/NFe/inf'))).toEqual([
      '',
      'versao',
      'tipo',
      'dest',
      'dest.CNPJ',
      'dest.CPF',
      'dest.dRet',
      'dest.hRet',
      'transp',
      'transp.infModal',
      'transp.infModal.rodo',
      'transp.infModal.rodo.seguro',
    ]);
    expect(nodes.find(({ tag }) => tag === 'dest')?.occurs).toEqual({ min: 0, max: undefined });
  });

  test('says of a field what it is, what it may be and who fills it', () => {
    const nodes = listNodes(load()?.content ?? expect.fail());
    expect(nodes.find(({ tag }) => tag === 'tipo')).toEqual({
      path: '/NFe/inf/tipo',
      kind: 'field',
      manualId: 'A03',
      occurs: { min: 1, max: 1 },
      choice: [],
      type: 'string',
      length: '',
      pattern: '',
      tag: 'tipo',
      description: 'Tipo da operação.',
      note: 'O `2` é raro.',
      example: '1',
      filledBy: 'reader',
      models: [],
      since: 'NT 2026.002',
      size: undefined,
      values: [
        { value: '1', meaning: 'Venda' },
        { value: '2', meaning: 'Troca' },
      ],
      children: [],
    });
    expect(nodes.find(({ tag }) => tag === '@versao')).toMatchObject({ filledBy: 'api', size: '4.00' });
    expect(nodes.find(({ tag }) => tag === 'seguro')?.values).toEqual([
      { value: '0', meaning: 'Não' },
      { value: '1', meaning: 'Sim' },
    ]);
  });

  test('knows all rules of its table with those of their fields that it has', () => {
    const layout = load();
    expect(layout?.rules).toEqual([
      {
        ...{ number: 'A03-10', code: '204', isOptional: false, models: ['55'] },
        ...{ fields: ['/NFe/inf/tipo'], source: 'MOC 7.0' },
      },
      {
        ...{ number: 'E02-10', code: '204', isOptional: true, models: ['55', '65'] },
        ...{ fields: ['/NFe/inf/dest/CNPJ'], source: 'NT 2026.002' },
      },
      {
        ...{ number: '1A01-10', code: '100', isOptional: false, models: ['65'] },
        ...{ fields: [], source: 'MOC 7.0' },
      },
    ]);
    expect(layout?.ruleSources).toEqual(['MOC 7.0', 'NT 2026.002']);
  });

  test('is none where the site has no documents', () => {
    expect(loadLayouts(createFixtureSite({}))).toEqual([]);
  });
});

describe('the build stops with file and line', () => {
  const faultOf = (file: string, from: string, to: string) =>
    readFault(() =>
      loadLayouts(createFixtureSite({ ...SMALL_LAYOUT, [file]: edit(SMALL_LAYOUT[file] ?? '', from, to) })),
    ).split('\n');

  test.each([
    [
      'a field without a description',
      SAID,
      'hRet:\n  description: Hora da retirada.\n',
      '',
      `${TABLE}:10`,
      'nobody describes it',
    ],
    ['a description without a field', SAID, 'hRet:', 'hRetira:', `${TABLE}:10`, 'nobody describes it'],
    [
      'a description of nothing',
      SAID,
      'transp:',
      'xRet:\n  description: Não existe.\ntransp:',
      `${SAID}:28`,
      'no path',
    ],
    ['a value without a meaning', SAID, "    '2': Troca\n", '', `${SAID}:9`, 'nothing says what "2" means'],
    [
      'a meaning without a value',
      SAID,
      "    '2': Troca",
      "    '2': Troca\n    '3': Nada",
      `${SAID}:9`,
      '"3" is no value',
    ],
    [
      'meanings where the layout has no values',
      SAID,
      'CPF:\n',
      'CPF:\n  values: sim-nao\n',
      `${SAID}:23`,
      'lists no values',
    ],
    ['a pattern without words', TABLE, '[0-9]{11}', '(a|b)*', `${TABLE}:8`, 'nothing says in words'],
    ['a choice that is none', TABLE, 'c1.1', 'x1', `${TABLE}:7`, '"x1" is no step'],
    ['a page of no group', DOCUMENTS, 'dest: Dest', 'tipo: Dest', DOCUMENTS, 'has no group'],
    ['a rule of no field', RULES, '/NFe/inf/tipo', '/NFe/inf/tipos', `${RULES}:2`, 'has no /NFe/inf/tipos'],
    ['a rule that is there twice', RULES, '1A01-10,', 'A03-10,', `${RULES}:4`, 'another row has this number'],
    ['a rule for no model', RULES, '1A01-10,65,', '1A01-10,,', `${RULES}:4`, 'found ""'],
    ['a description without an end', SAID, 'Quem recebe.', 'Quem recebe', `${SAID}:`, 'found "Quem recebe"'],
  ])('on %s', (_name, file, from, to, place, words) => {
    const [where = '', what = ''] = faultOf(file, from, to);
    expect(where).toContain(place);
    expect(what).toContain(words);
  });

  test('on two descriptions of the same', () => {
    const more = { 'content/leiaute/nfe/mais.yaml': 'CPF:\n  description: Outra vez.\n' };
    const [where, what] = readFault(() => loadLayouts(createFixtureSite({ ...SMALL_LAYOUT, ...more }))).split('\n');
    expect(where).toBe(`${SAID}:22`);
    expect(what).toContain('is described at content/leiaute/nfe/mais.yaml:2 too');
  });
});
