import { expect, test } from 'vitest';
import { writeVersion } from '../../../../lib/openapi/changes/version-files.build';
import { describeApi, release } from './released-site';
import { createVersion } from './small-version';

test('a version is written so that a property is a line, and read again as it was', () => {
  const version = createVersion();
  const text = writeVersion({
    ...version,
    schemas: { Item: { type: 'object', properties: { codigo: { type: 'string' } } } },
  });
  const start = text.indexOf(' "problems"');
  expect(text.slice(start)).toBe(
    [
      ' "problems": {"CORPO_INVALIDO": 400},',
      ' "parameters": {',
      '  "Conta": {',
      '   "name": "conta",',
      '   "in": "header",',
      '   "required": true,',
      '   "schema": {"type": "string"}',
      '  }',
      ' },',
      ' "headers": {},',
      ' "requestBodies": {},',
      ' "responses": {',
      '  "Erro": {',
      '   "content": {',
      '    "application/json": {',
      '     "type": "object",',
      '     "properties": {',
      '      "codigo": {"type": "string"}',
      '     }',
      '    }',
      '   }',
      '  }',
      ' },',
      ' "schemas": {',
      '  "Item": {',
      '   "type": "object",',
      '   "properties": {',
      '    "codigo": {"type": "string"}',
      '   }',
      '  }',
      ' }',
      '}',
      '',
    ].join('\n'),
  );
  expect(JSON.parse(writeVersion(version))).toEqual(version);
});

test('lists, null and what is not there are written as JSON has them', () => {
  const schemas = { A: { enum: ['a', null, 1], default: null, title: undefined, oneOf: [{ type: 'string' }] } };
  const text = writeVersion({ version: '1.0.0', released: '2026-11-24', operations: {}, schemas });
  expect(text).toBe(
    `{\n "version": "1.0.0",\n "released": "2026-11-24",\n "operations": {},\n "schemas": {\n  "A": {\n   "enum": ["a", null, 1],\n   "default": null,\n   "oneOf": [\n    {"type": "string"}\n   ]\n  }\n }\n}\n`,
  );
});

test('the file of a release has no words', () => {
  const [file, text] = release(describeApi('1.0.0'), '2026-11-24');
  expect(file).toBe('content/api-versions/1.0.0.json');
  expect(text).toContain('"usuario": {"type": "string"}');
  expect(text).not.toMatch(/description|undefined/);
});
