import { getTransformedRoutes, headersSchema, type Route, redirectsSchema } from '@vercel/routing-utils';
import { Ajv } from 'ajv';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { writeVercelFile } from '@/lib/publish/hosts/vercel-file';
import { RULES } from './sample-rules';

const file = z
  .strictObject({
    $schema: z.string(),
    trailingSlash: z.boolean(),
    headers: z.array(
      z.strictObject({ source: z.string(), headers: z.array(z.strictObject({ key: z.string(), value: z.string() })) }),
    ),
    redirects: z.array(z.strictObject({ source: z.string(), destination: z.string(), statusCode: z.number() })),
  })
  .parse(JSON.parse(writeVercelFile(RULES)));
const { $schema, ...config } = file;
const { routes, error } = getTransformedRoutes(config);

/** The routes that fit an address, in the order in which Vercel asks them. */
const findRoutes = (address: string) =>
  (routes ?? []).filter(
    (route: Route) => 'src' in route && route.src !== undefined && new RegExp(route.src).test(address),
  );

/** The headers that Vercel would set; a later route overrides an earlier one. */
const send = (address: string) =>
  Object.assign(
    {},
    ...findRoutes(address).map((route) => ('headers' in route && !('status' in route) ? route.headers : {})),
  );

describe('vercel.json', () => {
  test('is what the host takes', () => {
    expect(error).toBeNull();
    const ajv = new Ajv({ strict: false });
    expect(ajv.validate(headersSchema, file.headers), ajv.errorsText()).toBe(true);
    expect(ajv.validate(redirectsSchema, file.redirects), ajv.errorsText()).toBe(true);
  });

  test.each([
    ['docs/introducao/', {}],
    ['docs.md', { 'Content-Type': 'text/markdown; charset=utf-8' }],
    ['docsXmd', {}],
    ['docs/mudancas/feed.xml', { 'Content-Type': 'application/atom+xml; charset=utf-8' }],
    ['search/index/first.json', { 'Cache-Control': 'no-cache' }],
    ['_next/static/chunks/a.js', { 'Cache-Control': 'public, max-age=31536000, immutable' }],
  ])('%s gets the headers of the site and %j', (name, own) => {
    const common = Object.fromEntries(RULES.security.map(({ name: key, value }) => [key, value]));
    expect(send(`/documentos/${name}`)).toEqual({ ...common, ...own });
  });

  test('says nothing of what else the host has', () => {
    expect(send('/outro/llms.txt')).toEqual({});
  });

  test('leads on from each address that moved, and from no other', () => {
    const lead = (address: string) =>
      findRoutes(address).flatMap((route) =>
        'status' in route && route.status === 301 && 'headers' in route ? [route.headers?.Location] : [],
      );
    expect(lead('/documentos/velho/')).toEqual(['/documentos/novo/']);
    expect(lead('/documentos/Velho/')).toEqual(['/documentos/novo/#corpo.destinatario.cnpj']);
    expect(lead('/documentos/emiss%C3%A3o~1.0.md')).toEqual(['/documentos/novo.md']);
    expect(lead('/documentos/emiss%C3%A3o~1x0.md')).toEqual([]);
  });

  test('has no more redirects than the host takes', () => {
    const many = Array.from({ length: 2100 }, (_, index) => ({ from: `/documentos/${index}/`, to: '/documentos/' }));
    expect(JSON.parse(writeVercelFile({ ...RULES, redirects: many })).redirects).toHaveLength(2048);
  });
});
