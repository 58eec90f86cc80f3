import type { CStat } from './cstat';
import type { CStatDocumentId } from './documents';

/** What a rule is about, as far as the words of its official text tell. The names stand in content/texts.json. */
export const TEXT_KINDS = [
  'result',
  'fiscalStanding',
  'misuse',
  'batch',
  'xml',
  'signature',
  'accessKey',
  'qrCode',
  'service',
  'contingency',
  'numbering',
  'event',
  'ibsCbs',
  'values',
  'deadline',
  'reference',
  'product',
  'transport',
  'registration',
  'party',
  'place',
] as const;

export type TextKind = (typeof TEXT_KINDS)[number];

/** What an official text says by itself, without the rule behind it. */
export type OfficialTextReading = {
  /** Undefined where no word of the text tells it. */
  readonly kind: TextKind | undefined;
  /** Fields that the text names: XML names with their groups, such as "ide.cMunIni". */
  readonly fields: readonly string[];
};

/** The words that tell each kind. A text is of the first kind that fits, so the order of the kinds matters. */
const KIND_WORDS: Readonly<Record<TextKind, RegExp>> = {
  result:
    /^(?!Rejeição).*(?:homologado|recebido com sucesso|processado|em processamento|não localizado|disponibilizado|ocorrência|registrado e vinculado)/iu,
  fiscalStanding: /Irregularidade fiscal/iu,
  misuse: /Consumo Indevido/iu,
  batch: /lote contém|Lote com /iu,
  xml: /Schema XML|SOAP Header|Cabeçalho|UTF-8|descompactação|versão da mensagem/iu,
  signature: /assinatura|Certificado (?:Digital|Transmissor|de Transmissão)|autoria ou integridade/iu,
  accessKey: /Chave de Acesso/iu,
  qrCode: /\bqrCode\b/u,
  service:
    /UF autorizadora|Órgão Autorizador|UF d[oa] Web Service|UF solicitada|UF não fornece|\bSVC\b|ambiente de produção/iu,
  contingency: /\bEPEC\b|contingência|tipo de emissão/iu,
  numbering: /inutiliza|\bfaixa\b|\bSérie\b/iu,
  event: /(?<!\p{L})evento|Pedidos? de Prorrogação|Manifestação do Destinatário|Cancelamento|ser cancelado/iu,
  ibsCbs: /\b(?:IBS|CBS)\b/u,
  values: /(?<!\p{L})valor d[aeo] /iu,
  deadline: /há mais de \d+ dias|em até \d+ dias/iu,
  reference: /CT-e (?:de anulação|objeto da|substitu|complement)|a ser (?:complementado|substituído)|anulado/iu,
  product: /\bGTIN\b/u,
  transport: /seguro da carga|ve[ií]culo|Tipo de Transportador/iu,
  registration: /não cadastrad|não habilitad|não autorizado|inexistente na base/iu,
  party: /\b(?:CNPJ|CPF|IE)\b/u,
  place: /Código (?:de )?Município|Código do país|Local de (?:retirada|entrega)/iu,
};

type FieldWords = {
  /** Documents whose layout has the field. */
  readonly documents: readonly CStatDocumentId[];
  readonly words: RegExp;
  readonly field: string;
};

/** Who takes part in a document, as texts call them, with the groups of the layout. */
const PARTIES: readonly {
  readonly documents: readonly CStatDocumentId[];
  readonly name: string;
  readonly group: string;
  readonly address: string;
}[] = [
  { documents: ['nfe', 'cte'], name: 'emitente', group: 'emit', address: 'enderEmit' },
  { documents: ['nfe', 'cte'], name: 'destinatário', group: 'dest', address: 'enderDest' },
  { documents: ['cte'], name: 'remetente', group: 'rem', address: 'enderReme' },
  { documents: ['cte'], name: 'expedidor', group: 'exped', address: 'enderExped' },
  { documents: ['cte'], name: 'recebedor', group: 'receb', address: 'enderReceb' },
];

