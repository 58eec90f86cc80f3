import { describe, expect, test, vi } from 'vitest';
import type { GUIDE_COMPONENTS } from '../../../../lib/content/components';
import { parseGuideTree } from '../../../../lib/content/parse-guide';
import { getMessages } from '../../../../lib/i18n/messages';
import { getPage } from '../../../../lib/pages/find-page';
import { loadSite } from '../../../../lib/pages/load-site.build';
import type { Site } from '../../../../lib/pages/site';
import { writeGuideMarkdown } from '../../../../lib/publish/markdown/guide-markdown';
import { DEADLINES_FILE, loadDeadlines } from '../../../../lib/rules/load-deadlines.build';
import { loadNotes, NOTES_FILE } from '../../../../lib/rules/load-notes.build';
import { createFixtureSite, SMALL_SITE } from '../../support/fixture-site';
import { SMALL_DEADLINES, SMALL_REGISTER } from '../../support/small-register';

vi.mock('../../../../site.config', () => import('../../support/site-config'));

const HOST = 'https://docs.exemplo.com.br';
const site = loadSite(SMALL_SITE);
const fluxo = { file: 'content/docs/current/img/fluxo.svg', width: 100, height: 50 };
const images = new Map([
  [
    fluxo.file,
    { ...fluxo, light: '/img/guides/current/img/fluxo.light.svg', dark: '/img/guides/current/img/fluxo.dark.svg' },
  ],
]);
const page = getPage(site, '/docs/documentacao/envio/', 'guide');

/** A register and deadlines, which the small site does without. */
function readRules(): Pick<Site, 'notes' | 'rules'> {
  const root = createFixtureSite({ [NOTES_FILE]: SMALL_REGISTER, [DEADLINES_FILE]: SMALL_DEADLINES });
  const notes = loadNotes(root);
  return { notes, rules: loadDeadlines(root, notes) };
}

function write(body: string): string {
  return writeGuideMarkdown(parseGuideTree(body, page.file), {
    page,
    site: { ...site, images, ...readRules(), today: '2026-11-22' },
    messages: getMessages('pt-BR'),
  });
}

/** A use of each component, and what a reader of the Markdown file must find. */
const USES = {
  Operation: [
    'Use <Operation id="sendDfeUsingPOST" /> ou <Operation id="sendDfeUsingPOST">o **envio**</Operation>.',
    `Use [Enviar documento](${HOST}/docs/api/fiscal/send-dfe-using-post.md) ou [o **envio**](${HOST}/docs/api/fiscal/send-dfe-using-post.md).`,
  ],
  Request: ['<Request operation="createAuthenticationTokenUsingPOST" />', '`POST /v1/auth/token` [Criar token]'],
  Response: ['<Response operation="createAuthenticationTokenUsingPOST" status="201" />', '**Resposta 201 · criado**'],
  CStat: ['Deu <CStat code="204" />.', `Deu [204](${HOST}/docs/cstat/nfe/204.md) (Rejeição: Duplicidade de NF-e).`],
  Verdict: ['**Posso reenviar?** <Verdict id="nfe/204" />.', '**Posso reenviar?** Consultar antes.'],
  Callout: ['<Callout type="warning">\n\nLeia *antes*.\n\n</Callout>', '> **Atenção**\n>\n> Leia _antes_.'],
  Steps: ['<Steps>\n\n1. Um\n2. Dois\n\n</Steps>', '1. Um\n2. Dois'],
  Rule: [
    '<Rule source="NT 2014.002 v1.21" verified="2026-11-20">\n\nUma hora.\n\n</Rule>',
    '> **Regra do fisco**\n>\n> Uma hora.\n>\n> Fonte: NT 2014.002 v1.21 · verificado em 20/11/2026',
  ],
  Change: [
    '<Change note="NT 2026.002" part="alerta" />',
    `**Mudou em 05/10/2026**: [NFC-e autorizada com alerta (NT 2026.002 v1.11)](${HOST}/docs/mudancas/#nt-2026-002-alerta)`,
  ],
  Deadline: ['A ciência cabe em <Deadline id="nfe-ciencia" />.', 'A ciência cabe em 10 dias.'],
  Figure: [
    '<Figure src="../img/fluxo.svg" alt="Do envio ao recibo" caption="Um envio" />',
    `![Do envio ao recibo](${HOST}/img/guides/current/img/fluxo.light.svg)\n\n_Um envio_`,
  ],
  Tabs: [
    '<Tabs>\n<Tab value="a" label="Linux">\n\nUm.\n\n</Tab>\n<Tab value="b" label="Mac">\n\nDois.\n\n</Tab>\n</Tabs>',
    '**Linux**\n\nUm.\n\n**Mac**\n\nDois.',
  ],
  Tab: ['<Tabs>\n<Tab value="a" label="Linux">\n\nUm.\n\n</Tab>\n</Tabs>', '**Linux**\n\nUm.'],
  FirstNotePart: [
    '<FirstNotePart step="1" />',
    '```bash\n# 1. Crie o token\ncurl exemplo\n```\n\n<details><summary>Node.js</summary>\n\n```javascript\n',
  ],
  McpSetup: ['<McpSetup client="terminal" />', `**Terminal**\n\n\`\`\`bash\nnpx -y ${HOST}/downloads/mcp.tgz\n\`\`\``],
  Flow: [
    '<Flow label="Sequência: envio, recibo">\n\n1. Envio\n2. Recibo\n\n</Flow>',
    '_Sequência: envio, recibo_\n\n1. Envio',
  ],
  Term: ['O <Term id="recibo" /> e o <Term id="recibo">número dele</Term>.', 'O recibo e o número dele.'],
  AccessKey: [
    '<AccessKey value="35251111222333000181550010000012341482150939" />',
    '`35251111222333000181550010000012341482150939`',
  ],
  Diagram: ['<Diagram name="envio" />', '_Do envio ao recibo_\n\nO sistema envia.'],
} satisfies Record<(typeof GUIDE_COMPONENTS)[number], readonly [string, string]>;

