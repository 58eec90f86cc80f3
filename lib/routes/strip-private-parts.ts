/**
 * An address without query and fragment, which may hold what a reader typed: a search, a pasted answer, an access key.
 * None of that may reach a service outside.
 */
export function stripPrivateParts(address: string): string {
  return address.replace(/[?#].*$/s, '');
}
