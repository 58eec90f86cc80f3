import { describe, expect, test } from 'vitest';
import {
  buildFilter,
  buildSearchParameters,
  readMissingField,
} from '../../../../lib/search/typesense/search-parameters';
import { createHostedSettings } from '../../support/hosted-settings';

const context = { locale: 'pt-BR', tags: ['default', 'docs-default-current'] };
const none = new Set<string>();

describe('the filter', () => {
  // @behaviour Search: The filter names locale and version tags, together with the owner's own filter
  test('names the language and the wanted versions', () => {
    expect(buildFilter(createHostedSettings(), context)).toBe(
      'language:=pt-BR && docusaurus_tag:=[default,docs-default-current]',
    );
  });

  // @behaviour Search: The filter names locale and version tags, together with the owner's own filter
  test('holds together with the owner’s, whatever that joins', () => {
    const settings = createHostedSettings({ parameters: { filterBy: 'type:=lvl1 || type:=content' } });
    expect(buildFilter(settings, context)).toBe(
      'language:=pt-BR && docusaurus_tag:=[default,docs-default-current] && (type:=lvl1 || type:=content)',
    );
  });

  test('is the owner’s alone, or none, when the context does not count', () => {
    const owners = createHostedSettings({ contextualSearch: false, parameters: { filterBy: 'type:=lvl1' } });
    expect(buildFilter(owners, context)).toBe('(type:=lvl1)');
    expect(buildFilter(createHostedSettings({ contextualSearch: false }), context)).toBeUndefined();
  });
});

describe('the parameters', () => {
  test('put relevance before priority, and give each field its weight', () => {
    const parameters = createHostedSettings({ parameters: { queryBy: { 'hierarchy.lvl1': 9, content: 1 } } });
    expect(buildSearchParameters(parameters, none)).toMatchObject({
      query_by: 'hierarchy.lvl1,content',
      query_by_weights: '9,1',
      sort_by: '_text_match(buckets: 10):desc,item_priority:desc',
    });
  });

  test('say what the owner wants of typos and beginnings of words', () => {
    const settings = createHostedSettings({ parameters: { prefix: false, numTypos: 1, minLen2Typo: 9 } });
    expect(buildSearchParameters(settings, none)).toMatchObject({ prefix: false, num_typos: 1, min_len_2typo: 9 });
  });

  test('never forgive a wrong digit', () => {
    expect(buildSearchParameters(createHostedSettings(), none)).toMatchObject({
      enable_typos_for_numerical_tokens: false,
      enable_typos_for_alpha_numerical_tokens: false,
    });
  });

  test('leave out what a collection of another tool lacks', () => {
    const missing = new Set(['keywords', 'questions', 'without_accents', 'item_priority', 'hierarchy.lvl6']);
    const found = buildSearchParameters(createHostedSettings(), missing);
    expect(found.query_by).toBe(
      'hierarchy.lvl1,hierarchy.lvl2,hierarchy.lvl3,hierarchy.lvl4,hierarchy.lvl5,content,hierarchy.lvl0',
    );
    expect(String(found.query_by_weights).split(',')).toHaveLength(7);
    expect(found.sort_by).toBe('_text_match(buckets: 10):desc');
    expect(found.highlight_fields).not.toContain('hierarchy.lvl6');
  });
});

test.each([
  ['Could not find a field named `keywords` in the schema.', 'keywords'],
  ['Could not find a facet field named `tags` in the schema.', 'tags'],
  ['Could not find a field named `item_priority` in the schema for sorting.', 'item_priority'],
  ['Could not find a filter field named `language` in the schema.', undefined],
  ['Not found.', undefined],
])('“%s” lets the search go on without %s', (message, field) => {
  expect(readMissingField(message)).toBe(field);
});
