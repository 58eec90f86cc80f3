import { types, unit } from '../proofs';
import type { Recipe } from '../recipe';

const TOOLS = 'lib/pages/tools.ts';
const PAGES = 'lib/pages/build-tool-pages.ts';
const TEXTS = 'content/texts.json';
const COMPUTE = 'lib/fiscal/format-cnpj.ts';
const ISLAND = 'components/tools/cnpj-format.client.tsx';
const STYLES = 'components/tools/cnpj-format.module.css';
const ISLANDS = 'components/rare-islands.client.tsx';
const ARTICLE = 'components/tools/tool-article.tsx';
const STYLE_SHEET = 'components/style-sheet.ts';
const SIDEBAR = 'content/docs/current/sidebars.yaml';

const PRIVACY = 'O número é escrito no seu navegador: nada sai desta página.';

const WORDS = `  "cnpjFormat": {
    "title": "CNPJ com pontuação",
    "description": "Cole um CNPJ, com números ou letras, e veja como ele se escreve com pontos, barra e hífen.",
    "label": "CNPJ",
    "privacy": "${PRIVACY}",
    "withoutScript": "Para escrever o seu CNPJ é preciso JavaScript. Um CNPJ se escreve assim: 11.222.333/0001-81."
  },
`;

const ISLAND_CODE = `'use client';
// An island because the number is written while the reader types, and never leaves the page.
import { useState } from 'react';
import { formatCnpj } from '@/lib/fiscal/format-cnpj';
import type { Messages } from '@/lib/i18n/messages';
import styles from './cnpj-format.module.css';

/** Writes a CNPJ with its punctuation. */
export function CnpjFormat({ messages }: { readonly messages: Pick<Messages, 'cnpjFormat'> }) {
  const [typed, setTyped] = useState('');
  return (
    <section aria-label={messages.cnpjFormat.title} data-needs-script data-print="none">
      <label>
        {messages.cnpjFormat.label}{' '}
        <input value={typed} onChange={({ target }) => setTyped(target.value)} autoComplete="off" />
      </label>
      <p>{messages.cnpjFormat.privacy}</p>
      <output className={styles.result}>{formatCnpj(typed)}</output>
    </section>
  );
}
`;

export const addTool: Recipe = {
  name: 'tool',
  heading: 'Add a tool that runs in the browser',
  steps: [
    {
      name: 'name it',
      apply: ({ edit }) => {
        edit(
          TOOLS,
          "  { name: 'accessKey', slug: 'ferramentas/chave-de-acesso' },\n",
          "  { name: 'accessKey', slug: 'ferramentas/chave-de-acesso' },\n  { name: 'cnpjFormat', slug: 'ferramentas/cnpj' },\n",
        );
        edit(TOOLS, '  accessKey: [', "  cnpjFormat: ['pontuação do CNPJ', 'formatar CNPJ'],\n  accessKey: [");
      },
      leftOut: { proof: types, says: /cnpjFormat/ },
    },
    {
      name: 'give its page a title',
      apply: ({ edit }) =>
        edit(
          PAGES,
          "    case 'accessKey':\n",
          "    case 'cnpjFormat':\n      return { title: messages.cnpjFormat.title, description: messages.cnpjFormat.description };\n    case 'accessKey':\n",
        ),
      leftOut: { proof: types, says: /build-tool-pages\.ts/ },
    },
    {
      name: 'write its texts',
      apply: ({ edit }) => edit(TEXTS, '  "accessKey": {\n', `${WORDS}  "accessKey": {\n`),
      leftOut: { proof: types, says: /cnpjFormat/ },
    },
    {
      name: 'write what it computes',
      apply: ({ write }) =>
        write(
          COMPUTE,
          `const PARTS = /^(..)(...)(...)(....)(..)$/;

/** A CNPJ with its dots, slash and hyphen; a text of another length comes back without what separates. */
export function formatCnpj(text: string): string {
  return text.replace(/[^0-9A-Za-z]/g, '').replace(PARTS, '$1.$2.$3/$4-$5');
}
`,
        ),
      leftOut: { proof: types, says: /format-cnpj/ },
    },
    {
      name: 'write its island',
      apply: ({ write }) => {
        write(ISLAND, ISLAND_CODE);
        write(STYLES, '@layer components {\n  .result {\n    font-family: var(--font-mono);\n  }\n}\n');
      },
      leftOut: { proof: types, says: /cnpj-format\.client/ },
    },
    {
      name: 'list its island',
      apply: ({ edit }) =>
        edit(
          ISLANDS,
          'export const PasteAnswer = ',
          "export const CnpjFormat = dynamic(() => import('./tools/cnpj-format.client').then((module) => module.CnpjFormat));\nexport const PasteAnswer = ",
        ),
      leftOut: { proof: types, says: /CnpjFormat/ },
    },
    {
      name: 'list its styles',
      apply: ({ edit }) =>
        edit(
          STYLE_SHEET,
          "import './tools/finding-card.module.css';\n",
          "import './tools/cnpj-format.module.css';\nimport './tools/finding-card.module.css';\n",
        ),
      leftOut: { proof: unit('components/style-sheet.test.ts'), says: /cnpj-format\.module\.css/ },
    },
    {
      name: 'show it',
      apply: ({ edit }) => {
        edit(ARTICLE, 'import { KeyInspector, PasteAnswer }', 'import { CnpjFormat, KeyInspector, PasteAnswer }');
        edit(
          ARTICLE,
          "    case 'accessKey':\n",
          `    case 'cnpjFormat':
      return (
        <>
          <WithoutScript>{messages.cnpjFormat.withoutScript}</WithoutScript>
          <CnpjFormat messages={{ cnpjFormat: messages.cnpjFormat }} />
        </>
      );
    case 'accessKey':
`,
        );
      },
      leftOut: { proof: types, says: /tool-article\.tsx/ },
    },
    {
      name: 'list it in the sidebar',
      apply: ({ edit }) =>
        edit(
          SIDEBAR,
          '      - page: ferramentas/chave-de-acesso\n',
          '      - page: ferramentas/cnpj\n        label: CNPJ com pontuação\n      - page: ferramentas/chave-de-acesso\n',
        ),
      leftOut: { proof: unit('pages/site-pages.test.ts'), says: /ferramentas\/cnpj/ },
    },
  ],
  built: [
    { file: 'docs/ferramentas/cnpj/index.html', holds: PRIVACY },
    { file: 'docs/ferramentas/cnpj/index.html', holds: 'Um CNPJ se escreve assim' },
    { file: 'pt-BR/docs/ferramentas/chave-de-acesso/index.html', holds: '/docs/ferramentas/cnpj/' },
  ],
};
