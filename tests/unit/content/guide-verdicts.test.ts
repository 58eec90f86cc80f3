import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import texts from '../../../content/texts.json' with { type: 'json' };
import { PROJECT } from '../support/fixture-site';
import { projectSite } from '../support/project-site';

const verdicts = Object.values(texts.verdicts).join('|');
/** A verdict in the guide's own words: after the question, or alone in a cell of a table. */
const OWN_VERDICT = new RegExp(
  String.raw`\*\*Posso reenviar\?\*\*:? (?:${verdicts})\b|\| (?:${verdicts})(?: |,|;)`,
  'i',
);
const CODE = /<CStat code="(\d+)"(?: document="(\w+)")?/g;
/** `### Rejeição 539 … [#rejeicao-539]`: the code that a section is about. */
const ABOUT = /\[#(?:rejeicao|denegacao|duplicidade|cpf)-(\d{3,4})\]/;

const explained = [...projectSite.cstats.values()].filter(({ explanation }) => explanation !== undefined);

/** The sentences of a guide that give a verdict of their own on a code that the knowledge base explains. */
function listOwnVerdicts(source: string): readonly string[] {
  let about: string | undefined;
  return source.split('\n').filter((line) => {
    if (/^#{2,4} /.test(line)) about = ABOUT.exec(line)?.[1];
    if (!OWN_VERDICT.test(line)) return false;
    const named = Array.from(line.matchAll(CODE), ([, code, document = 'nfe']) => `${document}/${code}`);
    const isCode = ({ document, code }: { document: string; code: string }) =>
      named.includes(`${document}/${code}`) || code === about;
    return explained.some(isCode);
  });
}

describe('whether to send again after a code', () => {
  const { guides } = projectSite.versions.at(0) ?? { guides: [] };

  test.each(guides.map(({ file }) => file))('%s leaves to the knowledge base', (file) => {
    expect(listOwnVerdicts(readFileSync(path.join(PROJECT, file), 'utf8'))).toEqual([]);
  });

  test.each([
    'Deu <CStat code="539" />. **Posso reenviar?** Nunca com esse número.',
    '| <CStat code="611" document="mdfe" /> | mesma placa | Corrigir e reenviar |',
    '### A nota deu 539 [#rejeicao-539]\n\n**Posso reenviar?** Consultar antes.',
  ])('is noticed where a guide says it: %s', (source) => {
    expect(listOwnVerdicts(source)).toHaveLength(1);
  });
});
