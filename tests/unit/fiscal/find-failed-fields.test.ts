import { describe, expect, test } from 'vitest';
import { readSchemaFailures, readSchemaFamily } from '../../../lib/fiscal/read-schema-failures';
import { hasSchemaForm } from '../../../lib/fiscal/schema-form';
import { findFailedFields } from '../../../lib/leiaute/find-failed-fields';
import { buildLayoutFields } from '../../../lib/publish/layout-fields';
import { projectSite } from '../support/project-site';
import { findingsOf } from './read-findings';
import { NFE, SCHEMA_MESSAGES } from './schema-messages';

const layouts = buildLayoutFields(projectSite);

describe('what schema validators say', () => {
  test.each(SCHEMA_MESSAGES)('$says', ({ message, family, model, refused, expected = [], items = [] }) => {
    expect(hasSchemaForm(message)).toBe(true);
    const document = { family: family ?? readSchemaFamily(message), model };
    const found = findFailedFields(readSchemaFailures(message), layouts, document);
    expect(found.refused.map(({ title }) => title)).toEqual(refused);
    expect(found.expected.map(({ title }) => title)).toEqual(expected);
    const pages = new Set(projectSite.pages.map(({ sharedPath }) => sharedPath));
    for (const { title, path } of [...found.refused, ...found.expected]) {
      expect(pages).toContain(path.split('#')[0]);
      if (path.includes('#')) expect(title.endsWith(path.split('#')[1] ?? '')).toBe(true);
    }
    expect(findingsOf(message).flatMap((finding) => finding.items)).toEqual(items);
  });

  test('the rest of SCHEMA_MESSAGES has no such form', () => {
    expect(hasSchemaForm('Rejeição: Duplicidade de NF-e com diferença na Chave de Acesso')).toBe(false);
    expect(hasSchemaForm('Autorizado o uso da NF-e')).toBe(false);
  });

  test('a tag of several groups names all of them, the outermost first', () => {
    const failures = readSchemaFailures(`The '${NFE}:xNome' element is invalid - The value '' is invalid`);
    const { refused } = findFailedFields(failures, layouts, { family: 'nfe', model: '55' });
    expect(refused.map(({ title }) => title).slice(0, 2)).toEqual(['emit.xNome', 'dest.xNome']);
  });

  test('hostile text is read in no time', () => {
    const started = performance.now();
    for (const text of ["element '", 'NFe/', "in element a with 'x", 'tag: a/', 'expected (a, ', "{'http://"]) {
      readSchemaFailures(text.repeat(20_000));
    }
    expect(performance.now() - started).toBeLessThan(1000);
  });
});
