import { expect, test } from 'vitest';
import { convertPage } from '../../../bench/peers/markdown-sources';
import { siteConfig } from '../../../lib/config/site';

const PAGE = `# Rejeição 539: "duplicidade"

> Já existe nota.

Esta página: <${siteConfig.url}/docs/cstat/nfe/539/>

Veja [204](${siteConfig.url}/docs/cstat/nfe/204.md), [a causa](${siteConfig.url}/docs/cstat/nfe/204.md#causa),
[o guia](${siteConfig.url}/docs/documentacao/faq/) e [a operação](${siteConfig.url}/docs/api/fiscal/x.md).

# Outro

> Aviso
`;

test('title and description become front matter, and only links to pages of the peer stay within it', () => {
  const addresses = new Set(['/docs/cstat/nfe/204/', '/docs/documentacao/faq/']);
  expect(convertPage(PAGE, addresses)).toBe(`---
title: "Rejeição 539: \\"duplicidade\\""
description: "Já existe nota."
---

Veja [204](/docs/cstat/nfe/204/), [a causa](/docs/cstat/nfe/204/#causa),
[o guia](/docs/documentacao/faq/) e [a operação](${siteConfig.url}/docs/api/fiscal/x.md).

# Outro

> Aviso
`);
});

test('a page without description has an empty one', () => {
  expect(convertPage('# Título\n\nTexto.\n', new Set())).toBe('---\ntitle: "Título"\ndescription: ""\n---\n\nTexto.\n');
});
