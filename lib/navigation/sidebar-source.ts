/** Stands in a page where its sidebar is to be: the last step of the build puts it there, a browser fetches it. */
export const SIDEBAR_SLOT = '<!--sidebar-->';

/** A sidebar as the browser knows it. */
export type SidebarSource = {
  /** Start of the addresses that it stands beside, with the locale's prefix and without base path. */
  readonly start: string;
  /** Where its HTML is, with base path and with a hash of it in the name. */
  readonly address: string;
  readonly hasBranches: boolean;
  readonly hasOperations: boolean;
};
