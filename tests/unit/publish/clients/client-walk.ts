import { CERTIFICATE, CREDENTIALS } from '../../../samples/support/strict-account';

// What clients have alike that walk through the first steps.

/** The requests that were made, by name, and what was not as expected. */
export type Walk = { readonly names: readonly string[]; readonly failures: readonly string[] };

/** What a reader fills in. */
export const OWN = { ...CREDENTIALS, certificado: CERTIFICATE.arquivo, senhaCertificado: CERTIFICATE.senha };

/** A text with the values of its variables. */
export const fillIn = (text: string, values: Readonly<Record<string, unknown>>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    if (values[name] === undefined) throw new Error(`Unknown variable: ${name}`);
    return String(values[name]);
  });

/** What clients fill in themselves, with each request. */
export const fresh = () => ({
  agora: `${new Date(Date.now() - 60_000).toISOString().slice(0, 19)}+00:00`,
  chaveIdempotencia: crypto.randomUUID(),
});
