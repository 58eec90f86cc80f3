import { expect, test } from 'vitest';
import { cutSection } from '@/lib/mcp/cut-section';

const GUIDE = `# Guia

Começo.

## Quando dá **errado**

Texto.

\`\`\`bash
# não é título
\`\`\`

### Deu 204 \\[reenvio]

Causa.

## Depois

Fim.`;

const LAYOUT = `# Emitente (emit)

- \`emit.CNPJ\` (14): CNPJ.
  - Exemplo: \`1\`

    Mais.
- \`emit.CPF\` (11): CPF.

## \`emit.enderEmit\`

- \`emit.enderEmit.UF\`: UF.`;

const OPERATION = `# Enviar

## Corpo da requisição

- \`itens\`: \`array\`

  Os itens.

  - \`ncm\`: \`string\`

    Código pedido.

- \`outros\`: \`object\`

## Respostas

### 200

- \`itens\`: \`array\`

  - \`ncm\`: \`string\`

    Código devolvido.`;

const CODES = `# Códigos

- [204](https://exemplo.com.br/204.md) \`Duplicidade\`
- 2041 \`Outro\`
- 878 \`Site\``;

test.each([
  ['the id of its heading', 'quando-da-errado', '', /^## Quando dá \*\*errado[\s\S]*não é título[\s\S]*Causa\.$/],
  ['its heading, where the author gave the id', 'rejeicao-204', 'Deu 204 [reenvio]', /^### Deu 204[\s\S]*Causa\.$/],
  ['the last heading', 'depois', '', /^## Depois\n\nFim\.$/],
])('a section is cut by %s', (_name, anchor, heading, wanted) => {
  expect(cutSection(GUIDE, anchor, heading)).toMatch(wanted);
});

test.each([
  [LAYOUT, 'emit.CNPJ', '- `emit.CNPJ` (14): CNPJ.\n  - Exemplo: `1`\n\n    Mais.'],
  [LAYOUT, 'emit.CPF', '- `emit.CPF` (11): CPF.'],
  [LAYOUT, 'emit.enderEmit', '## `emit.enderEmit`\n\n- `emit.enderEmit.UF`: UF.'],
  [OPERATION, 'corpo.itens.ncm', '- `ncm`: `string`\n\n    Código pedido.'],
  [OPERATION, 'resposta-200.itens.ncm', '- `ncm`: `string`\n\n    Código devolvido.'],
  [CODES, 'cstat-204', '- [204](https://exemplo.com.br/204.md) `Duplicidade`'],
  [CODES, 'cstat-878', '- 878 `Site`'],
])('an item is cut with what stands inside it', (text, anchor, wanted) => {
  expect(cutSection(text, anchor)).toBe(wanted);
});

test.each([
  [GUIDE, 'nao-e-titulo'],
  [GUIDE, 'rejeicao-204'],
  [OPERATION, 'resposta-404.itens'],
  [OPERATION, 'corpo.ncm'],
  [CODES, 'cstat-999'],
  ['', 'a'],
])('what the file does not have is not cut', (text, anchor) => {
  expect(cutSection(text, anchor)).toBeUndefined();
});
