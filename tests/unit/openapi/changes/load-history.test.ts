import { describe, expect, test } from 'vitest';
import { loadVersions } from '../../../../lib/openapi/changes/version-files.build';
import { loadApi } from '../../../../lib/openapi/load-api.build';
import { readFault } from '../../support/fault';
import { createFixtureSite, SMALL_SITE } from '../../support/fixture-site';
import { createReleasedSite, describeApi, type Replacement, release } from './released-site';

/** Breaks programs that send it or read it. */
const WITHOUT_MODEL: Replacement = ['        modelo: { type: string }\n', ''];
const NOT_REQUIRED: Replacement = ['      required: [modelo]\n', ''];
const WITH_NUMBER: Replacement = [
  'modelo: { type: string }',
  'modelo: { type: string }\n        numero: { type: integer }',
];
const FIRST = release(describeApi('1.0.0'), '2026-11-24');

describe('a description that is released as it is', () => {
  test('has no changes, and the first version says so', () => {
    const { history } = loadApi(createReleasedSite(describeApi('1.0.0'), [FIRST]));
    expect(history).toEqual({
      releases: [{ version: '1.0.0', released: '2026-11-24', base: undefined, changes: [] }],
    });
  });

  test('has no history on a site that keeps no versions', () => {
    expect(loadApi(SMALL_SITE).history).toBeUndefined();
  });

  test('reads versions by their numbers', () => {
    const versions = ['1.10.0', '1.9.0', '1.0.0'].map((version) => release(describeApi(version), '2026-11-24'));
    const root = createReleasedSite(describeApi('1.10.0'), versions);
    expect(loadVersions(root).map(({ version }) => version)).toEqual(['1.0.0', '1.9.0', '1.10.0']);
  });
});

// @behaviour API changes: a breaking change without a written note stops the build
describe('a breaking change', () => {
  const broken = describeApi('1.0.0', WITHOUT_MODEL, NOT_REQUIRED);

  test('without a note stops the build and says what to write', () => {
    expect(readFault(() => loadApi(createReleasedSite(broken, [FIRST])))).toMatchInlineSnapshot(`
      "content/api-changes.yaml
        property-removed/Documento.modelo: it breaks programs written for version 1.0.0, and no note says what they must do
        Fix: take it back in openapi.yaml, or write in Portuguese what callers do about it:
        1.0.0:
          property-removed/Documento.modelo: …"
    `);
  });

  test('with a note passes, and the note is kept with it', () => {
    const notes = '1.0.0:\n  property-removed/Documento.modelo: O modelo agora vem do grupo `ide`. Retire o campo.\n';
    const { history } = loadApi(createReleasedSite(broken, [FIRST], notes));
    expect(history?.releases[0]).toMatchObject({
      version: undefined,
      base: '1.0.0',
      changes: [{ isBreaking: true, note: 'O modelo agora vem do grupo `ide`. Retire o campo.' }],
    });
  });

  test('between released versions needs its note for ever', () => {
    const second = release(describeApi('2.0.0', WITHOUT_MODEL, NOT_REQUIRED), '2026-12-01');
    const root = createReleasedSite(describeApi('2.0.0', WITHOUT_MODEL, NOT_REQUIRED), [FIRST, second]);
    expect(readFault(() => loadApi(root))).toContain('breaks programs written for version 1.0.0');
  });

  test('that is none needs no note', () => {
    const { history } = loadApi(createReleasedSite(describeApi('1.0.0', WITH_NUMBER), [FIRST]));
    expect(history?.releases[0]?.changes.map(({ id, isBreaking }) => [id, isBreaking])).toEqual([
      ['property-added/Documento.numero', false],
    ]);
  });
});

describe('notes and files that are wrong', () => {
  test('a note about no change is refused', () => {
    const notes = '1.0.0:\n  property-added/Documento.numro: O campo traz o número do documento.\n';
    const root = createReleasedSite(describeApi('1.0.0', WITH_NUMBER), [FIRST], notes);
    expect(readFault(() => loadApi(root))).toMatchInlineSnapshot(`
      "content/api-changes.yaml:2
        property-added/Documento.numro: there is no such change after version 1.0.0
        Fix: use "property-added/Documento.numero""
    `);
  });

  test('a note without words is refused', () => {
    const root = createReleasedSite(describeApi('1.0.0', WITH_NUMBER), [FIRST], '1.0.0:\n  x: sim\n');
    expect(readFault(() => loadApi(root))).toMatchInlineSnapshot(`
      "content/api-changes.yaml:2
        1.0.0.x: found "sim"
        Fix: write a sentence of at least 20 characters"
    `);
  });

  test('a version under another name is refused', () => {
    const root = createFixtureSite({ 'content/api-versions/1.1.0.json': FIRST[1] });
    expect(readFault(() => loadApi(root))).toMatchInlineSnapshot(`
      "content/api-versions/1.1.0.json
        version: found "1.0.0"
        Fix: name the file content/api-versions/1.0.0.json"
    `);
  });

  test('a version that cannot be read is refused', () => {
    const root = createFixtureSite({ 'content/api-versions/1.0.0.json': '{' });
    expect(readFault(() => loadApi(root))).toMatchInlineSnapshot(`
      "content/api-versions/1.0.0.json
        JSON: it cannot be read
        Fix: take the file from the version control again"
    `);
  });
});
