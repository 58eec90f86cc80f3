import type { KeyPartName } from './access-key';
import type { Model } from './models';

const TAGS: Readonly<Record<KeyPartName, string>> = {
  state: 'cUF',
  month: 'AAMM',
  taxpayer: 'CNPJ',
  model: 'mod',
  series: 'serie',
  number: 'nNF',
  emissionType: 'tpEmis',
  site: 'nSiteAutoriz',
  code: 'cNF',
  siteAndCode: 'cNF',
  checkDigit: 'cDV',
};

const OWN_TAGS: Readonly<Record<string, Readonly<Partial<Record<KeyPartName, string>>>>> = {
  cte: { number: 'nCT', code: 'cCT' },
  mdfe: { number: 'nMDF', code: 'cMDF' },
  // BP-e, whose codes have no family.
  '63': { number: 'nBP', siteAndCode: 'cBP' },
};

/** Name of the XML field that a part of the key repeats. CT-e, MDF-e and BP-e have names of their own. */
export function getKeyTag(name: KeyPartName, model: Model | undefined): string {
  return OWN_TAGS[model?.family ?? model?.code ?? '']?.[name] ?? TAGS[name];
}

/** Addresses of the fields that the parts of a key repeat, by the document's model. */
export type KeyFields = Readonly<Record<string, Readonly<Partial<Record<KeyPartName, string>>>>>;
