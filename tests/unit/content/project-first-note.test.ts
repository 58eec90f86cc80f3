import { describe, expect, test } from 'vitest';
import { listSteps } from '../../../lib/content/first-note';
import { loadFirstNote } from '../../../lib/content/load-first-note.build';
import { ENVIRONMENTS } from '../../../lib/openapi/samples/environments';
import { exampleBodyPath } from '../../../lib/routes/download-address';
import { PROJECT } from '../support/fixture-site';
import { projectSite } from '../support/project-site';

/** The version that readers have who have chosen none. */
const last = projectSite.versions.find(({ version }) => version.isLast);

describe('the programs of the first document', () => {
  const programs = loadFirstNote(PROJECT);
  const server = projectSite.api.servers.find(({ environment }) => environment === ENVIRONMENTS[0]);

  test.each(programs)('$label calls the API where samples do', ({ code }) => {
    expect(code.match(/https:\/\/[^'"]+/gu)).toEqual([`${server?.url}/v1`]);
  });

  test.each([
    ['sendDfeUsingPOST', 'nfe'],
    ['adicionarEmpresaUsingPOST', 'empresa-com-filiais'],
  ])('read the body of %s that the guide links', (id, example) => {
    const page = projectSite.pages.find(
      (one) => one.kind === 'operation' && one.version === last?.version.name && one.operation.id === id,
    );
    const guide = last?.guides.find((one) => one.id.endsWith('/primeira-nota'));
    expect(page && JSON.stringify(guide)).toContain(page && exampleBodyPath(page.sharedPath, example));
    for (const { code } of programs) expect(code).toContain(`${example}.json`);
  });
});

describe('the steps that the home page shows', () => {
  const shell = loadFirstNote(PROJECT).slice(0, 1);
  const guideOf = (id: string) => {
    const guide = last?.guides.find((one) => one.id === id);
    if (!guide) throw new Error(`no guide ${id}`);
    return guide;
  };

  test('are those of the guide, with its titles, first sentences and anchors', () => {
    const steps = listSteps(guideOf(projectSite.home.quickStart), shell);
    expect(steps.map(({ title, anchor }) => `${title} #${anchor}`)).toEqual([
      '1. Crie o token #token',
      '2. Adicione a empresa e o certificado #empresa',
      '3. Envie a nota #envio',
      '4. Pergunte o resultado #resultado',
      '5. Baixe o DANFE e o XML #danfe',
    ]);
    expect(steps[0]?.lead).toBe('O token acompanha as outras chamadas e vale uma hora.');
    for (const { lead } of steps) expect(lead).toMatch(/^[A-Z][^\n]{20,160}\.$/u);
  });

  test('are the whole program, one below the other', () => {
    const steps = listSteps(guideOf(projectSite.home.quickStart), shell);
    expect(steps.map(({ code }) => code).join('\n\n')).toBe(shell[0]?.code);
  });

  test('are none where a guide shows none, and none without programs', () => {
    expect(listSteps(guideOf('documentacao/faq'), shell)).toEqual([]);
    expect(listSteps(guideOf(projectSite.home.quickStart), [])).toEqual([]);
  });
});
