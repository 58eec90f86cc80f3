/** A family of documents with status codes of its own, as it appears in addresses and in the official table. */
export type CStatDocument = {
  /** Segment of the address. */
  readonly id: CStatDocumentId;
  /** Value of the column `documento` in cstat.csv. */
  readonly csvName: string;
  /** Short name for titles: "Rejeição 539 (NF-e)". */
  readonly name: string;
  /** Every document of the family. */
  readonly longName: string;
  /** Models of the access key that use the codes; empty where there is no key. */
  readonly models: readonly string[];
};

/** Ids of the families, in the order in which they are listed. */
export const CSTAT_DOCUMENT_IDS = ['nfe', 'cte', 'mdfe', 'nfcom', 'gtin'] as const;

export type CStatDocumentId = (typeof CSTAT_DOCUMENT_IDS)[number];

/** The families by id. */
export const cstatDocuments: Readonly<Record<CStatDocumentId, CStatDocument>> = {
  nfe: { id: 'nfe', csvName: 'NF-e/NFC-e', name: 'NF-e', longName: 'NF-e e NFC-e', models: ['55', '65'] },
  cte: { id: 'cte', csvName: 'CT-e', name: 'CT-e', longName: 'CT-e, CT-e OS e GTV-e', models: ['57', '67', '64'] },
  mdfe: { id: 'mdfe', csvName: 'MDF-e', name: 'MDF-e', longName: 'MDF-e', models: ['58'] },
  nfcom: { id: 'nfcom', csvName: 'NFCom', name: 'NFCom', longName: 'NFCom', models: ['62'] },
  gtin: {
    id: 'gtin',
    csvName: 'Consulta GTIN (CCG)',
    name: 'GTIN',
    longName: 'Consulta de GTIN (CCG)',
    models: [],
  },
};

/** The families in the order in which they are listed. */
export const cstatDocumentList: readonly CStatDocument[] = CSTAT_DOCUMENT_IDS.map((id) => cstatDocuments[id]);
