/** The order of version numbers: 1.9.0 before 1.10.0. */
export function compareNumbers(one: string, other: string): number {
  return one.localeCompare(other, 'en', { numeric: true });
}
