import { describe, expect, test } from 'vitest';
import { highlight } from '../../../lib/highlight/highlight';
import { markServers } from '../../../lib/highlight/mark-servers';
import { listServerChoices, type ServerView } from '../../../lib/openapi/samples/environments';
import { generateSamples } from '../../../lib/openapi/samples/generate-samples';

const PRODUCTION: ServerView = { url: 'https://api.exemplo.com.br', description: 'Produção', environment: 'producao' };
const STAGING: ServerView = {
  url: 'https://api-homologacao.exemplo.com.br',
  description: 'Homologação',
  environment: 'homologacao',
};
const marked =
  '<span data-server="producao">https://api.exemplo.com.br</span>' +
  '<span data-server="homologacao">https://api-homologacao.exemplo.com.br</span>';

describe('the servers to choose from', () => {
  test('are those with an environment, when there are several and the samples’ own is among them', () => {
    expect(listServerChoices([PRODUCTION, STAGING])).toEqual([PRODUCTION, STAGING]);
    const unnamed = { ...STAGING, environment: undefined };
    expect(listServerChoices([PRODUCTION, STAGING, unnamed])).toEqual([PRODUCTION, STAGING]);
    expect(listServerChoices([PRODUCTION])).toEqual([]);
    expect(listServerChoices([unnamed, PRODUCTION, STAGING])).toEqual([]);
  });
});

describe('in code', () => {
  const mark = (html: string) => markServers(html, listServerChoices([PRODUCTION, STAGING]));

  test('the servers of both environments stand where the first one stood', () => {
    expect(mark("'https://api.exemplo.com.br/v1/dfe'")).toBe(`'${marked}/v1/dfe'`);
    expect(mark('https://api.exemplo.com.br')).toBe(marked);
  });

  test('a host that only starts alike is left alone', () => {
    for (const url of [
      'https://api.exemplo.com.brasil/v1',
      'https://api.exemplo.com.br.outro.com',
      'https://apiXexemplo.com.br',
    ]) {
      expect(mark(url)).toBe(url);
    }
  });

  test('nothing changes where there is nothing to choose', () => {
    expect(markServers('https://api.exemplo.com.br', [])).toBe('https://api.exemplo.com.br');
  });

  test('the samples of every language have the choice', async () => {
    const samples = generateSamples({
      method: 'POST',
      url: `${PRODUCTION.url}/v1/dfe?esperar=true`,
      headers: [],
      bearer: true,
      body: { modelo: '55' },
      answer: { kind: 'json' },
    });
    for (const { code, grammar } of samples) {
      expect(mark(await highlight(code, grammar))).toContain(`${marked}/v1/dfe`);
    }
  });
});
