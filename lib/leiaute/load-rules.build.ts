import { z } from 'zod';
import { parseOrThrow } from '../errors/parse';
import { hasSource } from '../errors/read-source.build';
import { readTable } from '../errors/read-table.build';
import { SiteError } from '../errors/site-error';
import type { FieldRule, Layout } from './layout';

const COLUMNS = ['rule', 'application', 'code', 'fields', 'source'];

const ruleSchema = z.strictObject({
  rule: z.string().min(1, 'Write the number of the rule'),
  application: z.enum(['mandatory', 'optional']),
  code: z.string().regex(/^\d{3,4}$/, 'Write a code of 3 or 4 digits'),
  /** Paths, " | " between several. */
  fields: z.string().min(1, 'Name at least one field'),
  source: z.string().min(1, 'Name the document that the rule was read in'),
});

/**
 * Reads which rules read which fields.
 * @param root the project's root folder
 * @param file the table, from there; a layout may have none
 * @param paths every path of the layout
 * @throws SiteError with the line of a rule that names a path of this document that it does not have
 */
export function loadFieldRules(
  root: string,
  file: string,
  paths: ReadonlySet<string>,
): Pick<Layout, 'rules' | 'ruleSources'> {
  const rules = new Map<string, readonly FieldRule[]>();
  if (!hasSource(root, file)) return { rules, ruleSources: [] };
  const { records, lines } = readTable(root, file, COLUMNS);
  const rows = parseOrThrow(z.array(ruleSchema), records, file, ([index]) => {
    const line = typeof index === 'number' ? lines[index] : undefined;
    return line === undefined ? {} : { line };
  });
  const [document = ''] = [...paths].map((path) => path.split('/')[1] ?? '');
  for (const [index, { rule, application, code, fields }] of rows.entries()) {
    // One table may serve several documents.
    const own = fields.split(' | ').filter((path) => path.split('/')[1] === document);
    for (const path of own) {
      if (!paths.has(path)) {
        const place = { file, line: lines[index] ?? 1 };
        throw new SiteError({ place, key: rule, found: `the layout has no ${path}`, fix: 'correct the path' });
      }
      rules.set(path, [...(rules.get(path) ?? []), { rule, code, isOptional: application === 'optional' }]);
    }
  }
  return { rules, ruleSources: [...new Set(rows.map(({ source }) => source))].sort() };
}
