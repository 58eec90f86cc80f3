import { expect, test } from 'vitest';
import { z } from 'zod';
import { readTable } from '../../../lib/errors/read-table.build';

const text = z.string();
const ruleSchema = z.strictObject({
  rule: text,
  models: text,
  application: text,
  code: text,
  fields: text,
  source: text,
});
/** Where the paths of a model's documents begin. */
const ROOTS: Readonly<Record<string, readonly string[]>> = {
  '55': ['NFe'],
  '57': ['CTe', 'CTeSimp'],
  '58': ['MDFe'],
  '62': ['NFCom'],
  '64': ['GTVe'],
  '65': ['NFe'],
  '67': ['CTeOS'],
};

test.each(['nfe', 'cte', 'mdfe', 'nfcom'])('rules of %s read no field of a document that they are not for', (table) => {
  const { rows } = readTable(process.cwd(), `content/leiaute/regras/${table}.csv`, z.array(ruleSchema));
  const foreign = rows.flatMap(({ rule, models, fields }) => {
    const roots = models.split('/').flatMap((model) => ROOTS[model] ?? []);
    const paths = fields === '' ? [] : fields.split(' | ');
    return paths.filter((path) => !roots.includes(path.split('/')[1] ?? '')).map((path) => `${rule}: ${path}`);
  });
  expect(rows.length).toBeGreaterThan(0);
  expect(foreign).toEqual([]);
});
