import { isAccessKey } from '../fiscal/key-form';
import { findStateCode } from '../fiscal/states';
import { COMPANIES, FIXED_ISSUERS, RECIPIENTS, STATES, type StateName } from './examples';
import type { ValueKind } from './reader-data';

/** A value of a sample that the reader replaces; places are UTF-16 units of the text. */
export type SampleValue = { readonly kind: ValueKind; readonly start: number; readonly end: number };

/** What stands between a name and its value: in JSON, also inside a string, in YAML, XML, addresses and programs. */
const BETWEEN = String.raw`(?:\\?["']?\s*(?::|=>|=)\s*\\?["']?|>|",\s*"value":\s*"|\s+value:\s*["']?)`;
/** Series that are not of a company: those of the authorities and of producers without CNPJ begin here. */
const FIRST_RESERVED_SERIES = 890;
/** The environment variable from which samples read the token. */
const TOKEN = 'TOKEN';
/** The variable of the number in files for API clients; elsewhere the name is that of a house's number. */
const NUMBER_VARIABLE = String.raw`@numero = |"key":\s*"numero",\s*"value":\s*"|name: numero\s+value:\s*["']?`;
/** A town's name stands within so many characters of its code. */
const BESIDE = 80;

/**
 * The values of a sample that are the reader's, in their order. They are told by the table of fictional companies, with
 * the names of fields where a value alone says nothing; of several companies the first is the reader's.
 */
export function findSampleValues(text: string): readonly SampleValue[] {
  const company = findCompany(text);
  const found = [
    ...RECIPIENTS.flatMap((address) => findPlain(text, 'email', address)),
    ...findPlain(text, 'token', TOKEN),
    ...(company ? findCompanyValues(text, company) : []),
  ];
  return found.toSorted((one, other) => one.start - other.start);
}

type Company = { readonly cnpj: string; readonly state: StateName };

/** Without any issuer a sample is of the first company; one about a fixed issuer is of none. */
function findCompany(text: string): Company | undefined {
  const companies = [...COMPANIES].map(([cnpj, state]) => ({ cnpj, state, at: text.indexOf(cnpj) }));
  const [named] = companies.filter(({ at }) => at !== -1).toSorted((one, other) => one.at - other.at);
  if (named) return named;
  return FIXED_ISSUERS.some((issuer) => text.includes(issuer)) ? undefined : companies[0];
}

function findCompanyValues(text: string, { cnpj, state }: Company): readonly SampleValue[] {
  const keys = findKeys(text, cnpj);
  return [
    ...keys,
    ...(keys.length > 0 ? findNamed(text, 'digit', 'cDV', '[0-9]') : []),
    ...findPlain(text, 'cnpj', cnpj),
    ...findStateValues(text, state),
    ...findNumbers(text),
  ];
}

/** Keys of the company, also in the id of a document or event. One with a wrong digit is wrong on purpose. */
function findKeys(text: string, cnpj: string): readonly SampleValue[] {
  const form = new RegExp(`[0-9]{6}${cnpj}[0-9]{24}`, 'g');
  return [...text.matchAll(form)].flatMap(({ 0: key, index }) => {
    const before = text.slice(Math.max(index - 8, 0), index);
    const isApart = !/[0-9A-Za-z]$/.test(before) || /(?:ID[0-9]{6}|NFe|CTe|MDFe)$/.test(before);
    return isApart && isAccessKey(key) ? [{ kind: 'key' as const, start: index, end: index + key.length }] : [];
  });
}

/** Everywhere that a value stands alone. */
function findPlain(text: string, kind: ValueKind, value: string): readonly SampleValue[] {
  const escaped = value.replaceAll('.', String.raw`\.`);
  const places = text.matchAll(new RegExp(`(^|[^0-9A-Za-z_@-])${escaped}(?![0-9A-Za-z_@-])`, 'g'));
  return [...places].map(({ 0: match, index }) => {
    const end = index + match.length;
    return { kind, start: end - value.length, end };
  });
}

/** The issuer may be in any town of the state. */
function findStateValues(text: string, state: StateName): readonly SampleValue[] {
  const code = findStateCode(state) ?? '';
  const isOfIssuer = ({ start }: SampleValue) => text.startsWith('enderEmit', text.lastIndexOf('ender', start));
  const towns = [
    ...findNamed(text, 'citycode', 'cMunFG|cMunEnv|codigoMunicipio', `${code}[0-9]{5}`),
    ...findNamed(text, 'citycode', 'cMun', `${code}[0-9]{5}`).filter(isOfIssuer),
  ];
  const isBesideTown = ({ start }: SampleValue) => towns.some((town) => Math.abs(town.start - start) < BESIDE);
  return [
    ...towns,
    ...findNamed(text, 'city', 'xMunEnv|municipio|xMun', String.raw`\p{Lu}[\p{L} ]*\p{Ll}`).filter(isBesideTown),
    ...findNamed(text, 'cuf', 'cUF', code),
    ...findNamed(text, 'uf', 'UFEnv|uf', state),
    ...findNamed(text, 'uf', 'UF', state).filter(isOfIssuer),
    ...findNamed(text, 'ie', 'IE|inscricaoEstadual', STATES[state].ie),
  ];
}

/** Documents that the company received are numbered by their suppliers, those that webhooks deliver among them. */
function findNumbers(text: string): readonly SampleValue[] {
  if (/\/recebidos|"entregaId"/.test(text)) return [];
  return [
    ...findNamed(text, 'series', 'serie', '[0-9]{1,3}'),
    ...findAfter(text, 'series', '/series/', '[0-9]{1,3}'),
    ...findNamed(text, 'number', 'nNF|nCT|nMDF', '[0-9]{1,9}'),
    ...findAfter(text, 'number', `/numeros/|${NUMBER_VARIABLE}`, '[0-9]{1,9}'),
  ].filter(({ kind, start, end }) => kind === 'number' || Number(text.slice(start, end)) < FIRST_RESERVED_SERIES);
}

const findNamed = (text: string, kind: ValueKind, names: string, value: string) =>
  findAfter(text, kind, `(?:^|[^0-9A-Za-z_])(?:${names})${BETWEEN}`, value);

function findAfter(text: string, kind: ValueKind, before: string, value: string): readonly SampleValue[] {
  return [...text.matchAll(new RegExp(`(?:${before})(${value})(?![0-9A-Za-z_])`, 'gu'))].map(
    ({ 0: match, 1: own = '', index }) => {
      const end = index + match.length;
      return { kind, start: end - own.length, end };
    },
  );
}
