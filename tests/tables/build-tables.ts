import { parse } from 'yaml';
import { z } from 'zod';
import type { Tag } from './read-tags';

const NOTE = 'Made from the tests’ own tags by `npm run test:tables`: change the tags, not this file.';

/** tests/behaviours.md: what the site promises its readers, a section for each word before the colon of a tag. */
export function buildBehaviours(tags: readonly Tag[]): string {
  const sections = new Map<string, Map<string, Tag[]>>();
  for (const tag of tags.filter(({ kind }) => kind === 'behaviour')) {
    const [, section = '', behaviour = ''] = /^([^:]+): (.+)$/.exec(tag.text) ?? [];
    if (section === '') throw new Error(`${tag.file}: “${tag.text}” has no section: write “@behaviour Section: what”`);
    const rows = sections.get(section) ?? new Map<string, Tag[]>();
    rows.set(behaviour, [...(rows.get(behaviour) ?? []), tag]);
    sections.set(section, rows);
  }
  const tables = [...sections].toSorted(compareNames).map(([section, rows]) => {
    const lines = [...rows].toSorted(compareNames).map(([text, proofs]) => `| ${text} | ${writeProofs(proofs)} |`);
    return `## ${section}\n\n| Behaviour | Tests |\n| --- | --- |\n${lines.join('\n')}\n`;
  });
  return `# What the site promises its readers\n\n${NOTE}\n\n${tables.join('\n')}`;
}

const featureList = z.array(
  z.strictObject({
    section: z.string(),
    features: z.array(
      z.strictObject({
        number: z.int(),
        name: z.string(),
        /** What is missing, "no" or "no: why", or only partly there, "partial: what there is". */
        here: z
          .string()
          .regex(/^(no(: .+)?|partial: .+)$/)
          .optional(),
      }),
    ),
  }),
);

/**
 * tests/features.md: what readers of API references are used to, and the tests that prove it.
 * @param list text of tests/features.yaml
 * @throws Error when a feature that the site has is not proved, one that it lacks is, or a tag names none
 */
export function buildFeatures(tags: readonly Tag[], list: string): string {
  const sections = featureList.parse(parse(list));
  const proofs = tags.filter(({ kind }) => kind === 'feature');
  const numbers = sections.flatMap(({ features }) => features.map(({ number }) => String(number)));
  const lost = proofs.find(({ text }) => !numbers.includes(text));
  if (lost) throw new Error(`${lost.file}: tests/features.yaml has no feature ${lost.text}`);
  const tables = sections.map(({ section, features }) => {
    const lines = features.map(({ number, name, here = 'yes' }) => {
      const own = proofs.filter(({ text }) => text === String(number));
      if (here.startsWith('no') === own.length > 0) {
        throw new Error(`tests/features.yaml: feature ${number} is “${here}” and has ${own.length} tests`);
      }
      return `| ${number} | ${name} | ${here} | ${writeProofs(own)} |`;
    });
    return `## ${section}\n\n| # | Feature | Here | Tests |\n| --- | --- | --- | --- |\n${lines.join('\n')}\n`;
  });
  return `# Features of the reference\n\n${NOTE} The list itself is \`tests/features.yaml\`.\n\n${tables.join('\n')}`;
}

function compareNames([one]: readonly [string, unknown], [other]: readonly [string, unknown]): number {
  return one.localeCompare(other, 'en');
}

function writeProofs(tags: readonly Tag[]): string {
  return tags.map(({ file, test }) => `\`${file} › ${test.replaceAll('|', '\\|')}\``).join('<br>');
}
