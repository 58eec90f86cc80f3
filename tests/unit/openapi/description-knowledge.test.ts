import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { siteConfig } from '../../../lib/config/site';
import { toCStatAddress } from '../../../lib/cstat/address';
import { PROJECT } from '../support/fixture-site';
import { projectSources } from '../support/project-sources';
import { OPERATIONS, object, responsesOf, text } from './description-document';

const { cstats } = projectSources;
const addresses = new Set([...cstats.values()].map((cstat) => siteConfig.url + toCStatAddress(cstat)));
const KNOWLEDGE = /https:\/\/docs\.exemplo\.com\.br\/[^\s"'`)]*cstat[^\s"'`)]*/g;

const guides = readdirSync(path.join(PROJECT, 'content/docs/current'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.mdx'))
  .map((name) => path.join('content/docs/current', name));

test.each(['openapi.yaml', ...guides])('every address of the knowledge base in %s is published', (file) => {
  const found = readFileSync(path.join(PROJECT, file), 'utf8').match(KNOWLEDGE) ?? [];
  expect(found.filter((address) => !addresses.has(address))).toEqual([]);
  if (file === 'openapi.yaml') expect(found.length).toBeGreaterThan(40);
});

test('the examples of the knowledge base say what its pages say', () => {
  const operation = OPERATIONS.find(({ id }) => id === 'consultarBaseConhecimentoUsingGET');
  const answer = operation && responsesOf(operation).find(({ status }) => status === '200');
  const content = object(object(object(object(answer?.node).content)['application/json']).examples);
  const plain = (markdown: string) => markdown.replace(/\[([^\]]+)\]\([^)]*\)/g, '$1').replaceAll('`', '');
  const examples = Object.values(content).map((example) => object(object(example).value));
  expect(examples.length).toBeGreaterThan(1);
  for (const example of examples) {
    const explanation = cstats.get(`${text(example.documento)}/${text(example.codigo)}`)?.explanation;
    expect(example.causa).toBe(explanation ? plain(explanation.cause) : null);
    expect(example.solucao).toBe(explanation ? explanation.fix.map(plain).join(' ') : null);
  }
});
