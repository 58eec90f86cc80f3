import { Parser } from 'htmlparser2';
import { expect, test } from 'vitest';
import { openSearchPath, writeOpenSearch } from '../../../lib/publish/open-search';

test('each locale tells browsers its own search page', () => {
  expect(openSearchPath('en')).toBe('/opensearch.xml');
  expect(openSearchPath('pt-BR')).toBe('/pt-BR/opensearch.xml');
  const templates: (string | undefined)[] = [];
  const parser = new Parser(
    { onopentag: (name, { template }) => name === 'Url' && templates.push(template) },
    { xmlMode: true },
  );
  for (const locale of ['en', 'pt-BR']) parser.write(writeOpenSearch(locale));
  parser.end();
  expect(templates).toEqual([
    'https://docs.exemplo.com.br/search/?q={searchTerms}',
    'https://docs.exemplo.com.br/pt-BR/search/?q={searchTerms}',
  ]);
});

test('the name keeps to the 16 characters that the format allows', () => {
  const [, name = ''] = /<ShortName>(.*)<\/ShortName>/.exec(writeOpenSearch('en')) ?? [];
  expect(name.length).toBeGreaterThan(0);
  expect(name.length).toBeLessThanOrEqual(16);
});
