import { z } from 'zod';
import { readTable } from '../errors/read-table.build';
import { SiteError, type SourcePlace } from '../errors/site-error';
import type { ChoiceStep, LayoutRow } from './layout';

const least = z.string().regex(/^\d+$/, 'Write a whole number').transform(Number);
const most = z
  .string()
  .regex(/^(?:\d+|unbounded)$/, 'Write a whole number, or unbounded')
  .transform((text) => (text === 'unbounded' ? undefined : Number(text)));

const rowSchema = z.strictObject({
  path: z.string().regex(/^(?:\/@?[A-Za-z0-9]+)+$/, 'Write a path from the root, such as /NFe/infNFe/ide'),
  kind: z.enum(['group', 'field', 'attribute']),
  min: least,
  max: most,
  choice: z.string(),
  type: z.string(),
  length: z.string(),
  pattern: z.string(),
  values: z.string(),
  id: z.string(),
});

const STEP = /^([cs])(\d+)([?*]?)(?:\.(\d+))?([?*]?)$/;

/**
 * The rows of an official layout, in its order. What the official schema offers in two branches of a choice may be
 * there with either: it stands once, outside of the choice.
 * @param root the project's root folder
 * @param file the table, from there
 * @throws SiteError with the line of a row that cannot be accepted
 */
export function readLayoutRows(root: string, file: string): readonly LayoutRow[] {
  const { rows, placeOf } = readTable(root, file, z.array(rowSchema));
  const read = rows.map((row): LayoutRow => {
    const { id, path, kind, min, max, choice, values, ...format } = row;
    const place = placeOf(row);
    const steps = readSteps(choice, place);
    const { line } = place;
    const manualId = id === '' ? undefined : id;
    return { path, kind, manualId, occurs: { min, max }, choice: steps, values: splitValues(values), line, ...format };
  });
  const byPath = new Map<string, LayoutRow>();
  for (const row of read) {
    const first = byPath.get(row.path);
    byPath.set(row.path, first ? { ...first, choice: listShared(first.choice, row.choice) } : row);
  }
  return [...byPath.values()];
}

/** The steps that two rows begin with; the branches of a choice inside a part that stands twice bear two numbers. */
function listShared(own: readonly ChoiceStep[], other: readonly ChoiceStep[]): readonly ChoiceStep[] {
  const parting = own.findIndex(
    ({ kind, branch }, depth) => kind !== other[depth]?.kind || branch !== other[depth].branch,
  );
  return parting === -1 ? own : own.slice(0, parting);
}

/**
 * What ties a row to its neighbours, as tables write it: "c7.2>s4?".
 * @throws SiteError on a step that is none
 */
export function readSteps(text: string, place: SourcePlace): readonly ChoiceStep[] {
  return text === '' ? [] : text.split('>').map((step) => readStep(step, place));
}

function readStep(text: string, place: SourcePlace): ChoiceStep {
  const [, kind, number, before, branch, after] = STEP.exec(text) ?? [];
  if (kind === undefined) {
    throw new SiteError({ place, key: 'choice', found: `"${text}" is no step`, fix: 'write c7.2, s4 or s4?' });
  }
  return {
    kind: kind === 'c' ? 'choice' : 'sequence',
    number: Number(number),
    branch: Number(branch ?? 0),
    isOptional: `${before}${after}`.includes('?'),
    isRepeatable: `${before}${after}`.includes('*'),
  };
}

/** "1=Normal | 2" without the schema's own meanings: the site has its own. */
function splitValues(text: string): readonly string[] {
  if (text === '') return [];
  return text.split(' | ').map((value) => value.split('=')[0]?.trim() ?? '');
}
