import { inspectAccessKey } from '../../fiscal/access-key';
import { findStateCode } from '../../fiscal/states';
import { readCnpj, readCpf } from '../../fiscal/taxpayer';
import { isGroup } from '../read-document';
import type { DocumentGroup, DocumentValue } from '../recipe';
import type { Fault } from '../rule';

/** Tags whose value is a whole CNPJ: `CNPJBasePSP` has its first eight characters, which no digits check. */
const CNPJ_TAG = /^CNPJ(?!Base)/;
/** Tags whose value is the access key of another document. */
const KEY_TAGS = new Set([
  ...['refNFe', 'chave', 'chNFe', 'chaveAcesso', 'chaveSubstituta', 'refCTe', 'chCTe', 'chCte', 'chCTeMultimodal'],
  ...['chCTePagAnt', 'chDFePagAnt', 'chMDFe', 'chNFCom', 'chNFComLocal', 'chBPe'],
]);
/** Models that other documents name and nobody issues here: of their keys everything but the model is checked. */
const FOREIGN_MODELS = new Set(['99']);
/** Tags whose value is the number of a municipality, of which the first two digits are its state. */
const TOWN_TAG = /^cMun/;
/** A municipality abroad. */
const ABROAD = '9999999';

/** What every document is held to, whatever it is: check digits of taxpayers and keys, and towns in their states. */
export function checkValues(document: DocumentGroup): readonly Fault[] {
  return Object.entries(document).flatMap(([tag, value]) => checkValue(value, tag, tag));
}

function checkValue(value: DocumentValue, path: string, tag: string): readonly Fault[] {
  if (isGroup(value)) {
    const inner = Object.entries(value).flatMap(([name, child]) => checkValue(child, `${path}.${name}`, name));
    return [...inner, ...checkTown(value, path)];
  }
  if (typeof value !== 'string') return value.flatMap((part) => checkValue(part, path, tag));
  const fault = (fix: string) => [{ path, rejection: undefined, found: `"${value}" is not right`, fix }];
  if (CNPJ_TAG.test(tag) && !readCnpj(value).isValid) return fault(`end it with ${readCnpj(value).expectedDigits}`);
  if (/^CPF/.test(tag) && !readCpf(value).isValid) return fault(`end it with ${readCpf(value).expectedDigits}`);
  if (!KEY_TAGS.has(tag)) return [];
  const wrong = inspectAccessKey(value).faults.find(
    (one) => one.kind !== 'model' || !FOREIGN_MODELS.has(one.part.value),
  );
  if (!wrong) return [];
  return fault('expected' in wrong ? `its ${wrong.kind} is ${wrong.expected}` : `correct its ${wrong.kind}`);
}

/** An address names its town and its state side by side. */
function checkTown(group: DocumentGroup, path: string): readonly Fault[] {
  const { UF: state } = group;
  const [tag, town] = Object.entries(group).find(([name]) => TOWN_TAG.test(name)) ?? [];
  if (tag === undefined || typeof town !== 'string' || typeof state !== 'string') return [];
  const wanted = state === 'EX' ? ABROAD : findStateCode(state);
  if (town === wanted || (wanted !== undefined && state !== 'EX' && town.startsWith(wanted))) return [];
  const found = `the town ${town} is not in ${state}`;
  return [{ path: `${path}.${tag}`, rejection: undefined, found, fix: 'correct the town or the state' }];
}
