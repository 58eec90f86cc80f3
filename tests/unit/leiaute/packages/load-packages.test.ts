import { describe, expect, test } from 'vitest';
import { listNodes } from '../../../../lib/leiaute/layout';
import { loadEventLayouts } from '../../../../lib/leiaute/load-event-layouts.build';
import { loadLayouts } from '../../../../lib/leiaute/load-layouts.build';
import { edit } from '../../support/edit';
import { readFault } from '../../support/fault';
import { createFixtureSite } from '../../support/fixture-site';
import { EVENT_TABLE } from '../small-events';
import { DOCUMENTS, SMALL_LAYOUT, TABLE } from '../small-layout';
import { createFirst, createSecond, FIRST, FIRST_FILE, nameTables, SECOND, SECOND_FILE } from './packaged-site';

const read = (files: Readonly<Record<string, string>>) => {
  const root = createFixtureSite(files);
  return { layouts: loadLayouts(root), events: loadEventLayouts(root) };
};
const fault = (files: Readonly<Record<string, string>>) => readFault(() => read(files));
const take = (files: Readonly<Record<string, string>>, ...gone: readonly string[]) =>
  Object.fromEntries(Object.entries(files).filter(([name]) => !gone.includes(name)));

describe('the packages of a layout', () => {
  test('are none where none is named', () => {
    expect(loadLayouts(createFixtureSite(SMALL_LAYOUT))[0]?.packages).toEqual([]);
  });

  test('are one that is compared with none', () => {
    const { layouts, events } = read(createFirst());
    const first = { name: FIRST, published: '2026-01', base: undefined, changes: [] };
    expect(layouts[0]?.packages).toEqual([{ ...first, fieldCount: 7 }]);
    expect(events.map(({ packages }) => packages)).toEqual(Array(2).fill([{ ...first, fieldCount: 6 }]));
    expect(listNodes(layouts[0]?.content ?? expect.fail()).filter(({ history }) => history)).toEqual([]);
  });

  test('are compared, the newest first', () => {
    const { layouts, events } = read(createSecond());
    const { packages = [], content = expect.fail() } = layouts[0] ?? {};
    expect(packages.map(({ name, base, fieldCount }) => [name, base, fieldCount])).toEqual([
      [SECOND, FIRST, 7],
      [FIRST, undefined, 7],
    ]);
    expect(packages[0]?.changes.map(({ kind, path }) => `${kind} ${path}`)).toEqual([
      'value-removed /NFe/inf/tipo',
      'value-added /NFe/inf/tipo',
      'size-widened /NFe/inf/dest/dRet',
      'group-added /NFe/inf/cana',
      'field-removed /NFe/inf/dest/CPF',
    ]);
    const marked = listNodes(content).flatMap(({ path, history }) => (history ? [[path, history]] : []));
    expect(marked).toEqual([
      ['/NFe/inf/tipo', { since: undefined, changedIn: [SECOND] }],
      ['/NFe/inf/dest', { since: undefined, changedIn: [SECOND] }],
      ['/NFe/inf/dest/dRet', { since: undefined, changedIn: [SECOND] }],
      ['/NFe/inf/cana', { since: SECOND, changedIn: [] }],
      ['/NFe/inf/cana/safra', { since: SECOND, changedIn: [] }],
    ]);
    expect(events[0]?.packages[0]?.changes).toMatchObject([
      { kind: 'size-widened', layout: 'nfe-110111', path: '/evento/infEvento/detEvento/xJust' },
    ]);
    expect(listNodes(events[1]?.content ?? expect.fail()).filter(({ history }) => history)).toEqual([]);
  });

  test('may be written in another form of JSON', () => {
    const files = createFirst();
    const other = JSON.stringify(JSON.parse(files[FIRST_FILE] ?? ''));
    expect(read({ ...files, [FIRST_FILE]: other }).layouts[0]?.packages).toHaveLength(1);
  });
});