describe('in the Markdown file of a guide', () => {
  test.each(Object.entries(USES))('<%s> says in Markdown what the page shows', (_name, [source, wanted]) => {
    expect(write(source)).toContain(wanted);
  });

  test.each(Object.entries(USES))('<%s> leaves no tag behind', (name, [source]) => {
    expect(write(source)).not.toMatch(new RegExp(`</?${name}`));
  });

  test('a rule says that its note has a newer version', () => {
    const rule = '<Rule source="NT 2020.001 v1.50" verified="2026-11-20">\n\nUma hora.\n\n</Rule>';
    expect(write(rule)).toContain('> **NT 2020.001: verificado com a v1.50; há a v1.60**');
  });

  test('a request is shown as curl and an answer as JSON', () => {
    expect(write(USES.Request[0])).toMatch(/```bash\ncurl --request POST/);
    const [, json = ''] = /```json\n([\s\S]*?)\n```/.exec(write(USES.Response[0])) ?? [];
    expect(JSON.parse(json)).toEqual({ token: 'abc' });
  });

  test.each([
    ['[outro](consulta.mdx)', `[outro](${HOST}/docs/documentacao/consulta.md)`],
    ['[parte](faq/index.mdx#prazo)', `[parte](${HOST}/docs/documentacao/faq/#prazo)`],
    ['[aqui](#envio)', `[aqui](${HOST}/docs/documentacao/envio/#envio)`],
    ['[Windows](?so=windows)', `[Windows](${HOST}/docs/documentacao/envio/?so=windows)`],
    ['![fluxo](../img/fluxo.svg)', `![fluxo](${HOST}/img/guides/current/img/fluxo.light.svg)`],
    ['[fora](https://www.exemplo.com.br/x)', '[fora](https://www.exemplo.com.br/x)'],
    ['[índice](/docs/)', `[índice](${HOST}/docs.md)`],
  ])('%s leads to the same place from anywhere', (source, wanted) => {
    expect(write(source)).toBe(wanted);
  });

  test('headings lose the mark that fixes their id, tables and code stay as they are', () => {
    const table = '| A | B |\n| - | - |\n| `x` | 1 |';
    const source = `## Deu 204 [#rejeicao-204]\n\n${table}\n\n\`\`\`json\n{ "a": 1 }\n\`\`\``;
    expect(write(source)).toBe(`## Deu 204\n\n${table}\n\n\`\`\`json\n{ "a": 1 }\n\`\`\``);
  });

  test.each([
    ['<Callout title="A"> Um **dois** e `x`. </Callout>', '> **A**\n>\n> Um **dois** e `x`.'],
    [
      '<Operation id="sendDfeUsingPOST">o **envio**</Operation>',
      `[o **envio**](${HOST}/docs/api/fiscal/send-dfe-using-post.md)`,
    ],
    ['<Term id="recibo">número dele</Term>', 'número dele'],
  ])('%s on one line says the same', (source, wanted) => {
    expect(write(source)).toBe(wanted);
  });

  test('comments that mark lines of code are left out', () => {
    expect(write('```bash\n# highlight-next-line\nls\n```')).toBe('```bash\nls\n```');
  });

  test('comments and imports of MDX are left out', () => {
    expect(write('Antes {/* nota */}.\n\n{/* outra */}\n\nDepois.')).toBe('Antes .\n\nDepois.');
  });
});
