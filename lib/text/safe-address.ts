/** Schemes that lead somewhere, and addresses without one. Others, such as `javascript:`, would run what they say. */
const SAFE_ADDRESS = /^(?:https?:|mailto:|tel:|[^:]*$|[^:]*[/?#])/iu;

/** Whether a link may carry the address. */
export function isSafeAddress(address: string): boolean {
  return SAFE_ADDRESS.test(address);
}
