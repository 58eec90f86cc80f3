/** A state of the federation. */
export type State = { readonly code: string; readonly abbreviation: string };

const ABBREVIATIONS: Readonly<Record<string, string>> = {
  ...{ '11': 'RO', '12': 'AC', '13': 'AM', '14': 'RR', '15': 'PA', '16': 'AP', '17': 'TO' },
  ...{ '21': 'MA', '22': 'PI', '23': 'CE', '24': 'RN', '25': 'PB', '26': 'PE', '27': 'AL', '28': 'SE', '29': 'BA' },
  ...{ '31': 'MG', '32': 'ES', '33': 'RJ', '35': 'SP', '41': 'PR', '42': 'SC', '43': 'RS' },
  ...{ '50': 'MS', '51': 'MT', '52': 'GO', '53': 'DF' },
};

/** The state with this IBGE code (cUF), if there is one. */
export function findState(code: string): State | undefined {
  const abbreviation = ABBREVIATIONS[code];
  return abbreviation === undefined ? undefined : { code, abbreviation };
}

/** The IBGE code (cUF) of the state with this abbreviation, if there is one. */
export function findStateCode(abbreviation: string): string | undefined {
  return Object.entries(ABBREVIATIONS).find(([, name]) => name === abbreviation)?.[0];
}
