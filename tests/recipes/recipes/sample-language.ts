import { spawnSync } from 'node:child_process';
import { types, unit } from '../proofs';
import type { Recipe } from '../recipe';

const LANGUAGES = 'lib/config/sample-languages.ts';
const GENERATOR = 'lib/openapi/samples/ruby.ts';
const GENERATORS = 'lib/openapi/samples/generate-samples.ts';
const LOADERS = 'lib/openapi/samples/load-generator.ts';
const GRAMMARS = 'lib/highlight/highlight.ts';
const EXECUTION = 'tests/samples/support/run-samples.ts';
const REPEATS = 'tests/unit/openapi/samples-repeat.test.ts';
const REFUSALS = 'tests/samples/refusals.test.ts';
const PANELS = 'components/code/samples.module.css';
const TABS = 'components/code/sample-tabs.module.css';
const CONFIG = 'site.config.ts';
const GOLDEN_TEST = 'tests/unit/openapi/samples-golden.test.ts';

const SOURCE = `import { replaceValue } from './replace-value';
import type { SampleGenerator, SampleRequest } from './sample-request';
import { quotedString } from './source-text';
import { findFreshHeader, successMessage, TEXTS, wireHeaders, wireUrl } from './wire-request';

function generate(request: SampleRequest): string {
  const literal = (text: string) => quotedString(text, '"');
  const headers = wireHeaders(request).map(({ name, value }) => \`  \${literal(name)} => \${literal(value)},\`);
  const message = successMessage(request);
  const { body, bodyFile } = request;
  const now = bodyFile?.now;
  const sent = body && now ? replaceValue(body, now, '#{agora}') : body;
  const save =
    request.answer.kind === 'file' ? [\`File.binwrite(\${literal(request.answer.fileName)}, response.body)\`] : [];
  return [
    '# Execute com: ruby exemplo.rb',
    "require 'net/http'",
    '',
    'headers = {',
    ...(request.bearer ? ['  "Authorization" => "Bearer " + ENV["TOKEN"],'] : []),
    ...headers,
    '}',
    ...(findFreshHeader(request) ? [\`# \${TEXTS.keepKey}\`] : []),
    ...(now ? ['agora = Time.now.strftime("%Y-%m-%dT%H:%M:%S%:z")'] : []),
    \`data = \${sent === undefined ? 'nil' : literal(JSON.stringify(sent))}\`,
    \`uri = URI(\${literal(wireUrl(request))})\`,
    'response = Net::HTTP.start(uri.host, uri.port, use_ssl: uri.scheme == "https") do |http|',
    \`  http.send_request("\${request.method}", uri.request_uri, data, headers)\`,
    'end',
    \`# \${TEXTS.problem}\`,
    'abort "Erro HTTP #{response.code}: #{response.body}" unless response.is_a?(Net::HTTPSuccess)',
    ...save,
    \`puts \${message === undefined ? 'response.body' : literal(message)}\`,
  ].join('\\n');
}

export const rubyGenerator: SampleGenerator = {
  language: 'ruby',
  label: 'Ruby',
  grammar: 'ruby',
  extension: 'rb',
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
      apply: ({ edit }) => edit(LANGUAGES, "'php', 'java']", "'php', 'java', 'ruby']"),
      leftOut: { proof: types, says: /ruby/ },
    },
    {
      name: 'write its generator',
      apply: ({ write }) => write(GENERATOR, SOURCE),
      leftOut: { proof: types, says: /\.\/ruby/ },
    },
    {
      name: 'list its generator',
      apply: ({ edit }) => {
        edit(
          GENERATORS,
          'import type { SampleGenerator',
          "import { rubyGenerator } from './ruby';\nimport type { SampleGenerator",
        );
        edit(GENERATORS, '  java: javaGenerator,\n', '  java: javaGenerator,\n  ruby: rubyGenerator,\n');
      },
      leftOut: { proof: types, says: /generate-samples\.ts[\s\S]*ruby/ },
    },
    {
      name: 'list what loads it',
      apply: ({ edit }) =>
        edit(
          LOADERS,
          "(await import('./java')).javaGenerator,\n",
          "(await import('./java')).javaGenerator,\n  ruby: async () => (await import('./ruby')).rubyGenerator,\n",
        ),
      leftOut: { proof: types, says: /load-generator\.ts[\s\S]*ruby/ },
    },
    {
      name: 'add its grammar',
      apply: ({ edit }) => edit(GRAMMARS, "  'java',\n", "  'java',\n  'ruby',\n"),
      leftOut: { proof: types, says: /ruby\.ts.*'"ruby"' is not assignable/ },
    },
    {
      name: 'say how it is executed',
      apply: ({ edit }) => {
        edit(EXECUTION, "  java: 'Exemplo.java',\n", "  java: 'Exemplo.java',\n  ruby: 'exemplo.rb',\n");
        edit(EXECUTION, "php: 'php' } as const", "php: 'php', ruby: 'ruby' } as const");
      },
      leftOut: { proof: types, says: /run-samples\.ts/ },
    },
    {
      name: 'say how it reports a refusal',
      apply: ({ edit }) =>
        edit(
          REFUSALS,
          '  java: /IllegalStateException: Erro HTTP (\\d+)/u,\n',
          '  java: /IllegalStateException: Erro HTTP (\\d+)/u,\n  ruby: /^Erro HTTP (\\d+): /mu,\n',
        ),
      leftOut: { proof: types, says: /refusals\.test\.ts/ },
    },
    {
      name: 'say how it asks for the moment of issue',
      apply: ({ edit }) =>
        edit(REPEATS, '  java: /OffsetDateTime', '  ruby: /Time\\.now\\./gu,\n  java: /OffsetDateTime'),
      leftOut: { proof: types, says: /samples-repeat\.test\.ts/ },
    },
    {
      name: 'add its selectors',
      apply: ({ edit }) => {
        for (const [file, part] of [
          [PANELS, 'panel'],
          [TABS, 'tab'],
        ] as const) {
          const last = selector(part, 'java');
          edit(file, `${last} {`, `${last},\n  ${selector(part, 'ruby')} {`);
        }
      },
      leftOut: { proof: unit('code/sample-styles.test.ts'), says: /who chooses ruby/ },
    },
    {
      name: 'show it',
      apply: ({ edit }) => edit(CONFIG, "'php', 'java']", "'php', 'java', 'ruby']"),
    },
    {
      name: 'keep its samples',
      apply: ({ root }) => {
        const env: NodeJS.ProcessEnv = { ...process.env };
        delete env.CI;
        spawnSync('node_modules/.bin/vitest', ['run', GOLDEN_TEST], { cwd: root, env });
      },
      leftOut: { proof: unit('openapi/samples-golden.test.ts'), says: /in ruby > issue/ },
    },
  ],
  built: ['', 'pt-BR/'].map((prefix) => ({
    file: `${prefix}docs/api/fiscal/liveness-using-get/index.html`,
    holds: 'data-language-panel="ruby"',
  })),
};
