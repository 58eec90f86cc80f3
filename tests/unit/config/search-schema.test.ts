import { describe, expect, test } from 'vitest';
import { readConfigFault } from '../support/config-fault';
import { createHostedSettings } from '../support/hosted-settings';

const typesense = {
  backend: 'typesense',
  nodes: [{ host: 'busca.exemplo.com.br' }],
  collection: 'docs',
  searchKey: 'chave-de-busca',
};
const fault = (search: object) => readConfigFault({ search: { ...typesense, ...search } });

test('a service needs no more than a host, a collection and a search-only key', () => {
  const { nodes, contextualSearch, pause, parameters } = createHostedSettings();
  expect(nodes).toEqual([{ host: 'busca.exemplo.com.br', port: 443, protocol: 'https', path: '' }]);
  expect(contextualSearch).toBe(true);
  expect(pause).toBeGreaterThanOrEqual(150);
  expect(parameters).toMatchObject({ prefix: true, numTypos: 2 });
  expect(Object.keys(parameters.queryBy)[0]).toBe('keywords');
});

test('a node on the developer’s own machine may do without encryption', () => {
  const nodes = [{ host: 'localhost', port: 8108, protocol: 'http' }];
  expect(createHostedSettings({ nodes }).nodes[0]?.protocol).toBe('http');
});

describe('the build stops with a message', () => {
  test.each([
    ['for a node without encryption', { nodes: [{ host: 'busca.exemplo.com.br', protocol: 'http' }] }],
    ['for a host with a protocol', { nodes: [{ host: 'https://busca.exemplo.com.br' }] }],
    ['for no node', { nodes: [] }],
    ['for a path that ends in a slash', { nodes: [{ host: 'busca.exemplo.com.br', path: '/busca/' }] }],
    ['for a parameter that is misspelt', { parameters: { numTypo: 1 } }],
    ['for more typos than the service forgives', { parameters: { numTypos: 3 } }],
    ['for no field', { parameters: { queryBy: {} } }],
    ['for a weight that the service does not take', { parameters: { queryBy: { content: 500 } } }],
    ['for a pause that readers would notice', { pause: 1000 }],
    ['for a key that belongs elsewhere', { adminKey: 'segredo' }],
  ])('%s', (_, search) => {
    expect(fault(search)).toMatchSnapshot();
  });
});
