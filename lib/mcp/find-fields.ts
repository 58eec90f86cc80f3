import { isLayoutField } from '../search/records/field-keywords';
import type { SearchRecord } from '../search/records/record';

/** A field or group of a layout: its page, its anchor there ('' for a group with a page of its own), and its path in JSON. */
export type NamedField = { readonly page: string; readonly anchor: string; readonly path: string };

/** The fields and groups of layouts among the records. */
export function listFields(records: readonly SearchRecord[]): readonly NamedField[] {
  return records.flatMap((record) => {
    const { url_without_anchor: page, anchor, tags, keywords } = record;
    if (isLayoutField(record)) return [{ page, anchor, path: anchor }];
    if (tags[0] !== 'layout') return [];
    // The keywords of a group begin with its tag and its path in XML, below the root and the content's own tag.
    const path = (keywords[1] ?? '').split('/').slice(2).join('.');
    return path !== '' && path.split('.').at(-1) === keywords[0] ? [{ page, anchor, path }] : [];
  });
}

/**
 * The fields that a caller means, the likeliest first: those with exactly that path, or else those that end with it.
 * @param name a tag, or a path in any form: `emit.CNPJ`, `documento.emit.CNPJ`, `/NFe/infNFe/emit/CNPJ`, `det[1].prod`
 * @param roots what a path may begin with and the paths of fields do not: `documento`, NFe, infNFe
 */
export function findFields(
  name: string,
  fields: readonly NamedField[],
  roots: ReadonlySet<string>,
): readonly NamedField[] {
  const steps = readSteps(name);
  for (let start = 0; start < steps.length; start++) {
    const found = findEnding(steps.slice(start).join('.'), fields);
    if (found.length > 0 || !roots.has(steps[start] ?? '')) return found;
  }
  return [];
}

function findEnding(path: string, fields: readonly NamedField[]): readonly NamedField[] {
  const exact = fields.filter((field) => field.path === path);
  if (exact.length > 0) return exact;
  const folded = `.${path.toLowerCase()}`;
  const ends = fields.filter((field) => `.${field.path.toLowerCase()}`.endsWith(folded));
  const sameCase = ends.filter((field) => `.${field.path}`.endsWith(`.${path}`));
  const found = sameCase.length > 0 ? sameCase : ends;
  return found.toSorted((one, other) => countSteps(one.path) - countSteps(other.path));
}

/** The tags of a path in any form, without places in lists, namespaces and marks of attributes. */
function readSteps(name: string): readonly string[] {
  return name
    .trim()
    .replace(/[[(][^\])]{0,20}[\])]/g, '')
    .split(/[/.]+/)
    .map((step) => step.replace(/^.*:/, '').replace('@', ''))
    .filter((step) => step !== '');
}

const countSteps = (path: string) => path.split('.').length;
