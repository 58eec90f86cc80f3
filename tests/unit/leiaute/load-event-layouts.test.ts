import { describe, expect, test } from 'vitest';
import { toRequestPath } from '../../../lib/leiaute/event-request';
import { listNodes } from '../../../lib/leiaute/layout';
import { loadEventLayouts } from '../../../lib/leiaute/load-event-layouts.build';
import { edit } from '../support/edit';
import { readFault } from '../support/fault';
import { createFixtureSite } from '../support/fixture-site';
import { EVENT_RULES, EVENT_SAID, EVENT_TABLE, EVENTS, SMALL_EVENTS } from './small-events';

const load = (id: string) =>
  loadEventLayouts(createFixtureSite(SMALL_EVENTS)).find((event) => event.id === id) ?? expect.fail(`no ${id}`);
const findNode = (tag: string, id = 'nfe-110111') =>
  listNodes(load(id).content).find((node) => node.tag === tag) ?? expect.fail(`no ${tag}`);

describe('the layouts of events', () => {
  test('say what the event is, who may send it and how', () => {
    expect(load('nfe-110111')).toMatchObject({
      id: 'nfe-110111',
      document: 'nfe',
      tpEvento: '110111',
      name: 'Cancelamento',
      models: ['55', '65'],
      tipo: 'cancelamento',
      author: 'Emitente',
    });
    expect(load('nfe-411500')).toMatchObject({ id: 'nfe-411500', tipo: undefined });
  });

  test('begin where the XML of the document has them, with what the event is for', () => {
    expect(load('nfe-110111').content).toMatchObject({
      path: '/evento/infEvento/detEvento',
      description: 'Cancela a nota.',
    });
    expect(findNode('xJust').path).toBe('/evento/infEvento/detEvento/xJust');
  });

  test('share what is said, and the code of an event tells its own fields apart', () => {
    expect(findNode('nProt').description).toBe('Protocolo da nota.');
    expect(findNode('nProt', 'nfe-411500').description).toBe('Protocolo do pedido.');
  });

  test('have one meaning for all values that are not named', () => {
    expect(findNode('descEvento', 'nfe-411500').values).toEqual([
      { value: 'Resposta', meaning: 'Texto exato' },
      { value: 'Réplica', meaning: 'Texto exato' },
    ]);
  });

  test('have the rules that read their fields', () => {
    const nProt = '/evento/infEvento/detEvento/nProt';
    expect(load('nfe-411500').rules).toEqual([
      {
        ...{ number: '2P23-10', code: '222', isOptional: false, models: [] },
        ...{ fields: [nProt], source: 'MOC 7.0' },
      },
    ]);
    const { rules, ruleSources } = load('nfe-110111');
    expect(rules.map(({ code, isOptional }) => [code, isOptional])).toEqual([
      ['222', false],
      ['595', true],
    ]);
    expect(rules.at(-1)?.fields).toEqual(['/evento/infEvento/detEvento/xJust', nProt]);
    expect(ruleSources).toEqual(['MOC 7.0', 'NT 2026.002']);
  });

  test('are none where the site has no events', () => {
    expect(loadEventLayouts(createFixtureSite({}))).toEqual([]);
  });
});

describe('the request carries a field', () => {
  const contentPath = '/evento/infEvento/detEvento';

  test('in the property that it has for it, in detalhe or nowhere', () => {
    const own = { contentPath, event: { tipo: 'cancelamento', takesDetail: false } };
    const other = { contentPath, event: { tipo: 'outro', takesDetail: true } };
    const unsent = { contentPath, event: { tipo: undefined, takesDetail: true } };
    expect(toRequestPath(findNode('xJust'), own)).toBe('justificativa');
    expect(toRequestPath(findNode('nProt'), own)).toBeUndefined();
    expect(toRequestPath(findNode('nProt'), other)).toBe('detalhe.nProt');
    expect(toRequestPath(findNode('descEvento'), other)).toBeUndefined();
    expect(toRequestPath(findNode('nProt'), unsent)).toBeUndefined();
  });
});

describe('the build stops with file and line', () => {
  test.each([
    ['a row without a description', EVENT_SAID, 'xJust:', 'xMotivo:', `${EVENT_TABLE}:5`, 'nobody describes it'],
    [
      'a description of nothing',
      EVENT_SAID,
      'xJust:',
      'xObs:\n  description: Não existe.\nxJust:',
      `${EVENT_SAID}:11`,
      'no path',
    ],
    [
      'a value without a meaning',
      EVENT_SAID,
      "    '1': Aceita\n",
      '',
      `${EVENT_SAID}:14`,
      'nothing says what "1" means',
    ],
    [
      'a meaning without a value in any of the events',
      EVENT_SAID,
      "    '1': Aceita",
      "    '1': Aceita\n    '2': Adia",
      `${EVENT_SAID}:14`,
      '"2" is no value',
    ],
    ['a property that is none', EVENT_SAID, 'apiField: justificativa', 'apiField: a/b', `${EVENT_SAID}:12`, '"a/b"'],
    ['a rule of no event', EVENT_RULES, 'nfe-411500', 'nfe-411501', `${EVENT_RULES}:2`, 'there is no nfe-411501'],
    ['a rule of no field', EVENT_RULES, 'xJust', 'xMotivo', `${EVENT_RULES}:3`, 'detEvento/xMotivo'],
    ['a rule without a field', EVENT_RULES, 'xJust | nProt', '', `${EVENT_RULES}:3`, 'found ""'],
    ['a code that is none', EVENTS, "'411500':", "'4115':", `${EVENTS}:`, '"4115"'],
  ])('on %s', (_name, file, from, to, place, words) => {
    const files = { ...SMALL_EVENTS, [file]: edit(SMALL_EVENTS[file] ?? '', from, to) };
    const [where = '', what = ''] = readFault(() => loadEventLayouts(createFixtureSite(files))).split('\n');
    expect(where).toContain(place);
    expect(what).toContain(words);
  });
});
