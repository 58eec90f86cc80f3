import { describe, expect, test } from 'vitest';
import { readFirstParagraph, renderInlineMarkdown, renderMarkdown, renderSections } from '../../../lib/text/markdown';

describe('Markdown of the API description', () => {
  // @feature 4
  test('becomes paragraphs, code, emphasis, links and tables', () => {
    expect(renderMarkdown('Envie `chave` **já**.\n\n[Guia](/docs/)').html).toBe(
      '<p>Envie <code>chave</code> <strong>já</strong>.</p>\n<p><a href="/docs/">Guia</a></p>',
    );
    expect(renderMarkdown('| a |\n| - |\n| 1 |').html).toContain('<td>1</td>');
  });

  test('shows raw HTML as text, and keeps signs that are only text', () => {
    expect(renderMarkdown('Antes <script>alert(1)</script> e <img src=x onerror=alert(1)> depois').html).toBe(
      '<p>Antes &#x3C;script>alert(1)&#x3C;/script> e &#x3C;img src=x onerror=alert(1)> depois</p>',
    );
    expect(renderMarkdown('**Troque <chave>** pela sua.\n\n<chave>\n\n- <nRec>\n').html).toBe(
      '<p><strong>Troque &#x3C;chave></strong> pela sua.</p>\n<p>&#x3C;chave></p>\n<ul>\n<li>&#x3C;nRec></li>\n</ul>',
    );
    const nested = renderMarkdown('> <chave>\n\nNota[^1]\n\n[^1]: <nRec>\n').html;
    expect(nested).toContain('<blockquote>\n<p>&#x3C;chave></p>\n</blockquote>');
    expect(nested).toContain('<p>&#x3C;nRec> <a');
    expect(renderMarkdown('Antes <!-- nota --> depois').html).toBe('<p>Antes  depois</p>');
    expect(renderMarkdown('`<chave>` & valor < 10').html).toBe(
      '<p><code>&#x3C;chave></code> &#x26; valor &#x3C; 10</p>',
    );
  });

  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java&Tab;script:alert(1)',
    'data:text/html,x',
    'vbscript:x',
  ])('loses the address of a link or image to %s, and keeps its text', (address) => {
    expect(renderMarkdown(`[texto](${address})`).html).toBe('<p><a>texto</a></p>');
    expect(renderMarkdown(`![texto](${address})`).html).toBe('<p><img alt="texto"></p>');
    const written = `Um [**te**xto](${address}), [![a](${address})](${address}) e [este][x].\n\n[x]: ${address}`;
    expect(renderMarkdown(written).source).toBe('Um **te**xto, a e este.');
  });

  test.each([
    'https://exemplo.com.br/a:b',
    'HTTPS://EXEMPLO',
    'guia.mdx',
    'http://exemplo.com.br',
    '/docs/a',
    'a/b:c',
    '#a:b',
    '?a:b',
    'mailto:a@exemplo.com.br',
    'tel:+55',
  ])('keeps a link to %s', (address) => {
    expect(renderMarkdown(`[texto](${address})`).html).toBe(`<p><a href="${address}">texto</a></p>`);
  });

  test('stands inside a line without a paragraph around it', () => {
    expect(renderInlineMarkdown('Vale `1` hora').html).toBe('Vale <code>1</code> hora');
  });

  test.each([
    ['um\n\ndois', 'um dois'],
    ['um\n\n- **dois**\n- [três][a]\n\n[a]: /x', 'um <strong>dois</strong> <a href="/x">três</a>'],
    ['## Um\n\n> dois\n\n```\ntrês\n```\n\n---', 'Um dois <code>três</code>'],
    ['| a | b |\n| - | - |\n| c | d |', 'a b c d'],
    ['<div>\n\num</p>\n<p>dois', '&#x3C;div> um&#x3C;/p> &#x3C;p>dois'],
    ['<!-- nota -->', ''],
  ])('holds no block there: %j', (source, html) => {
    expect(renderInlineMarkdown(source).html).toBe(html);
  });

  test.each([
    ['<!-- nota --> texto **forte**', '<p>texto <strong>forte</strong></p>'],
    ['<!-- um --><!-- dois -->\n# Título', '<h1>Título</h1>'],
    ['<!-- um\n\ndois -->\n\ntexto', '<p>texto</p>'],
    ['<!-- aberto\n\ntexto', '<p>&#x3C;!-- aberto\n\ntexto</p>'],
    ['- <!-- nota --> item', '<ul>\n<li>item</li>\n</ul>'],
  ])('loses comments and nothing else: %j', (source, html) => {
    expect(renderMarkdown(source).html).toBe(html);
  });
});

