/** Files that programs look for at addresses which others have set. */
export const MACHINE_FILES = {
  /** The pages of codes, which are thousands: a part of llms.txt that the not-found page need not read. */
  llmsCodes: '/llms-cstat.txt',
  llmsFull: '/llms-full.txt',
  apiCatalog: '/.well-known/api-catalog',
  robots: '/robots.txt',
} as const;
