import { type CStatDocumentId, cstatDocuments } from './documents';

/** Answers to "may I send it again?". */
export const RESEND_VERDICTS = [
  /** The tax authority did not refuse the content: the same bytes may be sent again. */
  'reenviar-igual',
  'corrigir-e-reenviar',
  /** The document may exist already: ask for its key first. */
  'consultar-antes',
  'aguardar',
  /** Sending again cannot help: the matter ends here or needs another document. */
  'nunca',
  /** Not an error. */
  'nada-a-corrigir',
] as const;

export type ResendVerdict = (typeof RESEND_VERDICTS)[number];

/** Words of the official table for what a code tells. */
export const CSTAT_KINDS = [
  'autorizado',
  /** A remark on an authorised document, told by `cMsg` beside the status and never as the status. */
  'alerta',
  'cancelamento',
  'inutilização',
  'evento',
  'lote',
  'serviço',
  'rejeição',
  'denegação',
  'cadastro',
  'distribuição',
  'download',
  'encerramento',
  'não encerrados',
] as const;

export type CStatKind = (typeof CSTAT_KINDS)[number];

/** One official meaning of a code: the same number may have several in one document. */
export type CStatMeaning = {
  /** Official text (xMotivo), as published. */
  readonly text: string;
  readonly kind: CStatKind;
  /** Number of the validation rule, where there is one. */
  readonly rule: string | undefined;
  /** The publication that the text was taken from. */
  readonly source: string;
  /** Remark on the text, such as an older wording. */
  readonly note: string | undefined;
};

/** What the knowledge base adds to the official text. Texts are inline Markdown; links in them name operations or guides. */
export type CStatExplanation = {
  readonly cause: string;
  /** Steps, in order. */
  readonly fix: readonly string[];
  readonly resend: ResendVerdict;
  /** Keys of other codes, such as "nfe/204". */
  readonly related: readonly string[];
  /** Fields that the rule reads, where they are listed by hand: layout and JSON path, such as "nfe/dest.IE". */
  readonly fields: readonly string[];
  /** Ids of the operations through which the code arrives. */
  readonly operations: readonly string[];
  /** Guides that help, as ids with an optional anchor: "documentacao/faq#rejeicao-204". */
  readonly guides: readonly string[];
  /** Where the explanation stands, for messages. */
  readonly place: { readonly file: string; readonly line: number };
};

/** A status code of the tax authority. The same number means different things in different documents. */
export type CStat = CStatMeaning & {
  readonly document: CStatDocumentId;
  /** Three or four digits. */
  readonly code: string;
  /** Subject of the rule in the official table. */
  readonly topic: string;
  readonly otherMeanings: readonly CStatMeaning[];
  /** Undefined where only the official text is known. */
  readonly explanation: CStatExplanation | undefined;
};

/** The name of a code across documents: "nfe/539". */
export function toCStatKey({ document, code }: Pick<CStat, 'document' | 'code'>): string {
  return `${document}/${code}`;
}

/** Words of the kinds that a reader must tell from others at first sight; the rest is called a code. */
const KIND_WORDS: Readonly<Partial<Record<CStatKind, string>>> = {
  rejeição: 'Rejeição',
  denegação: 'Denegação',
  alerta: 'Alerta',
};

/** "Rejeição 539 (NF-e)": kind in words, number and document. */
export function formatCStatName({ document, code, kind }: Pick<CStat, 'document' | 'code' | 'kind'>): string {
  return `${KIND_WORDS[kind] ?? 'Código'} ${code} (${cstatDocuments[document].name})`;
}

/** The official text as a title: without the word that the name has already and without the places for values. */
export function shortenOfficialText(text: string): string {
  return text
    .replace(/^(?:Rejei[çc][ãa]o|Alerta)\s*:\s*/i, '')
    .replace(/\s*(?:\[[^\][]*:\s*\[?[^\]]*(?:\]|$)|\(nOcor:\d+\)|\[(?:Limite|prazo vigente)\])/gi, '')
    .replace(/\s+/g, ' ')
    .replace(/[\s.:]+$/, '');
}
