import { describe, expect, test } from 'vitest';
import { SAMPLE_LANGUAGES } from '../../../lib/config/sample-languages';
import { highlight, highlightVariants } from '../../../lib/highlight/highlight';
import { SAMPLE_GENERATORS } from '../../../lib/openapi/samples/generate-samples';
import type { SampleRequest } from '../../../lib/openapi/samples/sample-request';
import { readText } from './sample-faults';

const variantsOf = (homologacao: string, producao: string) => [
  { environment: 'homologacao', code: homologacao },
  { environment: 'producao', code: producao },
];
/** What a reader of an environment sees. */
const shownIn = (html: string, environment: string) => {
  const other = environment === 'producao' ? 'homologacao' : 'producao';
  const parts = html.split(/(<span data-when="\w+">)/u);
  return readText(
    parts
      .map((part, index) => {
        if (parts[index - 1] !== `<span data-when="${other}">`) return part;
        return cutElement(part);
      })
      .join(''),
  );
};

/** What follows the element whose inside the text begins with. */
function cutElement(text: string): string {
  let depth = 1;
  for (const { 0: tag, index } of text.matchAll(/<span|<\/span>/gu)) {
    depth += tag === '</span>' ? -1 : 1;
    if (depth === 0) return `<span>${text.slice(index)}`;
  }
  return text;
}

describe('a text that differs by environment', () => {
  test('has the lines that differ for each, and the others once', async () => {
    const html = await highlightVariants(variantsOf('{\n  "a": 2\n}', '{\n  "a": 1\n}'), 'json');
    expect(html).toMatchInlineSnapshot(`
      "{
      <span data-when="homologacao">  <i class=k>"a"</i><i class=p>:</i> <i class=c>2</i></span><span data-when="producao">  <i class=k>"a"</i><i class=p>:</i> <i class=c>1</i></span>
      }"
    `);
  });

  test('that differs in nothing is like any other', async () => {
    expect(await highlightVariants(variantsOf('a b', 'a b'), 'bash')).toBe(await highlight('a b', 'bash'));
  });

  test('is refused when its variants have not the same number of lines', async () => {
    await expect(highlightVariants(variantsOf('a', 'a\nb'), 'text')).rejects.toThrow('same number of lines');
  });

  test.each(SAMPLE_LANGUAGES)('reads in %s as each environment has it', async (language) => {
    const { generate, grammar } = SAMPLE_GENERATORS[language];
    const request: SampleRequest = {
      method: 'POST',
      url: 'https://hom.exemplo.com.br/v1/dfe',
      headers: [],
      bearer: true,
      body: { modelo: '55', tpAmb: '2', nome: 'HOMOLOGAÇÃO', fim: '1' },
      answer: { kind: 'json' },
    };
    const live = {
      ...request,
      url: 'https://api.exemplo.com.br/v1/dfe',
      body: { modelo: '55', tpAmb: '1', nome: '"&', fim: '1' },
    };
    const html = await highlightVariants(variantsOf(generate(request), generate(live)), grammar);
    expect(shownIn(html, 'homologacao')).toBe(generate(request));
    expect(shownIn(html, 'producao')).toBe(generate(live));
    expect(html.length).toBeLessThan((await highlight(generate(request), grammar)).length * 1.6);
  });
});
