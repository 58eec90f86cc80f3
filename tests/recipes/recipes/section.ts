import { sources } from '../proofs';
import type { Recipe } from '../recipe';

const FOLDER = 'content/docs/parceiros/current';
const CONFIG = 'site.config.ts';

const GUIDE = `---
title: Portal de parceiros
description: O que um parceiro faz no portal antes de integrar o sistema de um cliente seu.
---

Cadastre o cliente e peça a ele o certificado digital.
`;

export const addSection: Recipe = {
  name: 'section',
  heading: 'Add a section with guides of its own',
  steps: [
    {
      name: 'write its guides',
      apply: ({ write }) => {
        write(`${FOLDER}/portal.mdx`, GUIDE);
        write(`${FOLDER}/sidebars.yaml`, 'docs:\n  - portal\n');
      },
      leftOut: { proof: sources(), says: /section parceiros has no folder content\/docs\/parceiros\/current/ },
    },
    {
      name: 'name it',
      apply: ({ edit }) => {
        edit(CONFIG, "  sections: [{ id: 'default'", "  sections: [\n    { id: 'default'");
        edit(
          CONFIG,
          'isLast: true }] }],',
          "isLast: true }] },\n    { id: 'parceiros', label: 'Parceiros', versions: [{ name: 'current', isLast: true }] },\n  ],",
        );
      },
      leftOut: { proof: sources('/docs/parceiros/portal/'), says: /The site has no page \/docs\/parceiros\/portal\// },
    },
    {
      name: 'lead there',
      apply: ({ edit }) =>
        edit(
          CONFIG,
          "      { type: 'localeDropdown', position: 'right' },\n",
          "      { type: 'docSidebar', label: 'Parceiros', sidebarId: 'docs', section: 'parceiros', position: 'left' },\n      { type: 'localeDropdown', position: 'right' },\n",
        ),
    },
  ],
  built: [
    { file: 'docs/parceiros/portal/index.html', holds: 'Cadastre o cliente' },
    { file: 'docs/parceiros/portal.md', holds: 'Portal de parceiros' },
    { file: 'docs/documentacao/faq/index.html', holds: '/docs/parceiros/portal/' },
  ],
};
