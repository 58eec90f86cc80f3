import { describe, expect, test } from 'vitest';
import { SAMPLE_LANGUAGES } from '../../../lib/config/sample-languages';
import { generateSamples, SAMPLE_GENERATORS } from '../../../lib/openapi/samples/generate-samples';
import type { SampleRequest } from '../../../lib/openapi/samples/sample-request';

const issue: SampleRequest = {
  method: 'POST',
  url: 'https://api.example.com/v1/nfe?ambiente=homologacao&ref=S%C3%A3o%20Paulo',
  headers: [
    { name: 'Accept', value: 'application/json' },
    { name: 'Idempotency-Key', value: "pedido-'42'" },
  ],
  bearer: true,
  body: {
    natureza: 'Venda à vista d\'Ávila & "Filhos"',
    valor: 1500.5,
    contingencia: false,
    motivo: null,
    'codigo-ibge': 3550308,
    observacao: 'linha 1\nlinha 2 \\ R$ 10',
    itens: [{ descricao: 'Café ☕', quantidade: 2 }],
    tags: [],
    extras: {},
  },
  answer: { kind: 'json' },
};

const download: SampleRequest = {
  method: 'GET',
  url: 'https://api.example.com/v1/nfe/35/danfe',
  headers: [{ name: 'Accept', value: 'application/pdf' }],
  bearer: true,
  answer: { kind: 'file', fileName: 'danfe.pdf' },
};

const remove: SampleRequest = {
  method: 'DELETE',
  url: 'https://api.example.com/v1/webhooks/7',
  headers: [],
  bearer: false,
  answer: { kind: 'none' },
};

const upload: SampleRequest = {
  ...issue,
  headers: [{ name: 'Idempotency-Key', value: '', isFresh: true }],
  body: { modelo: '55', observacao: 'R$ 10', xml: 'PE5GZS8+' },
  ownFile: { name: 'nota.xml', keys: ['xml'] },
  answer: { kind: 'result', refused: 'rejeitado', statusUrl: 'https://api.example.com/v1/recibos/' },
};

/** Every character that a language or the form itself could take for something else. */
const form: SampleRequest = {
  ...remove,
  method: 'POST',
  bearer: true,
  upload: {
    kind: 'form',
    parts: [
      { kind: 'file', name: 'arquivo', value: 'certificado.pfx' },
      { kind: 'secret', name: 'senha', value: 'SENHA_CERTIFICADO' },
      { kind: 'text', name: 'observacao', value: `@d'Ávila "R$ 10" \\` },
    ],
  },
  answer: { kind: 'json' },
};

const xml: SampleRequest = {
  ...form,
  method: 'PUT',
  upload: { kind: 'file', name: 'nota.xml', mediaType: 'application/xml' },
};

test('comments of the shell are harmless where they are taken for commands, as an interactive zsh does', () => {
  const samples = [issue, download, remove, upload, form, xml].map((request) =>
    SAMPLE_GENERATORS.curl.generate(request),
  );
  const comments = samples.flatMap((code) => code.match(/^#.*/gmu) ?? []);
  expect(comments.length).toBeGreaterThan(2);
  for (const comment of comments) expect(comment).not.toMatch(/[;&|<>()"'`$!*?[\]{}~\\]/u);
});

describe('the samples a reader sees', () => {
  describe.each(SAMPLE_LANGUAGES)('in %s', (language) => {
    test.each(Object.entries({ issue, download, remove, upload, form, xml }))('%s', async (name, request) => {
      const code = SAMPLE_GENERATORS[language].generate(request);
      await expect(code).toMatchFileSnapshot(`samples-golden/${name}-${language}.txt`);
    });
  });

  // @feature 20
  test('come in the order of the languages, with label and grammar', () => {
    const samples = generateSamples(remove);
    expect(samples.map(({ language }) => language)).toEqual(SAMPLE_LANGUAGES);
    expect(samples.map(({ language, label, grammar }) => [language, label, grammar])).toEqual(
      expect.arrayContaining([
        ['curl', 'cURL', 'bash'],
        ['nodejs', 'Node.js', 'javascript'],
        ['csharp', 'C#', 'csharp'],
        ['php', 'PHP', 'php'],
        ['java', 'Java', 'java'],
      ]),
    );
    expect(SAMPLE_LANGUAGES.map((language) => SAMPLE_GENERATORS[language].language)).toEqual(SAMPLE_LANGUAGES);
  });

  test('do not end in a line break', () => {
    for (const { code } of [issue, download, remove].flatMap(generateSamples)) {
      expect(code).toBe(code.trimEnd());
    }
  });

  test('send Content-Length from libcurl when a POST has no body', () => {
    const samples = generateSamples({ ...remove, method: 'POST' });
    const withLength = samples.filter(({ code }) => code.includes('Content-Length: 0'));
    expect(withLength.map(({ language }) => language)).toEqual(['curl', 'php']);
  });

  test('show plain text as it came', () => {
    const code = SAMPLE_GENERATORS.nodejs.generate({ ...download, answer: { kind: 'text' } });
    expect(code).toContain('console.log(await response.text());');
  });
});
