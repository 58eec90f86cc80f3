import { expect, test } from 'vitest';
import { buildLayoutSchemas } from '../../../lib/leiaute/build-schemas';
import { loadLayouts } from '../../../lib/leiaute/load-layouts.build';
import { loadSharedTypes } from '../../../lib/leiaute/load-shared-types.build';
import { readFault } from '../support/fault';
import { createFixtureSite } from '../support/fixture-site';
import { SMALL_LAYOUT, TABLE } from './small-layout';

const TYPES = 'content/leiaute/tipos.yaml';
const TWO_ALIKE = `${SMALL_LAYOUT[TABLE]}L01,/NFe/inf/local,group,0,1,,,,,
L02,/NFe/inf/local/seguro,field,1,1,,string,,,0 | 1
`;
const SAID = `local:
  description: Outro lugar.
`;

function readTypes(types: string) {
  const root = createFixtureSite({
    ...SMALL_LAYOUT,
    [TABLE]: TWO_ALIKE,
    'content/leiaute/nfe/local.yaml': `${SAID}local/seguro:
  description: Se há seguro no local.
  values: sim-nao
`,
    [TYPES]: types,
  });
  const layouts = loadLayouts(root);
  return { layouts, types: loadSharedTypes(root, layouts) };
}

test('groups of one structure share a schema of the name given', () => {
  const { layouts, types } = readTypes('TSeguro: nfe transp/infModal/rodo\n');
  const schemas = buildLayoutSchemas(layouts, types);
  expect(Object.keys(schemas)).toContain('TSeguro');
  expect(schemas['NFe.transp.infModal']).toMatchObject({
    properties: { rodo: { $ref: '#/components/schemas/TSeguro' } },
  });
  expect(schemas.NFe).toMatchObject({ properties: { local: { $ref: '#/components/schemas/TSeguro' } } });
});

test('a shared schema has the words of the group that the type names, not of the first that is like it', () => {
  const build = (text: string) => {
    const { layouts, types } = readTypes(text);
    return buildLayoutSchemas(layouts, types).TSeguro;
  };
  expect(build('TSeguro: nfe local\n')).toMatchObject({
    properties: { seguro: { description: expect.stringContaining('Se há seguro no local.') } },
  });
  expect(build('TSeguro: nfe transp/infModal/rodo\n')).toMatchObject({
    properties: { seguro: { description: expect.not.stringContaining('no local') } },
  });
});

test('a type of a group that is not there, or that nothing else is like, stops the build', () => {
  expect(readFault(() => readTypes('TOutro: nfe transp/infModall\n'))).toMatchInlineSnapshot(`
    "content/leiaute/tipos.yaml:1
      TOutro: there is no group "nfe transp/infModall"
      Fix: use "nfe transp/infModal" or "nfe transp/infModal/rodo" or "nfe transp""
  `);
  expect(readFault(() => readTypes('TDest: nfe dest\n'))).toMatchInlineSnapshot(`
    "content/leiaute/tipos.yaml:1
      TDest: no other group has this structure
      Fix: remove the type"
  `);
});
