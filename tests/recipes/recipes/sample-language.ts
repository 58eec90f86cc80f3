import { spawnSync } from 'node:child_process';
import { types, unit } from '../proofs';
import type { Recipe } from '../recipe';

const LANGUAGES = 'lib/config/sample-languages.ts';
const GENERATOR = 'lib/openapi/samples/python.ts';
const GENERATORS = 'lib/openapi/samples/generate-samples.ts';
const LOADERS = 'lib/openapi/samples/load-generator.ts';
const GRAMMARS = 'lib/highlight/highlight.ts';
const EXECUTION = 'tests/samples/support/run-samples.ts';
const REFUSALS = 'tests/samples/refusals.test.ts';
const PANELS = 'components/code/samples.module.css';
const TABS = 'components/code/sample-tabs.module.css';
const CONFIG = 'site.config.ts';
const GOLDEN_TEST = 'tests/unit/openapi/samples-golden.test.ts';

const SOURCE = `import type { SampleGenerator, SampleRequest } from './sample-request';
import { quotedString } from './source-text';
import { successMessage, wireHeaders, wireUrl } from './wire-request';

function generate(request: SampleRequest): string {
  const literal = (text: string) => quotedString(text, '"');
  const headers = wireHeaders(request).map(({ name, value }) => \`    \${literal(name)}: \${literal(value)},\`);
  const message = successMessage(request);
  const save =
    request.answer.kind === 'file' ? [\`    open(\${literal(request.answer.fileName)}, "wb").write(body)\`] : [];
  return [
    '# Execute com: python3 exemplo.py',
    'import json, os, sys, urllib.error, urllib.request',
    '',
    'headers = {',
    ...(request.bearer ? ['    "Authorization": "Bearer " + os.environ["TOKEN"],'] : []),
    ...headers,
    '}',
    \`data = \${request.body === undefined ? 'None' : \`\${literal(JSON.stringify(request.body))}.encode()\`}\`,
    \`request = urllib.request.Request(\${literal(wireUrl(request))}, data, headers, method="\${request.method}")\`,
    'try:',
    '    body = urllib.request.urlopen(request).read()',
    ...save,
    \`    print(\${message === undefined ? 'body.decode()' : literal(message)})\`,
    'except urllib.error.HTTPError as error:',
    '    # O corpo do erro (problem+json) explica o motivo.',
    '    sys.exit(f"Erro HTTP {error.code}: {error.read().decode()}")',
  ].join('\\n');
}

export const pythonGenerator: SampleGenerator = {
  language: 'python',
  label: 'Python',
  grammar: 'python',
  extension: 'py',
  generate,
};
`;

const selector = (part: string, language: string) =>
  `:global(html[data-sample-language="${language}"]) .${part}[data-language-${part}="${language}"]`;

export const addSampleLanguage: Recipe = {
  name: 'sample language',
  heading: 'Add a sample language',
  steps: [
    {
      name: 'name it',
      apply: ({ edit }) => edit(LANGUAGES, "'php', 'java']", "'php', 'java', 'python']"),
      leftOut: { proof: types, says: /python/ },
    },
    {
      name: 'write its generator',
      apply: ({ write }) => write(GENERATOR, SOURCE),
      leftOut: { proof: types, says: /\.\/python/ },
    },
    {
      name: 'list its generator',
      apply: ({ edit }) => {
        edit(
          GENERATORS,
          'import type { SampleGenerator',
          "import { pythonGenerator } from './python';\nimport type { SampleGenerator",
        );
        edit(GENERATORS, '  java: javaGenerator,\n', '  java: javaGenerator,\n  python: pythonGenerator,\n');
      },
      leftOut: { proof: types, says: /generate-samples\.ts[\s\S]*python/ },
    },
    {
      name: 'list what loads it',
      apply: ({ edit }) =>
        edit(
          LOADERS,
          "(await import('./java')).javaGenerator,\n",
          "(await import('./java')).javaGenerator,\n  python: async () => (await import('./python')).pythonGenerator,\n",
        ),
      leftOut: { proof: types, says: /load-generator\.ts[\s\S]*python/ },
    },
    {
      name: 'add its grammar',
      apply: ({ edit }) => edit(GRAMMARS, "  'java',\n", "  'java',\n  'python',\n"),
      leftOut: { proof: types, says: /python\.ts.*'"python"' is not assignable/ },
    },
    {
      name: 'say how it is executed',
      apply: ({ edit }) => {
        edit(EXECUTION, "  java: 'Exemplo.java',\n", "  java: 'Exemplo.java',\n  python: 'exemplo.py',\n");
        edit(EXECUTION, "php: 'php' } as const", "php: 'php', python: 'python3' } as const");
      },
      leftOut: { proof: types, says: /run-samples\.ts/ },
    },
    {
      name: 'say how it reports a refusal',
      apply: ({ edit }) =>
        edit(
          REFUSALS,
          '  java: /IllegalStateException: Erro HTTP (\\d+)/u,\n',
          '  java: /IllegalStateException: Erro HTTP (\\d+)/u,\n  python: /^Erro HTTP (\\d+): /mu,\n',
        ),
      leftOut: { proof: types, says: /refusals\.test\.ts/ },
    },
    {
      name: 'add its selectors',
      apply: ({ edit }) => {
        for (const [file, part] of [
          [PANELS, 'panel'],
          [TABS, 'tab'],
        ] as const) {
          const last = selector(part, 'java');
          edit(file, `${last} {`, `${last},\n  ${selector(part, 'python')} {`);
        }
      },
      leftOut: { proof: unit('code/sample-styles.test.ts'), says: /who chooses python/ },
    },
    {
      name: 'show it',
      apply: ({ edit }) => edit(CONFIG, "'php', 'java']", "'php', 'java', 'python']"),
    },
    {
      name: 'keep its samples',
      apply: ({ root }) => {
        const env: NodeJS.ProcessEnv = { ...process.env };
        delete env.CI;
        spawnSync('node_modules/.bin/vitest', ['run', GOLDEN_TEST], { cwd: root, env });
      },
      leftOut: { proof: unit('openapi/samples-golden.test.ts'), says: /in python > issue/ },
    },
  ],
  built: ['', 'pt-BR/'].map((prefix) => ({
    file: `${prefix}docs/api/fiscal/liveness-using-get/index.html`,
    holds: 'data-language-panel="python"',
  })),
};
