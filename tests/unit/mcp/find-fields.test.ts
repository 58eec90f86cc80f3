import { expect, test } from 'vitest';
import { findFields } from '@/lib/mcp/find-fields';

const FIELDS = [
  ...['emit', 'emit.CNPJ', 'emit.enderEmit.CEP', 'dest.CNPJ', 'det.prod.CFOP', 'infDoc.infMunDescarga.infNFe.chNFe'],
].map((path) => ({ page: '/docs/leiaute/nfe/', anchor: path, path }));
const ROOTS = new Set(['documento', 'NFe', 'infNFe']);

test.each([
  ['emit', ['emit']],
  ['emit.CNPJ', ['emit.CNPJ']],
  ['CNPJ', ['emit.CNPJ', 'dest.CNPJ']],
  ['cnpj', ['emit.CNPJ', 'dest.CNPJ']],
  ['documento.emit.CNPJ', ['emit.CNPJ']],
  ['/NFe/infNFe/emit/CNPJ', ['emit.CNPJ']],
  ['//nfe:infNFe/nfe:emit/nfe:enderEmit/nfe:CEP', ['emit.enderEmit.CEP']],
  ['det[1].prod.CFOP', ['det.prod.CFOP']],
  ['infNFe/chNFe', ['infDoc.infMunDescarga.infNFe.chNFe']],
  ['outro.CNPJ', []],
  ['CNP', []],
  ['', []],
  ['///', []],
])('%j means %j', (name, wanted) => {
  expect(findFields(name, FIELDS, ROOTS).map(({ path }) => path)).toEqual(wanted);
});
