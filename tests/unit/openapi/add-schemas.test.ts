import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { parseYaml } from '../../../lib/errors/yaml';
import { addSchemas } from '../../../lib/openapi/add-schemas';
import { readFault } from '../support/fault';

const TEXT = 'openapi: 3.1.0\ncomponents:\n  parameters: {}\n  schemas:\n    Um: { type: string }\n';
const describeText = (text: string) => ({ file: 'openapi.yaml', text, yaml: parseYaml(text, 'openapi.yaml') });
const add = (text: string, schemas: Parameters<typeof addSchemas>[1]) => addSchemas(describeText(text), schemas);
const NFE = { NFe: { type: 'object', description: 'Um texto longo, '.repeat(12).trim() } };

describe('schemas that layouts make', () => {
  test('stand after those that were written, in the text and in the value', () => {
    const { whole, text } = add(TEXT, NFE);
    expect(text).toBe(TEXT);
    expect(whole.text.startsWith(TEXT)).toBe(true);
    expect(whole.text.slice(TEXT.length).split('\n')[0]).toBe('    NFe:');
    expect(parse(whole.text)).toEqual(whole.value);
    expect(whole.value).toEqual({
      openapi: '3.1.0',
      components: { parameters: {}, schemas: { Um: { type: 'string' }, ...NFE } },
    });
  });

  test('are a line each, however long a text is, and no line has only spaces', () => {
    const { whole } = add(`${TEXT}\n\n`, { CTe: { description: 'Primeira.\n\nSegunda.' }, ...NFE });
    const lines = whole.text.split('\n');
    expect(lines.filter((line) => /^\s+$/.test(line))).toEqual([]);
    expect(lines.filter((line) => line.includes('Um texto longo'))).toHaveLength(1);
    expect(lines[5]).toBe('    CTe:');
  });

  test('are none where there are no layouts', () => {
    expect(add('a: 1\n', {}).whole).toEqual({ text: 'a: 1\n', value: { a: 1 } });
  });

  test.each([
    ['something else after the components', `${TEXT}tags: []\n`, 'openapi.yaml:4'],
    ['something else after the schemas', `${TEXT}  headers: {}\n`, 'openapi.yaml:4'],
    ['no components', 'openapi: 3.1.0\n', 'openapi.yaml'],
    ['no description at all', '- a\n', 'openapi.yaml'],
  ])('are refused with %s', (_name, text, place) => {
    const fault = readFault(() => add(text, NFE));
    expect(fault.split('\n')[0]).toBe(place);
    expect(fault).toContain('components.schemas: the generated schemas stand after the last line, and something else');
    expect(fault).toContain('Fix: move them last');
  });

  test('are refused where their name is taken', () => {
    expect(readFault(() => add(TEXT, { Dois: {}, Um: {} }))).toBe(
      'openapi.yaml:5\n  components.schemas.Um: a layout makes a schema of this name\n  Fix: rename it',
    );
  });
});
