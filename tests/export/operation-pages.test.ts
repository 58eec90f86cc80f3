import { describe, expect, test } from 'vitest';
import { siteConfig } from '@/lib/config/site';
import { fillMessage, getMessages } from '@/lib/i18n/messages';
import { SAMPLE_GENERATORS } from '@/lib/openapi/samples/generate-samples';
import { withLocale } from '@/lib/routes/locale-address';
import { apiPath } from '@/lib/routes/page-address';
import { readPage } from './exported-page';
import { type OperationNames, operations, serverUrls } from './openapi-names';

const labels = siteConfig.sampleLanguages.map((language) => SAMPLE_GENERATORS[language].label);

/** Pieces of the path that are the same in every request. */
const listFixedSegments = ({ path }: OperationNames) => path.split('/').filter((part) => !/^$|\{/.test(part));

describe.each(siteConfig.locales.map(({ code }) => code))('in %s', (locale) => {
  const { reference } = getMessages(locale);

  describe.each(operations.map((operation) => [operation.id, operation] as const))('%s', (_id, operation) => {
    const page = readPage(`${withLocale(locale, apiPath('', operation.slug)).slice(1)}index.html`);

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
  });
});

test('openapi.yaml describes operations', () => {
  expect(operations).not.toEqual([]);
});
