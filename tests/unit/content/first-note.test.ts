import { describe, expect, test } from 'vitest';
import { splitSteps } from '../../../lib/content/first-note';
import { loadFirstNote } from '../../../lib/content/load-first-note.build';
import { ENVIRONMENTS } from '../../../lib/openapi/samples/environments';
import { exampleBodyPath, firstNotePath } from '../../../lib/routes/download-address';
import { readFault } from '../support/fault';
import { PROJECT } from '../support/fixture-site';
import { projectSite } from '../support/project-site';
import { GUIDE_TOP, readGuide } from '../support/small-guide';

describe('the steps of a program', () => {
  test('start at numbered comments, of either kind, at any depth', () => {
    expect(splitSteps('use x;\n\n# 1. Um\na\n\n# 2. Dois\nb\n')).toEqual(['use x;', '# 1. Um\na', '# 2. Dois\nb']);
    expect(splitSteps('{\n    // 1. Um\n    a;\n}')).toEqual(['{', '    // 1. Um\n    a;\n}']);
  });

  test('are not comments that hold a number elsewhere', () => {
    expect(splitSteps('# veja 1. Um\n# 409: já existe\n#1. Um\n')).toHaveLength(1);
  });
});

describe('the programs of the first document', () => {
  const programs = loadFirstNote(PROJECT);
  const server = projectSite.api.servers.find(({ environment }) => environment === ENVIRONMENTS[0]);

  test('are none for a site without them', () => expect(loadFirstNote('/nowhere')).toEqual([]));

  test.each(programs.map((program) => [program.label, program] as const))('%s has the five steps', (_, program) => {
    expect(program.parts.map((part) => /^\s*(?:#|\/\/) (\d)\. /u.exec(part)?.[1])).toEqual([
      undefined,
      ...['1', '2', '3', '4', '5'],
    ]);
    // Pasted one below the other they are the program.
    expect(program.parts.join('').replace(/\s/gu, '')).toBe(program.code.replace(/\s/gu, ''));
  });

  test.each(programs)('$label calls the API where samples do', ({ code }) => {
    expect(code.match(/https:\/\/[^'"]+/gu)).toEqual([`${server?.url}/v1`]);
  });

  test('the one in PHP is published as text', () => {
    expect(programs.map(({ file }) => firstNotePath(file)).filter((path) => /\.php$/u.test(path))).toEqual([]);
  });

  test.each([
    ['sendDfeUsingPOST', 'nfe'],
    ['adicionarEmpresaUsingPOST', 'empresa-com-filiais'],
  ])('read the body of %s that the guide links', (id, example) => {
    const page = projectSite.pages.find((one) => one.kind === 'operation' && one.operation.id === id);
    const guide = projectSite.versions[0]?.guides.find((one) => one.id.endsWith('/primeira-nota'));
    expect(page && JSON.stringify(guide)).toContain(page && exampleBodyPath(page.sharedPath, example));
    for (const { code } of programs) expect(code).toContain(`${example}.json`);
  });
});

test('a step that no program has stops the build', () => {
  expect(readFault(() => readGuide(`${GUIDE_TOP}<FirstNotePart step="7" />\n`))).toContain(
    'the programs of content/primeira-nota have no such step',
  );
});
