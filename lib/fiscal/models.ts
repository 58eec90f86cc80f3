/** Families of documents whose status codes are numbered together, as in the knowledge base's addresses. */
export type DocumentFamily = 'nfe' | 'cte' | 'mdfe' | 'nfcom' | 'gtin';

/** How a document may be issued (tpEmis): the name is the same in every model that has it. */
export type EmissionType =
  | 'normal'
  | 'fsIa'
  | 'scan'
  | 'nff'
  | 'offline'
  | 'epec'
  | 'fsDa'
  | 'svcAn'
  | 'svcRs'
  | 'svcSp'
  | 'simplified';

type EmissionTypes = Readonly<Record<string, EmissionType>>;

/** A document model, as positions 21 and 22 of an access key name it. */
export type Model = {
  readonly code: string;
  readonly name: string;
  /** Undefined where the model has no published table of status codes. */
  readonly family: DocumentFamily | undefined;
  /** Meaning of position 35 by digit; undefined where no published table was found, and the digit is not judged. */
  readonly emissionTypes: EmissionTypes | undefined;
  /** Layout of positions 36 to 43: `site` has the authorizer's site before seven digits; `unknown` is not split. */
  readonly codeLayout: 'code' | 'site' | 'unknown';
};

const NFE: EmissionTypes = {
  ...{ '1': 'normal', '2': 'fsIa', '3': 'scan', '4': 'epec', '5': 'fsDa' },
  ...{ '6': 'svcAn', '7': 'svcRs', '9': 'simplified' },
};
const NFCE: EmissionTypes = { '1': 'normal', '4': 'epec', '9': 'offline' };
// FS-DA (5) of CT-e is left to MG, and the schema of June 2026 has dropped it: keys that were issued with it stay right.
const CTE: EmissionTypes = { '1': 'normal', '3': 'nff', '4': 'epec', '5': 'fsDa', '7': 'svcRs', '8': 'svcSp' };
const MDFE: EmissionTypes = { '1': 'normal', '2': 'offline', '3': 'nff' };

/** The models that this documentation knows. */
const MODELS: readonly Model[] = [
  { code: '55', name: 'NF-e', family: 'nfe', emissionTypes: NFE, codeLayout: 'code' },
  { code: '65', name: 'NFC-e', family: 'nfe', emissionTypes: NFCE, codeLayout: 'code' },
  { code: '57', name: 'CT-e', family: 'cte', emissionTypes: CTE, codeLayout: 'code' },
  { code: '67', name: 'CT-e OS', family: 'cte', emissionTypes: CTE, codeLayout: 'code' },
  { code: '64', name: 'GTV-e', family: 'cte', emissionTypes: undefined, codeLayout: 'code' },
  { code: '58', name: 'MDF-e', family: 'mdfe', emissionTypes: MDFE, codeLayout: 'code' },
  { code: '62', name: 'NFCom', family: 'nfcom', emissionTypes: undefined, codeLayout: 'site' },
  { code: '63', name: 'BP-e', family: undefined, emissionTypes: undefined, codeLayout: 'unknown' },
  { code: '66', name: 'NF3e', family: undefined, emissionTypes: undefined, codeLayout: 'unknown' },
];

/** The codes of the known models, for messages about unknown ones. */
export const modelCodes: readonly string[] = MODELS.map(({ code }) => code);

/** The model with this code, if this documentation knows it. */
export function findModel(code: string): Model | undefined {
  return MODELS.find((model) => model.code === code);
}
