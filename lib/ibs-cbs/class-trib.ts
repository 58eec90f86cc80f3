/** What the table calls documents, in the order of its columns. */
export const CLASS_TRIB_DOCUMENTS = [
  'NF-e',
  'NFC-e',
  'CT-e',
  'CT-e OS',
  'BP-e',
  'BP-e TA',
  'BP-e TM',
  'NF3e',
  'NFCom',
  'NFS-e',
  'NFS-e Via',
  'NFAg',
  'NFGas',
  'NF-e ABI',
  'DeRE',
  'DIR',
  'Duimp',
] as const;

export type ClassTribDocument = (typeof CLASS_TRIB_DOCUMENTS)[number];

/** Words of the table for the rate that a code starts from. */
export const RATE_KINDS = ['padrão', 'uniforme nacional', 'uniforme setorial', 'fixa', 'sem alíquota'] as const;

/** A classification of IBS and CBS (cClassTrib): six digits, of which the first three are its CST. */
export type ClassTrib = {
  readonly code: string;
  readonly name: string;
  /** Reductions of the rates, in per cent. */
  readonly reduction: { readonly ibs: number; readonly cbs: number };
  readonly rate: (typeof RATE_KINDS)[number];
  /** Documents in which it may be used, in the order of the table; none where the table marks none. */
  readonly documents: readonly ClassTribDocument[];
  /** Groups of the layout, by their names: those of its CST and its own. */
  readonly groups: GroupRules & { readonly allowed: readonly string[] };
  /** Days of the table, DD/MM/YYYY. */
  readonly from: string;
  readonly until: string | undefined;
  /** Article of the law LC 214/2025. */
  readonly article: string;
};

/** Which groups of the layout must be sent and which must not. */
export type GroupRules = { readonly demanded: readonly string[]; readonly forbidden: readonly string[] };

/** A tax situation of IBS and CBS (CST), with the classifications that belong to it. */
export type Cst = {
  /** Three digits. */
  readonly code: string;
  readonly name: string;
  readonly groups: GroupRules;
  /** What NF-e and NFC-e are rejected with, in words with the codes' numbers. */
  readonly rejections: string;
  readonly note: string | undefined;
  readonly classTribs: readonly ClassTrib[];
};

/** The whole table, as published. */
export type ClassTribTable = {
  /** The publication and its version. */
  readonly source: string;
  /** The day of the copy, YYYY-MM-DD. */
  readonly date: string;
  readonly csts: readonly Cst[];
};

/** Path of the table's page below a version's documentation. */
export const CLASS_TRIB_SLUG = 'ibs-cbs/cclasstrib';

/** Id of a code's entry on the page of the table. */
export function toClassTribAnchor(code: string): string {
  return `cclasstrib-${code}`;
}

/** Id of a CST's part of that page. */
export function toCstAnchor(code: string): string {
  return `cst-${code}`;
}

/** "CST 200: Alíquota reduzida". */
export function formatCstName({ code, name }: Pick<Cst, 'code' | 'name'>): string {
  return `CST ${code}: ${name}`;
}

/** A number of a status code in the words on rejections. */
const REJECTION = /\b\d{4}\b/g;

/** The status codes that the words on a CST's rejections name. */
export function listRejections({ rejections }: Pick<Cst, 'rejections'>): readonly string[] {
  return rejections.match(REJECTION) ?? [];
}

/** The words on rejections with something else in the place of each number, such as a link. */
export function replaceRejections(words: string, replace: (code: string) => string): string {
  return words.replace(REJECTION, replace);
}

/** Texts with names of the layout, such as gRed and pRedAliq, marked as code. */
export function markNames(text: string, mark: (name: string) => string): string {
  return text.replace(/\b[a-z]+[A-Z]\w*/g, mark);
}

/** The classification with this number, if the table has it. */
export function findClassTrib({ csts }: ClassTribTable, code: string): ClassTrib | undefined {
  return csts.flatMap(({ classTribs }) => classTribs).find((candidate) => candidate.code === code);
}

/** The number of every code, in the order of the table. */
export function listClassTribCodes({ csts }: ClassTribTable): readonly string[] {
  return csts.flatMap(({ classTribs }) => classTribs.map(({ code }) => code));
}
