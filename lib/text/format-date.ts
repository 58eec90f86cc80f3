/** A date as readers write it: 16/11/2026, or 04/2026 where only the month is known. */
export function formatDate(date: string): string {
  return date.split('-').reverse().join('/');
}
