import { expect, test } from 'vitest';
import { parseSiteConfig } from '@/lib/config/parse-config';
import type { SiteConfigInput } from '@/lib/config/schema';
import { buildContentSecurityPolicy } from '@/lib/publish/security/content-security-policy';
import config from '../../support/site-config';

const HASHES = { scripts: ['sha256-YQ==', 'sha256-Yg=='], styles: ['sha256-Yw=='] };
const build = (changes: Partial<SiteConfigInput> = {}) =>
  buildContentSecurityPolicy(parseSiteConfig({ ...config, ...changes }), HASHES, 'meta');
const read = (policy: string, directive: string) =>
  policy
    .split('; ')
    .find((part) => part.startsWith(`${directive} `))
    ?.slice(directive.length + 1);

// @behaviour Build: One security policy lets pages do what the site does, and nothing else
test('a site without services asks nobody but itself', () => {
  expect(build().split('; ')).toEqual([
    "default-src 'none'",
    "script-src 'self' 'sha256-YQ==' 'sha256-Yg=='",
    "style-src 'self' 'sha256-Yw=='",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
  ]);
});

test('the header adds what browsers take from a header alone', () => {
  const header = buildContentSecurityPolicy(parseSiteConfig(config), HASHES, 'header');
  expect(header).toBe(`${build()}; frame-ancestors 'none'`);
});

test('nodes of a search service may be asked, each once, with ports that are not the protocol’s own', () => {
  const nodes = [
    { host: 'busca-1.exemplo.com.br' },
    { host: 'busca-2.exemplo.com.br', port: 8108 },
    { host: 'busca-1.exemplo.com.br', path: '/outra' },
    { host: 'localhost', port: 80, protocol: 'http' as const },
  ];
  const policy = build({ search: { backend: 'typesense', nodes, collection: 'docs', searchKey: 'chave' } });
  expect(read(policy, 'connect-src')).toBe(
    "'self' https://busca-1.exemplo.com.br https://busca-2.exemplo.com.br:8108 http://localhost",
  );
  expect(policy.replace(/connect-src [^;]*/, "connect-src 'self'")).toBe(build());
});

test('Google Analytics may load its script and send to its hosts', () => {
  const policy = build({ analytics: { google: { measurementId: 'G-TESTE0001' } } });
  expect(read(policy, 'script-src')).toBe("'self' 'sha256-YQ==' 'sha256-Yg==' https://www.googletagmanager.com");
  expect(read(policy, 'connect-src')).toBe(
    "'self' https://*.google-analytics.com https://*.analytics.google.com https://*.googletagmanager.com",
  );
  expect(read(policy, 'img-src')).toBe("'self' data: https://*.google-analytics.com https://*.googletagmanager.com");
});

test('a service of the site’s own host needs no other origin', () => {
  expect(build({ analytics: { vercel: true } })).toBe(build());
});

test('a heat map may use the origin of its script and those that the owner names', () => {
  const heatMap = { script: 'https://{id}.exemplo.com.br/x.js', id: 'mapa', origins: ['wss://*.mapa.exemplo.com.br'] };
  const policy = build({ analytics: { heatMap } });
  for (const directive of ['script-src', 'connect-src', 'img-src'])
    expect(read(policy, directive)).toMatch(/ https:\/\/mapa\.exemplo\.com\.br wss:\/\/\*\.mapa\.exemplo\.com\.br$/);
});

test.each([
  'https://mapa.exemplo.com.br; script-src *',
  "'unsafe-inline'",
  'https://mapa.exemplo.com.br/x',
  'http://mapa.exemplo.com.br',
  '*',
])('an origin of a heat map that would say more than an origin is refused: %s', (origin) => {
  const heatMap = { script: 'https://mapa.exemplo.com.br/{id}.js', id: 'a', origins: [origin] };
  expect(() => parseSiteConfig({ ...config, analytics: { heatMap } })).toThrow('analytics.heatMap.origins.0');
});

test('nothing that the owner can write weakens the policy', () => {
  const search = { backend: 'typesense' as const, nodes: [{ host: 'a' }], collection: 'docs', searchKey: 'chave' };
  expect(build({ search, analytics: { google: { measurementId: 'G-A' } } })).not.toMatch(
    /unsafe|"|(?:^|\s)\*(?:\s|;|$)/,
  );
});
