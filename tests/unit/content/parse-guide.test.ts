import { expect, test } from 'vitest';
import { parseGuide } from '../../../lib/content/parse-guide';
import { readFault } from '../support/fault';

const TOP = '---\ntitle: Um guia\ndescription: Uma frase que diz ao leitor o que ele consegue fazer aqui.\n---\n\n';
const parse = (body: string) => parseGuide(TOP + body, 'guia.mdx');

test('the frontmatter is read, texts trimmed', () => {
  const source = `---\ntitle: "  Um guia "\ndescription: ${'d'.repeat(40)}\nsidebarLabel: Guia\nkeywords: [um, "204"]\n---\n`;
  expect(parseGuide(source, 'guia.mdx').frontmatter).toEqual({
    title: 'Um guia',
    description: 'd'.repeat(40),
    sidebarLabel: 'Guia',
    keywords: ['um', '204'],
  });
});

test('headings carry level, id and text without the fixed id', () => {
  expect(parse('## O `token` da **conta**\n\n### Deu 204 [#rejeicao-204]').headings).toEqual([
    {
      level: 2,
      id: 'o-token-da-conta',
      text: [
        { text: 'O ', isCode: false },
        { text: 'token', isCode: true },
        { text: ' da ', isCode: false },
        { text: 'conta', isCode: false },
      ],
    },
    { level: 3, id: 'rejeicao-204', text: [{ text: 'Deu 204', isCode: false }] },
  ]);
});

test('references carry component, attributes and line of the file', () => {
  expect(parse('Veja <CStat code="539" document="nfe" />.\n\n<Request operation="x" />').references).toEqual([
    { component: 'CStat', attributes: { code: '539', document: 'nfe' }, line: 6 },
    { component: 'Request', attributes: { operation: 'x' }, line: 8 },
  ]);
});

test('references say below which heading they stand', () => {
  const { references } = parse('<CStat code="204" />\n\n## Um\n\n<CStat code="539" />');
  expect(references.map(({ headingId }) => headingId)).toEqual([undefined, 'um']);
});

test('code within lines says below which heading it stands, that of blocks does not count', () => {
  const { codes } = parse(
    'Use `a`.\n\n## Campo `b` [#campo]\n\n- um `c`\n\n```bash\nd\n```\n\n### Outro [#outro]\n\n`e`',
  );
  expect(codes).toEqual([
    { text: 'a', headingId: undefined },
    { text: 'b', headingId: 'campo' },
    { text: 'c', headingId: 'campo' },
    { text: 'e', headingId: 'outro' },
  ]);
});

test('links and images are listed with their lines, code is not searched for them', () => {
  expect(parse('[a](b.mdx#c)\n\n![d](/img/e.png)\n\n[f]\n\n`[x](y)`\n\n[f]: https://g.exemplo\n').links).toEqual([
    { href: 'b.mdx#c', line: 6 },
    { href: '/img/e.png', line: 8 },
    { href: 'https://g.exemplo', line: 14 },
  ]);
});

test('components inside a line leave what stands around them as it is', () => {
  const [{ text } = { text: '' }] = parse('A nota (<CStat code="204" />), e <Dica title="Aviso">isto</Dica>.').sections;
  expect(text).toBe('A nota (204), e Aviso isto.');
});

test('what a component only names by its id is there by its name, unless the author wrote another', () => {
  const body = 'Peça com <Operation id="a" />, ou <Operation id="a">assim</Operation>, não com <Operation id="b" />.';
  const { sections } = parseGuide(TOP + body, 'guia.mdx', (component, id) =>
    component === 'Operation' && id === 'a' ? 'Gerar chave' : undefined,
  );
  expect(sections[0]?.text).toBe('Peça com Gerar chave, ou assim, não com .');
});