// @behaviour Layout packages: tables that are not those of their package stop the build
describe('a fault', () => {
  test('of a table that changed without a package is told with what to do', () => {
    const files = createFirst();
    const table = edit(files[TABLE] ?? '', 'E02,/NFe/inf/dest/CNPJ,field,1', 'E02,/NFe/inf/dest/CNPJ,field,0');
    expect(fault({ ...files, [TABLE]: table })).toMatchInlineSnapshot(`
      "content/leiaute/tabelas/nfe.csv
        /NFe/inf/dest/CNPJ: it is not as in the package PL_1 (RTC), which content/leiaute-pacotes/nfe/PL_1-RTC.json holds
        Fix: take the change back; for a new official package, write its name and date below the packages of nfe in content/leiaute/documentos.yaml and run npm run layouts:snapshot"
    `);
  });

  test('of an event’s table is told likewise', () => {
    const files = createFirst();
    const table = edit(files[EVENT_TABLE] ?? '', '15-255', '15-500');
    expect(fault({ ...files, [EVENT_TABLE]: table })).toMatchInlineSnapshot(`
      "content/leiaute/tabelas/eventos/nfe-110111.csv
        /evento/infEvento/detEvento/xJust: it is not as in the package PL_1 (RTC), which content/leiaute-pacotes/eventos-nfe/PL_1-RTC.json holds
        Fix: take the change back; for a new official package, write its name and date below the packages of nfe in content/leiaute/eventos.yaml and run npm run layouts:snapshot"
    `);
  });

  test('of a row that is gone is told by the row', () => {
    const files = createFirst();
    const kept = edit(files[FIRST_FILE] ?? '', '/NFe/inf/tipo', '/NFe/inf/outro');
    expect(fault({ ...files, [FIRST_FILE]: kept })).toContain('/NFe/inf/tipo: it is not as in the package');
  });

  test('of a new package without a snapshot names the command', () => {
    expect(fault(take(createSecond(), SECOND_FILE))).toMatchInlineSnapshot(`
      "content/leiaute/documentos.yaml
        nfe: the package has no content/leiaute-pacotes/nfe/PL_2.json
        Fix: run npm run layouts:snapshot"
    `);
  });

  test('of an older package without a snapshot does not', () => {
    expect(fault(take(createSecond(), FIRST_FILE))).toMatchInlineSnapshot(`
      "content/leiaute/documentos.yaml
        nfe: the package has no content/leiaute-pacotes/nfe/PL_1-RTC.json
        Fix: take the file from the version control again"
    `);
  });

  test('of a snapshot that no package has is told', () => {
    const files = createSecond();
    const one = nameTables([SECOND], {});
    expect(fault({ ...files, [DOCUMENTS]: one[DOCUMENTS] ?? '' })).toMatchInlineSnapshot(`
      "content/leiaute/documentos.yaml
        nfe: no package has content/leiaute-pacotes/nfe/PL_1-RTC.json
        Fix: name its package, or remove the file"
    `);
  });

  test('of a source that speaks of another package is told', () => {
    const files = createFirst();
    const named = edit(files[DOCUMENTS] ?? '', `pacote de teste ${FIRST}`, 'pacote de teste PL_0');
    expect(fault({ ...files, [DOCUMENTS]: named })).toMatchInlineSnapshot(`
      "content/leiaute/documentos.yaml
        nfe: its source does not name the last package, PL_1 (RTC)
        Fix: say in the source which package the tables were read from"
    `);
  });

  test('of a snapshot of another package is told', () => {
    const other = edit(createFirst()[FIRST_FILE] ?? '', `"${FIRST}"`, '"PL_0"');
    expect(fault({ ...createSecond(), [FIRST_FILE]: other })).toMatchInlineSnapshot(`
      "content/leiaute-pacotes/nfe/PL_1-RTC.json
        package: found "PL_0" for PL_1 (RTC)
        Fix: take the file from the version control again, or name the package as it does"
    `);
  });

  test('of a snapshot that cannot be read is told', () => {
    expect(fault({ ...createSecond(), [FIRST_FILE]: '{' })).toMatchInlineSnapshot(`
      "content/leiaute-pacotes/nfe/PL_1-RTC.json
        JSON: it cannot be read
        Fix: take the file from the version control again"
    `);
    const odd = edit(createFirst()[FIRST_FILE] ?? '', '"0-unbounded"', '"often"');
    expect(fault({ ...createSecond(), [FIRST_FILE]: odd })).toMatchInlineSnapshot(`
      "content/leiaute-pacotes/nfe/PL_1-RTC.json
        layouts.nfe.4.occurs: found "often"
        Fix: write how often, such as 0-1 or 1-unbounded"
    `);
  });
});
