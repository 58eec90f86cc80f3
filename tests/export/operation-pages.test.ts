import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { siteConfig } from '@/lib/config/site';
import { fillMessage, getMessages } from '@/lib/i18n/messages';
import { SAMPLE_GENERATORS } from '@/lib/openapi/samples/generate-samples';
import { withLocale } from '@/lib/routes/locale-address';
import { apiPath } from '@/lib/routes/page-address';
import { exportFolder, readPage } from './exported-page';
import { type OperationNames, operations, problems, serverUrls } from './openapi-names';

const labels = siteConfig.sampleLanguages.map((language) => SAMPLE_GENERATORS[language].label);

/** Pieces of the path that are the same in every request. */
const listFixedSegments = ({ path }: OperationNames) => path.split('/').filter((part) => !/^$|\{/.test(part));

const OVERVIEW = apiPath('', 'fiscal-dfe-rest-api');
/** Id of an error's entry in the overview. */
const toAnchor = (code: string) => `erro-${code.toLowerCase().replaceAll('_', '-')}`;

describe.each(siteConfig.locales.map(({ code }) => code))('in %s', (locale) => {
  const { operationFilter, reference } = getMessages(locale);
  const overview = withLocale(locale, OVERVIEW);

  describe.each(operations.map((operation) => [operation.id, operation] as const))('%s', (_id, operation) => {
    const address = withLocale(locale, apiPath('', operation.slug));
    const page = readPage(`${address.slice(1)}index.html`);

    // @feature 2
    test('shows method and path', () => {
      expect([...page.texts]).toEqual(expect.arrayContaining([operation.method, operation.path]));
    });

    // @feature 2
    test('names every parameter, every header and every property of every structure', () => {
      // Each has a link to itself, whose name says of what.
      const countLinks = (name: string) => page.labels.get(fillMessage(reference.copyLink, { name })) ?? 0;
      const wanted = [...operation.parameters, ...operation.properties];
      const missing = [...new Set(wanted)].filter(
        (name) => !page.texts.has(name) || countLinks(name) < wanted.filter((other) => other === name).length,
      );
      expect(missing).toEqual([]);
    });

    test('has a sample in every language, each with the address of the request in every environment', () => {
      const samples = labels.map((label) => page.panels.find((panel) => panel.label === label)?.text ?? '');
      for (const part of [...serverUrls, ...listFixedSegments(operation)]) {
        expect(samples.filter((sample) => !sample.includes(part))).toEqual([]);
      }
    });

    // @feature 41
    test('leads to authentication where it needs a token, and to the entry of each of its errors', () => {
      expect(page.links.has(`${overview}#autenticacao`)).toBe(operation.isAuthenticated);
      const own = problems.filter(({ code }) => operation.problemCodes.includes(code));
      expect(own).toHaveLength(operation.problemCodes.length);
      const missing = own.filter(
        ({ code, title }) => !page.links.has(`${overview}#${toAnchor(code)}`) || !page.texts.has(title),
      );
      expect(missing).toEqual([]);
    });

    test('offers its OpenAPI document and its requests to be saved', () => {
      const file = apiPath('', operation.slug).slice(0, -1);
      expect([...page.downloads]).toEqual(expect.arrayContaining([`${file}.openapi.json`, `${file}.http`]));
    });
  });

  describe('the overview', () => {
    const html = readFileSync(path.join(exportFolder, overview, 'index.html'), 'utf8');

    test('has every operation in its list, and the field that filters it only where scripts run', () => {
      const listed = Array.from(html.matchAll(/ data-operation="([^"]+)"/g), ([, id]) => id);
      expect(listed.toSorted()).toEqual(operations.map(({ id }) => id).toSorted());
      const fields = [...html.matchAll(/<search ([^>]*)>(?:(?!<\/search>).)*/gs)];
      const filter = fields.filter(([text]) => text.includes(operationFilter.label));
      expect(filter.map(([, attributes]) => attributes)).toEqual([expect.stringContaining('data-needs-script')]);
    });

    // @feature 43
    test('says of every error what to do', () => {
      const entries = html.split(/<li id="(?=erro-)/).slice(1);
      expect(entries.map((entry) => entry.slice(0, entry.indexOf('"'))).toSorted()).toEqual(
        problems.map(({ code }) => toAnchor(code)).toSorted(),
      );
      expect(entries.filter((entry) => !entry.includes(`<dt>${reference.problemFix}</dt>`))).toEqual([]);
    });
  });
});

test('openapi.yaml describes operations, and errors of most', () => {
  expect(operations).not.toEqual([]);
  expect(operations.filter(({ problemCodes }) => problemCodes.length > 2).length).toBeGreaterThan(
    operations.length / 2,
  );
});
