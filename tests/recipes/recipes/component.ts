import { types, unit } from '../proofs';
import type { Recipe } from '../recipe';

const NAMES = 'lib/content/components.ts';
const COMPONENT = 'components/mdx/shortcut.tsx';
const STYLES = 'components/mdx/shortcut.module.css';
const COMPONENTS = 'components/mdx/mdx-components.tsx';
const STYLE_SHEET = 'components/style-sheet.ts';
const MARKDOWN = 'lib/publish/markdown/guide-markdown.ts';
const MARKDOWN_TEST = 'tests/unit/publish/markdown/guide-markdown.test.ts';
const TEXT = 'CONTRIBUTING.md';
const GUIDE = 'content/docs/current/documentacao/faq.mdx';

export const addComponent: Recipe = {
  name: 'component for guides',
  heading: 'Add a component for guides',
  steps: [
    {
      name: 'name it',
      apply: ({ edit }) => edit(NAMES, "  'Term',\n", "  'Term',\n  'Shortcut',\n"),
      leftOut: { proof: types, says: /Shortcut/ },
    },
    {
      name: 'write it',
      apply: ({ write }) => {
        write(
          COMPONENT,
          `import styles from './shortcut.module.css';

export type ShortcutProps = { readonly keys: string };

/** Keys that are pressed together. */
export function Shortcut({ keys }: ShortcutProps) {
  return <kbd className={styles.shortcut}>{keys}</kbd>;
}
`,
        );
        write(STYLES, '@layer components {\n  .shortcut {\n    white-space: nowrap;\n  }\n}\n');
      },
      leftOut: { proof: types, says: /\.\/shortcut/ },
    },
    {
      name: 'list it',
      apply: ({ edit }) => {
        edit(
          COMPONENTS,
          "import { Steps } from './steps';\n",
          "import { Shortcut } from './shortcut';\nimport { Steps } from './steps';\n",
        );
        edit(COMPONENTS, '    Steps,\n', '    Steps,\n    Shortcut,\n');
      },
      leftOut: { proof: types, says: /mdx-components\.tsx[\s\S]*Shortcut/ },
    },
    {
      name: 'list its styles',
      apply: ({ edit }) =>
        edit(
          STYLE_SHEET,
          "import './mdx/steps.module.css';\n",
          "import './mdx/shortcut.module.css';\nimport './mdx/steps.module.css';\n",
        ),
      leftOut: { proof: unit('components/style-sheet.test.ts'), says: /shortcut\.module\.css/ },
    },
    {
      name: 'write it as Markdown',
      apply: ({ edit }) =>
        edit(
          MARKDOWN,
          '  Steps: (_attributes, children) => children,\n',
          "  Steps: (_attributes, children) => children,\n  Shortcut: ({ keys = '' }) => [{ type: 'inlineCode', value: keys }],\n",
        ),
      leftOut: { proof: types, says: /lib\/publish\/markdown\/guide-markdown\.ts[\s\S]*Shortcut/ },
    },
    {
      name: 'say what its Markdown is',
      apply: ({ edit }) =>
        edit(
          MARKDOWN_TEST,
          '  Steps: [',
          "  Shortcut: ['Abra com <Shortcut keys=\"Ctrl K\" />.', 'Abra com `Ctrl K`.'],\n  Steps: [",
        ),
      leftOut: { proof: types, says: /guide-markdown\.test\.ts[\s\S]*Shortcut/ },
    },
    {
      name: 'describe it',
      apply: ({ edit }) =>
        edit(
          TEXT,
          '| `<Flow label="…">` around',
          '| `<Shortcut keys="Ctrl K" />` | Keys that are pressed together |\n| `<Flow label="…">` around',
        ),
      leftOut: { proof: unit('docs/contributor-docs.test.ts'), says: /Shortcut/ },
    },
  ],
  show: ({ read, write }) => write(GUIDE, `${read(GUIDE)}\nAbra a busca com <Shortcut keys="Ctrl K" />.\n`),
  built: [
    { file: 'docs/documentacao/faq/index.html', holds: '>Ctrl K</kbd>' },
    { file: 'docs/documentacao/faq.md', holds: '`Ctrl K`' },
  ],
};
