import { expect, test } from 'vitest';
import { readPublishSettings } from '../../../../lib/search/typesense/read-publish-settings';
import { readFault } from '../../support/fault';
import { createHostedSettings } from '../../support/hosted-settings';

const search = { backend: 'typesense', ...createHostedSettings() } as const;

test('the key comes from the environment, the rest from the configuration', () => {
  expect(readPublishSettings(search, 'chave-de-escrita')).toEqual({ search, adminKey: 'chave-de-escrita' });
});

test.each([
  ['without a service', { backend: 'embedded' } as const, 'chave-de-escrita'],
  ['without a key', search, undefined],
  ['with an empty key', search, ' '],
  ['with the key that readers get', search, 'chave-de-busca'],
])('publishing stops with a message %s', (_, settings, key) => {
  expect(readFault(() => readPublishSettings(settings, key))).toMatchSnapshot();
});
