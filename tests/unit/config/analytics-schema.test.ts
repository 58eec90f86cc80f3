import { describe, expect, test } from 'vitest';
import { parseSiteConfig } from '../../../lib/config/parse-config';
import { readConfigFault } from '../support/config-fault';
import valid from '../support/site-config';

describe('analytics', () => {
  test('asks for consent unless it says otherwise', () => {
    const { analytics } = parseSiteConfig({ ...valid, analytics: { vercel: true } });
    expect(analytics).toEqual({ vercel: true, requiresConsent: true });
  });

  test('without a service stops the build', () => {
    expect(readConfigFault({ analytics: { requiresConsent: true } })).toMatchInlineSnapshot(`
      "site.config.ts
        analytics: found {"requiresConsent":true}
        Fix: name at least one service, or remove analytics"
    `);
  });

  test('with an id of another kind stops the build', () => {
    expect(readConfigFault({ analytics: { google: { measurementId: 'UA-1' } } })).toMatchInlineSnapshot(`
      "site.config.ts
        analytics.google.measurementId: found "UA-1"
        Fix: write the id of the data stream, G-…"
    `);
    expect(
      readConfigFault({ analytics: { heatMap: { script: 'http://mapa.exemplo.com.br', id: 'a' } } }),
    ).toMatchInlineSnapshot(`
      "site.config.ts
        analytics.heatMap.script: found "http://mapa.exemplo.com.br"
        Fix: write the https:// address of the script"
    `);
  });
});
