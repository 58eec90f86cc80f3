import { sources } from '../proofs';
import type { Recipe } from '../recipe';

const CONFIG = 'site.config.ts';
const CURRENT = 'content/docs/current';
const COPY = 'content/docs/1.0';

export const addVersion: Recipe = {
  name: 'version',
  heading: 'Add a documentation version',
  steps: [
    {
      name: 'copy the guides',
      apply: ({ list, read, write }) => {
        for (const file of list(CURRENT)) write(COPY + file.slice(CURRENT.length), read(file));
      },
      leftOut: { proof: sources(), says: /version 1\.0 of section default has no folder content\/docs\/1\.0/ },
    },
    {
      name: 'name the version',
      apply: ({ edit }) =>
        edit(
          CONFIG,
          "versions: [{ name: 'current', label: '1.0', isLast: true }]",
          "versions: [{ name: 'current' }, { name: '1.0', isLast: true }]",
        ),
      leftOut: { proof: sources('/docs/next/'), says: /The site has no page \/docs\/next\// },
    },
    {
      name: 'offer the choice',
      apply: ({ edit }) =>
        edit(
          CONFIG,
          "      { type: 'localeDropdown', position: 'right' },\n",
          "      { type: 'docsVersionDropdown', position: 'right' },\n      { type: 'localeDropdown', position: 'right' },\n",
        ),
    },
  ],
  built: [
    { file: 'docs/next/documentacao/faq/index.html', holds: '/docs/documentacao/faq/' },
    { file: 'docs/documentacao/faq/index.html', holds: '/docs/next/documentacao/faq/' },
    { file: 'pt-BR/docs/next/api/fiscal/send-dfe-using-post/index.html', holds: 'Enviar DF-e para autorização' },
  ],
};
