import { describe, expect, test } from 'vitest';
import type { SampleLanguage } from '../../../lib/config/sample-languages';
import { generateSamples } from '../../../lib/openapi/samples/generate-samples';
import type { SampleRequest } from '../../../lib/openapi/samples/sample-request';

const send: SampleRequest = {
  method: 'POST',
  url: 'https://api.example.com/v1/dfe',
  headers: [{ name: 'Idempotency-Key', value: 'pedido-42', isFresh: true }],
  bearer: true,
  body: { documento: { ide: { dhEmi: '2026-11-23T10:00:00-03:00' } } },
  bodyFile: { name: 'nota.json', url: 'https://docs.example.com/nota.json', now: ['documento', 'ide', 'dhEmi'] },
  answer: { kind: 'result', refused: 'rejeitado', statusUrl: 'https://api.example.com/v1/recibos/' },
};

/** How each language asks for the moment of issue. */
const NOW: Readonly<Record<SampleLanguage, RegExp>> = {
  curl: /\$\(date /gu,
  nodejs: /new Date\(/gu,
  csharp: /DateTimeOffset\.Now/gu,
  php: /new DateTime\(/gu,
  java: /OffsetDateTime\.now\(/gu,
};

describe.each(generateSamples(send))('the $label sample that may send again', ({ language, code }) => {
  test('says that a repeated request has the same key and the same body', () => {
    expect(code).toContain('Guarde a chave e o corpo: ao repetir o envio, use os mesmos.');
  });

  test('sets the moment of issue once, before the function that sends', () => {
    expect(code.match(NOW[language])).toHaveLength(1);
  });
});
