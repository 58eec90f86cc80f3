import { expect, test } from 'vitest';
import { z } from 'zod';
import { readTable } from '../../../lib/errors/read-table.build';

const COLUMNS = ['rule', 'models', 'application', 'code', 'fields', 'source'];
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
  const { records } = readTable(process.cwd(), `content/leiaute/regras/${table}.csv`, COLUMNS);
  const rows = z.array(z.object({ rule: z.string(), models: z.string(), fields: z.string() })).parse(records);
  const foreign = rows.flatMap(({ rule, models, fields }) => {
    const roots = models.split('/').flatMap((model) => ROOTS[model] ?? []);
    const paths = fields === '' ? [] : fields.split(' | ');
    return paths.filter((path) => !roots.includes(path.split('/')[1] ?? '')).map((path) => `${rule}: ${path}`);
  });
  expect(rows.length).toBeGreaterThan(0);
  expect(foreign).toEqual([]);
});
