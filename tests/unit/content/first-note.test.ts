import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { type FirstNoteProgram, listSteps, splitSteps } from '../../../lib/content/first-note';
import { loadFirstNote } from '../../../lib/content/load-first-note.build';
import { parseGuide } from '../../../lib/content/parse-guide';
import { firstNotePath } from '../../../lib/routes/download-address';
import { readFault } from '../support/fault';
import { PROJECT } from '../support/fixture-site';
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

  test('are none for a site without them', () => expect(loadFirstNote('/nowhere')).toEqual([]));

  test('are files, each with the name that readers see and the grammar of its code', () => {
    expect(programs.map(({ language, label, file, grammar }) => [language, label, file, grammar])).toEqual([
      ['curl', 'cURL', 'primeira-nota.sh', 'bash'],
      ['nodejs', 'Node.js', 'primeira-nota.mjs', 'javascript'],
      ['csharp', 'C#', 'PrimeiraNota.cs', 'csharp'],
      ['php', 'PHP', 'primeira-nota.php', 'php'],
      ['java', 'Java', 'PrimeiraNota.java', 'java'],
    ]);
    for (const { file, code } of programs) {
      const text = readFileSync(path.join(PROJECT, 'content/primeira-nota', file), 'utf8');
      expect(text).toBe(`${code}\n`);
    }
  });

  test.each(programs.map((program) => [program.label, program] as const))('%s has the five steps', (_, program) => {
    expect(program.parts.map((part) => /^\s*(?:#|\/\/) (\d)\. /u.exec(part)?.[1])).toEqual([
      undefined,
      ...['1', '2', '3', '4', '5'],
    ]);
    // Pasted one below the other they are the program.
    expect(program.parts.join('').replace(/\s/gu, '')).toBe(program.code.replace(/\s/gu, ''));
  });

  test('the one in PHP is published as text', () => {
    expect(programs.map(({ file }) => firstNotePath(file)).filter((path) => /\.php$/u.test(path))).toEqual([]);
  });
});

describe('the steps that a guide shows', () => {
  const GUIDE = `${GUIDE_TOP}## 1. Crie o \`token\` [#token]

Ele vale uma hora. E mais.

<FirstNotePart step="0" />

<FirstNotePart step="1" />

## 2. Envie [#envio]

Sem ponto final

<FirstNotePart step="2" />
`;
  const guide = parseGuide(GUIDE, 'guia.mdx');
  const programs: FirstNoteProgram[] = ['bash', 'php'].map((grammar) => ({
    ...{ language: 'curl', label: grammar, file: grammar, grammar: grammar as 'bash', code: '' },
    parts: ['início', `um de ${grammar}`, 'dois', 'três'],
  }));

  test('have its titles, first sentences and anchors, and the code of the first program, with what comes before', () => {
    expect(listSteps(guide, programs)).toEqual([
      {
        title: '1. Crie o token',
        lead: 'Ele vale uma hora.',
        anchor: 'token',
        code: 'início\n\num de bash',
        grammar: 'bash',
      },
      { title: '2. Envie', lead: 'Sem ponto final', anchor: 'envio', code: 'dois', grammar: 'bash' },
    ]);
  });

  test('are none without programs, without parts, or above the first heading', () => {
    expect(listSteps(guide, [])).toEqual([]);
    expect(listSteps({ ...guide, references: [] }, programs)).toEqual([]);
    expect(listSteps(parseGuide(`${GUIDE_TOP}<FirstNotePart step="1" />\n`, 'guia.mdx'), programs)).toEqual([]);
    expect(listSteps({ ...guide, sections: [] }, programs).map(({ lead }) => lead)).toEqual(['', '']);
  });
});

test('a step that no program has stops the build', () => {
  expect(readFault(() => readGuide(`${GUIDE_TOP}<FirstNotePart step="7" />\n`))).toContain(
    'the programs of content/primeira-nota have no such step',
  );
});