test.each([
  ['cells and lines of a table apart', '| a | b |\n| - | - |\n| c | d |', 'a b c d'],
  [
    'words across the borders of what stands inside a line together',
    'pa**la**v*ra*s ~~ri~~sco `có`digo [li](/x)nk',
    'palavras risco código link',
  ],
  ['lines apart', 'um\\\ndois', 'um dois'],
  ['the text of an image', 'Veja ![a tela](x.png)!', 'Veja a tela!'],
  ['nothing of a comment', 'a {/* um */} b\n\n{/* dois */}', 'a b'],
  [
    'title, label, caption, alt and code of a component',
    '<Flow label="l" caption="c" alt="a" code="k" title="t" other="o" />',
    'l c a k t',
  ],
  [
    'what a component holds, after what it shows',
    '<Callout type="note" title="Aviso">\n\nUm.\n\nDois.\n\n</Callout>',
    'Aviso Um. Dois.',
  ],
  ['code', '```json\n{ "a": 1 }\n```', '{ "a": 1 }'],
  [
    'nothing of comments that mark lines of code',
    '```bash\nls\n# highlight-start\npwd\n# highlight-end\n```',
    'ls pwd',
  ],
])('a section has %s', (_, body, text) => {
  expect(parse(body).sections[0]?.text).toBe(text);
});

test('images are those of Markdown and of figures, one for each scheme where there are two', () => {
  const body =
    '![a](x.png)\n\n<Figure src="y.svg" dark="z.svg" alt="b" caption="c" />\n\n<Figure src="w.svg" />\n\n![](v.png)';
  expect(parse(body).images).toEqual([
    { src: 'x.png', alt: 'a', line: 6 },
    { src: 'y.svg', alt: 'b', line: 8 },
    { src: 'z.svg', alt: 'b', line: 8 },
    { src: 'w.svg', alt: '', line: 10 },
    { src: 'v.png', alt: '', line: 12 },
  ]);
  expect(readFault(() => parse('<Figure alt="b" />'))).toMatchInlineSnapshot(`
    "guia.mdx:6
      <Figure src>: found no text
      Fix: name the image's file: src="../img/fluxo.svg""
  `);
});

test('the guides that the frontmatter names stand with their lines, and false names none', () => {
  const neighbours = (lines: string) => parseGuide(TOP.replace('---\n\n', `${lines}---\n\n`), 'guia.mdx').neighbours;
  expect(neighbours('previous: a/b\nnext: c\n')).toEqual([
    { key: 'previous', id: 'a/b', line: 4 },
    { key: 'next', id: 'c', line: 5 },
  ]);
  expect(neighbours('previous: false\n')).toEqual([]);
});

test('only attributes with a text are told of a reference', () => {
  expect(parse('<Coisa default value="a" />').references).toEqual([
    { component: 'Coisa', attributes: { value: 'a' }, line: 6 },
  ]);
});

test('sections are the text under each heading', () => {
  expect(parse('Antes.\n\n## Um\n\nTexto `a`.\n\n- item\n\n## Dois').sections).toEqual([
    { headingId: undefined, text: 'Antes.' },
    { headingId: 'um', text: 'Texto a. item' },
    { headingId: 'dois', text: '' },
  ]);
});

test('a heading inside a component has its own text, and what follows belongs to the heading before', () => {
  const body = '## Um\n\n<Callout title="Aviso">\n\nDentro.\n\n### Dois\n\nDo dois.\n\n</Callout>\n\nDepois.';
  expect(parse(body).sections.slice(1)).toEqual([
    { headingId: 'um', text: 'Aviso Dentro. Depois.' },
    { headingId: 'dois', text: 'Do dois.' },
  ]);
});

test('a heading inside a step has its own text', () => {
  expect(parse('<Steps>\n\n1. Antes\n\n   ### Dois\n\n   Do passo.\n\n2. Outro\n\n</Steps>').sections).toEqual([
    { headingId: undefined, text: 'Antes Outro' },
    { headingId: 'dois', text: 'Do passo.' },
  ]);
});

test('what a component names is named by its id alone, wherever the id stands', () => {
  const name = (body: string) => parseGuide(TOP + body, 'guia.mdx', (_component, id) => `o ${id}`).sections[0]?.text;
  expect(name('Veja <Operation kind="b" id="a" />.')).toBe('Veja o a.');
  expect(name('Veja <Operation kind="b" />.')).toBe('Veja .');
});
