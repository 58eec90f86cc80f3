import { z } from 'zod';
import { hasSource } from '../errors/read-source.build';
import { readTable } from '../errors/read-table.build';
import { SiteError } from '../errors/site-error';
import type { Layout, LayoutRule } from './layout';

const ruleSchema = z.strictObject({
  // It becomes the rule's address.
  rule: z.string().regex(/^[A-Za-z0-9.-]+$/, 'Write the number of the rule, such as N12-40'),
  /** A stroke between several. */
  models: z.string().regex(/^\d{2}(?:\/\d{2})*$/, 'Write models of 2 digits, such as 55/65'),
  /** Unknown where the source read does not say it. */
  application: z.enum(['mandatory', 'optional', 'unknown']),
  code: z.string().regex(/^\d{3,4}$/, 'Write a code of 3 or 4 digits'),
  /** Paths, " | " between several; empty for rules that read no field of the document. */
  fields: z.string(),
  source: z.string().min(1, 'Name the document that the rule was read in'),
});

/**
 * Reads the validation rules of a document, with the fields that they read.
 * @param root the project's root folder
 * @param file the table, from there; a layout may have none
 * @param paths every path of the layout
 * @returns all rules of the table, each with those of its fields that belong to the layout: one table may serve several
 * @throws SiteError with the line of a rule that is there twice, or that names a path of this document that it does not have
 */
export function loadRules(
  root: string,
  file: string,
  paths: ReadonlySet<string>,
): Pick<Layout, 'rules' | 'ruleSources'> {
  if (!hasSource(root, file)) return { rules: [], ruleSources: [] };
  const { rows, placeOf } = readTable(root, file, z.array(ruleSchema));
  const [document = ''] = [...paths].map((path) => path.split('/')[1] ?? '');
  const numbers = new Set<string>();
  const rules = rows.map((row): LayoutRule => {
    const { rule: number, models, application, code, fields, source } = row;
    const fault = (found: string, fix: string) => new SiteError({ place: placeOf(row), key: number, found, fix });
    if (numbers.has(number)) throw fault('another row has this number', 'remove one of them');
    numbers.add(number);
    const own = fields.split(' | ').filter((path) => path.split('/')[1] === document);
    const unknown = own.find((path) => !paths.has(path));
    if (unknown !== undefined) throw fault(`the layout has no ${unknown}`, 'correct the path');
    const isOptional = application === 'unknown' ? undefined : application === 'optional';
    return { number, code, isOptional, models: models.split('/'), fields: own, source };
  });
  return { rules, ruleSources: [...new Set(rows.map(({ source }) => source))].sort() };
}
