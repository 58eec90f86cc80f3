import { suggest } from '../errors/nearest';
import { SiteError } from '../errors/site-error';

/** Deadlines by their keys in content/regras/prazos.yaml, with the words that pages print: "90 dias". */
export type DeadlineValues = Readonly<Record<string, { readonly value: string }>>;

/** Explanations and diagrams have no components, so a deadline is a place in their text. */
const PLACE = /\{prazo:([^{}]*)\}/g;

/**
 * Puts deadlines in their places, such as `{prazo:nfe-ciencia}`, before the source is parsed: the fault then knows its line.
 * @param source a whole file of YAML or Mermaid; values are letters, digits and spaces, which mean nothing to either
 * @param file path from the project's root, for messages
 * @throws SiteError with the line of a place that names no deadline
 */
export function printDeadlines(source: string, file: string, deadlines: DeadlineValues): string {
  return source.replace(PLACE, (place, id: string, at: number) => {
    const deadline = Object.hasOwn(deadlines, id) ? deadlines[id] : undefined;
    if (deadline) return deadline.value;
    throw new SiteError({
      place: { file, line: source.slice(0, at).split('\n').length },
      key: place,
      found: `content/regras/prazos.yaml has no "${id}"`,
      fix: suggest(id, Object.keys(deadlines)),
    });
  });
}
