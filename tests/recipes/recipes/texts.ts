import { sources, types, unit } from '../proofs';
import type { Recipe } from '../recipe';

const ENGLISH = 'content/messages/en.json';
const PORTUGUESE = 'content/messages/pt-BR.json';
const SPANISH = 'content/messages/es.json';
const CATALOGUE = 'lib/i18n/messages.ts';
const CONFIG = 'site.config.ts';
const SHOWN_IN = 'components/article/pagination.tsx';

export const addText: Recipe = {
  name: 'interface text',
  heading: 'Add or change an interface text',
  steps: [
    {
      name: 'write it in English',
      apply: ({ edit }) => edit(ENGLISH, '    "pagination":', '    "keepReading": "Keep reading",\n    "pagination":'),
      leftOut: { proof: types, says: /keepReading/ },
    },
    {
      name: 'write it in every other locale',
      apply: ({ edit }) =>
        edit(PORTUGUESE, '    "pagination":', '    "keepReading": "Continue a leitura",\n    "pagination":'),
      leftOut: { proof: types, says: /keepReading/ },
    },
    {
      name: 'show it',
      apply: ({ edit }) =>
        edit(
          SHOWN_IN,
          '<span>{messages.page.next}</span>',
          '<span title={messages.page.keepReading}>{messages.page.next}</span>',
        ),
      leftOut: { proof: unit('i18n/messages.test.ts'), says: /page\.keepReading/ },
    },
  ],
  built: [
    { file: 'docs/documentacao/faq/index.html', holds: 'title="Keep reading"' },
    { file: 'pt-BR/docs/documentacao/faq/index.html', holds: 'title="Continue a leitura"' },
  ],
};

export const addLocale: Recipe = {
  name: 'locale',
  heading: 'Add a locale',
  steps: [
    {
      name: 'translate the texts',
      apply: ({ read, write }) =>
        write(SPANISH, read(ENGLISH).replace('"skipToContent": "', '"skipToContent": "(es) ')),
      leftOut: { proof: types, says: /es\.json/ },
    },
    {
      name: 'list the texts',
      apply: ({ edit }) => {
        edit(CATALOGUE, 'import ptBR from', "import es from '@/content/messages/es.json';\nimport ptBR from");
        edit(CATALOGUE, "{ en, 'pt-BR': ptBR }", "{ en, es, 'pt-BR': ptBR }");
      },
      leftOut: { proof: sources(), says: /found "es", which has no texts/ },
    },
    {
      name: 'list the locale',
      apply: ({ edit }) =>
        edit(
          CONFIG,
          "    { code: 'pt-BR', label:",
          "    { code: 'es', label: 'Español' },\n    { code: 'pt-BR', label:",
        ),
      leftOut: { proof: sources('/es/docs/'), says: /The site has no page \/es\/docs\// },
    },
  ],
  built: [
    { file: 'es/index.html', holds: 'lang="es"' },
    { file: 'es/docs/documentacao/faq/index.html', holds: '(es) ' },
    { file: 'docs/documentacao/faq/index.html', holds: 'Español' },
  ],
};