test('a long text is taken apart at its second-level headings', () => {
  const source = 'Uma **API**.\n\nMais.\n\n## Datas e `fusos`\n\nTexto.\n\n### Menor\n\n- um\n\n## Datas e fusos\n';
  expect(renderSections(source)).toEqual({
    lead: '<p>Uma <strong>API</strong>.</p>\n<p>Mais.</p>',
    sections: [
      {
        anchor: 'datas-e-fusos',
        title: 'Datas e fusos',
        html: '<p>Texto.</p>\n<h3>Menor</h3>\n<ul>\n<li>um</li>\n</ul>',
      },
      { anchor: 'datas-e-fusos-1', title: 'Datas e fusos', html: '' },
    ],
  });
  expect(renderSections('Um [g].\n\n## Dois\n\nTexto [g].\n\n## Três\n\n[g]: /g')).toMatchObject({
    lead: '<p>Um <a href="/g">g</a>.</p>',
    sections: [{ html: '<p>Texto <a href="/g">g</a>.</p>' }, { html: '' }],
  });
  expect(renderSections('Só isto.')).toEqual({ lead: '<p>Só isto.</p>', sections: [] });
});

test('a summary is the first paragraph as plain text', () => {
  expect(readFirstParagraph('Emite **documentos**\nem [lote](/x), com `chave`.\n\nMais.')).toBe(
    'Emite documentos em lote, com chave.',
  );
  expect(readFirstParagraph('  Com   espaços _demais_ \n  \nMais.')).toBe('Com espaços demais');
  expect(readFirstParagraph('Um.\nDois\nTrês')).toBe('Um. Dois Três');
  expect(readFirstParagraph('')).toBe('');
  expect(readFirstParagraph('<!-- nota -->\nCampo `chave_acesso` e cnpj_emitente.')).toBe(
    'Campo chave_acesso e cnpj_emitente.',
  );
  expect(readFirstParagraph('## Título\n\nTexto &constructor;.')).toBe('Texto &constructor;.');
});

test('two texts that look the same on a page keep what was written', () => {
  expect(renderMarkdown('Um *nome*.').html).toBe(renderMarkdown('Um _nome_.').html);
  expect(renderMarkdown('Um *nome*.').source).toBe('Um *nome*.');
  expect(renderInlineMarkdown('Um _nome_.\n').source).toBe('Um _nome_.');
});

test('names of documents stay together on a line, but for code', () => {
  expect(renderInlineMarkdown('A NF-e e a **NFC-e** de DF-es: `CT-e`').html).toBe(
    'A <span class="unbroken">NF-e</span> e a <strong><span class="unbroken">NFC-e</span></strong> de <span class="unbroken">DF-es</span>: <code>CT-e</code>',
  );
});

test('tables carry what narrow windows show as rows: a heading for each, and the name of its column in each cell', () => {
  const { html } = renderMarkdown('| `situacao` | Quem **decide** |\n| --- | --- |\n| erro | API |\n| | SEFAZ |');
  expect(html.replace(/\s*\n\s*/g, '')).toBe(
    '<div class="table-scroll" tabindex="0"><table role="table" data-rows="">' +
      '<thead role="rowgroup"><tr role="row"><th role="columnheader"><code>situacao</code></th>' +
      '<th role="columnheader">Quem <strong>decide</strong></th></tr></thead>' +
      '<tbody role="rowgroup"><tr role="row"><th role="rowheader" scope="row">erro</th>' +
      '<td role="cell" data-label="Quem decide">API</td></tr>' +
      '<tr role="row"><td role="cell" data-label="situacao"></td>' +
      '<td role="cell" data-label="Quem decide">SEFAZ</td></tr></tbody></table></div>',
  );
});

test('tables of many columns stay tables', () => {
  const line = '| 1 '.repeat(7);
  expect(renderMarkdown(`${line}|\n${'| - '.repeat(7)}|\n${line}|`).html).toMatch(
    /^<div class="table-scroll" tabindex="0"><table>\s*<thead>/,
  );
});
