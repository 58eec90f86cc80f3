import examples from '@/content/example-companies.json';

export type StateName = keyof typeof examples.states;

/** What the examples say of a state: its capital, and the registration of a fictional company there. */
export type StateExample = { readonly city: string; readonly cityCode: string; readonly ie: string };

/** The companies of the examples, which a reader replaces with their own: the CNPJ of each, and its state. */
export const COMPANIES: ReadonlyMap<string, StateName> = new Map(
  Object.entries(examples.companies).map(([cnpj, state]) => {
    if (!isState(state)) throw new Error(`content/example-companies.json: ${cnpj} is in "${state}", which is no state`);
    return [cnpj, state];
  }),
);

/** Issuers of examples that are about their very number, such as an alphanumeric one; nobody replaces them. */
export const FIXED_ISSUERS: readonly string[] = examples.fixed;

/** Companies that the reader deals with, recipients and suppliers: for the tests, to which they are known issuers too. */
export const PARTNERS: readonly string[] = examples.partners;

/** Addresses to which the examples send documents. */
export const RECIPIENTS: readonly string[] = examples.recipients;

export const STATES: Readonly<Record<StateName, StateExample>> = examples.states;

export function isState(name: string): name is StateName {
  return Object.hasOwn(examples.states, name);
}
