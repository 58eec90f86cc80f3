/** Words of validators, paths and names in a namespace, and what authorities put before a tag. */
const FORM = /schema|esquema|\bcvc-|portalfiscal\.inf\.br|\belement(?:o)?\b|\btag:|\binf(?:NFe|Cte|MDFe|NFCom|BPe)\//i;

/** Whether a message may name tags as schema validators do, which `readSchemaFailures` takes apart. */
export function hasSchemaForm(message: string): boolean {
  return FORM.test(message);
}
