import { z } from 'zod';
import { suggest } from '../errors/nearest';
import { parseOrThrow } from '../errors/parse';
import { readSource } from '../errors/read-source.build';
import { SiteError } from '../errors/site-error';
import { parseYaml, toLocator } from '../errors/yaml';

const text = z.string().trim().min(3, 'Write a text of at least 3 characters');

const homeSchema = z.strictObject({
  /** Guide that takes a reader from nothing to the first document; its steps are shown where it has some. */
  quickStart: text,
  tasks: z
    .array(
      z.union([
        z.strictObject({ title: text, text, guide: text }),
        /** A page that is no guide, by its address without locale prefix; the link check finds one that is none. */
        z.strictObject({ title: text, text, path: text.startsWith('/') }),
      ]),
    )
    .min(1),
  answers: z.array(z.strictObject({ question: text, guide: text, anchor: text })).min(1),
});

/** What the home page leads to: the first guide, ways in by task, the most looked-up answers. */
export type HomeContent = z.output<typeof homeSchema>;

/**
 * Reads content/home.yaml.
 * @throws SiteError when it names a guide that does not exist
 */
export function loadHome(root: string, guides: readonly string[]): HomeContent {
  const file = 'content/home.yaml';
  const source = readSource(root, file);
  const { value, lineOf } = parseYaml(source, file);
  const home = parseOrThrow(homeSchema, value, file, toLocator(lineOf));
  const check = (place: readonly (string | number)[], name: string) => {
    if (guides.includes(name)) return;
    throw new SiteError({
      place: { file, ...toLocator(lineOf)(place) },
      key: String(place.at(-1)),
      found: `"${name}" does not exist`,
      fix: suggest(name, guides),
    });
  };
  check(['quickStart'], home.quickStart);
  for (const list of ['tasks', 'answers'] as const) {
    for (const [index, target] of home[list].entries()) {
      if ('guide' in target) check([list, index, 'guide'], target.guide);
    }
  }
  return home;
}