/** Names of fields in words that fit one field of the layout only. Who pays for a CT-e has two groups and is not here. */
const FIELD_WORDS: readonly FieldWords[] = [
  ...PARTIES.flatMap(({ documents, name, group, address }): readonly FieldWords[] => [
    ...['CNPJ', 'CPF', 'IE'].map((id) => ({
      documents,
      words: new RegExp(`(?<![\\p{L}/])${id} (?:d[oa] )?${name}(?!\\p{L})`, 'iu'),
      field: `${group}.${id}`,
    })),
    {
      documents,
      words: new RegExp(`Código (?:de )?Município (?:do |de localização (?:do )?)${name}(?!\\p{L})`, 'iu'),
      field: `${group}.${address}.cMun`,
    },
    {
      documents,
      words: new RegExp(`(?<!Código da )UF do ${name}(?!\\p{L})`, 'iu'),
      field: `${group}.${address}.UF`,
    },
  ]),
  { documents: ['nfe'], words: /Código do país do emitente/iu, field: 'emit.enderEmit.cPais' },
  { documents: ['nfe', 'cte'], words: /Código do país do destinatário/iu, field: 'dest.enderDest.cPais' },
  { documents: ['nfe'], words: /Local de retirada/iu, field: 'retirada' },
  { documents: ['nfe'], words: /Local de entrega/iu, field: 'entrega' },
  { documents: ['cte'], words: /CPF só pode ser informado no campo emitente/iu, field: 'emit.CPF' },
  { documents: ['cte'], words: /Código da UF do Emitente/iu, field: 'ide.cUF' },
  { documents: ['cte'], words: /Município de início da prestação/iu, field: 'ide.cMunIni' },
  { documents: ['cte'], words: /Município de término da prestação/iu, field: 'ide.cMunFim' },
  { documents: ['cte'], words: /Município de envio/iu, field: 'ide.cMunEnv' },
  { documents: ['cte'], words: /Processo de emissão/iu, field: 'ide.procEmi' },
  { documents: ['cte'], words: /ter tipo de emissão =/iu, field: 'ide.tpEmis' },
  { documents: ['cte'], words: /Data de emissão/iu, field: 'ide.dhEmi' },
  { documents: ['cte'], words: /Série utilizada/iu, field: 'ide.serie' },
  { documents: ['cte'], words: /Valor do CBS/iu, field: 'vCBS' },
  { documents: ['cte'], words: /Chave de acesso d[eo] CT-e complementado/iu, field: 'infCteComp.chCTe' },
  { documents: ['cte'], words: /Chave de acesso d[eo] CT-e substituído/iu, field: 'infCteSub.chCte' },
  { documents: ['mdfe'], words: /Tipo de Transportador/iu, field: 'ide.tpTransp' },
  { documents: ['gtin'], words: /\bGTIN (?:com|não|inexistente|existe)\b/u, field: 'GTIN' },
  { documents: ['gtin'], words: /\bNCM\b/u, field: 'NCM' },
];

/** Every field that the words above name, for the test that looks for each in the project's own texts. */
export const WORDED_FIELDS: readonly string[] = FIELD_WORDS.map(({ field }) => field);

/** Words in camel case are names of the XML; documents (CTe, MDFe) start with a capital. */
const XML_NAME = /(?<![\p{L}\d])[a-z]+[A-Z]\w*/gu;

/**
 * Reads what an official text says by itself: what kind of rule it is, and the fields it names.
 * @param cstat the code's document, whose layout decides what words mean, and its official text
 * @returns no kind and no fields where the text tells none: nothing is guessed
 */
export function readOfficialText({ document, text }: Pick<CStat, 'document' | 'text'>): OfficialTextReading {
  const worded = FIELD_WORDS.filter(({ documents, words }) => documents.includes(document) && words.test(text));
  const fields = new Set([...(text.match(XML_NAME) ?? []), ...worded.map(({ field }) => field)]);
  return { kind: TEXT_KINDS.find((kind) => KIND_WORDS[kind].test(text)), fields: [...fields] };
}
