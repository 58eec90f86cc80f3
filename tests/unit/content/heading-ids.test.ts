import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { parseGuide } from '../../../lib/content/parse-guide';
import { compileGuide, readHeadingIds } from '../support/compile-guide';
import { PROJECT } from '../support/fixture-site';
import { projectSite } from '../support/project-site';

const guides = projectSite.versions.flatMap((version) => version.guides);

const HOSTILE = `---
title: Títulos difíceis
description: Um guia cujos títulos têm tudo o que um título pode ter.
---

## Emissão de **MDF-e** e \`chave\`

## Emissão de MDF-e e chave

## Um [link](faq.mdx) [#fixo]

Sublinhado
----------

> ### Dentro de uma citação

<Callout type="note">

#### Dentro de um <CStat code="204" />

</Callout>

## Com uma nota[^1]

[^1]: A nota.
`;

describe('the ids of headings', () => {
  test.each(guides.map(({ file, headings }) => [file, headings] as const))(
    'in %s are those of the compiled page, each once',
    async (file, headings) => {
      const ids = headings.map(({ id }) => id);
      const compiled = await compileGuide(readFileSync(path.join(PROJECT, file), 'utf8'), file);
      expect(readHeadingIds(compiled)).toEqual(ids);
      expect(new Set(ids).size).toBe(ids.length);
    },
  );

  test('are those of the compiled page for difficult headings too', async () => {
    const ids = parseGuide(HOSTILE, 'guia.mdx').headings.map(({ id }) => id);
    expect(ids).toEqual([
      'emissao-de-mdf-e-e-chave',
      'emissao-de-mdf-e-e-chave-1',
      'fixo',
      'sublinhado',
      'dentro-de-uma-citacao',
      'dentro-de-um-',
      'com-uma-nota',
    ]);
    expect(readHeadingIds(await compileGuide(HOSTILE, 'guia.mdx'))).toEqual(ids);
  });

  test('written by hand do not show in the heading', async () => {
    expect(await compileGuide(HOSTILE, 'guia.mdx')).not.toContain('[#fixo]');
  });
});
