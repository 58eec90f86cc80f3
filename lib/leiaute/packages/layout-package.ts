import type { PackageChangeKind } from './package-rules';

/** In which packages a group or field came and changed, as far as they are kept. */
export type NodeHistory = {
  /** Undefined for what the first package kept has. */
  readonly since: string | undefined;
  /** Newest first. */
  readonly changedIn: readonly string[];
};

/** What was found at a group, field or event. `from` and `to` stand where the change is one of a value. */
export type FoundChange = { readonly kind: PackageChangeKind; readonly from?: string; readonly to?: string };

/** A difference between two packages, once for each group or field. What is inside a new or removed group is not named. */
export type PackageChange = {
  readonly kind: PackageChangeKind;
  /** Id of the document's layout, or of the event's. */
  readonly layout: string;
  /** From the root of the document, as in the table; '' for a whole event. */
  readonly path: string;
  /** What was there before, and what is there now, where the change is one of a value. */
  readonly from: string | undefined;
  readonly to: string | undefined;
  readonly isBreaking: boolean;
};

/** What an official package brought. */
export type LayoutPackage = {
  /** As its publisher calls it. */
  readonly name: string;
  /** Day, month or year, as far as known: 2026-06. */
  readonly published: string | undefined;
  /** The package before; undefined for the first one kept. */
  readonly base: string | undefined;
  /** Fields below the group in which `documento` or the event begins. */
  readonly fieldCount: number;
  readonly changes: readonly PackageChange[];
};

/** How the series of a document's events begins: "eventos-nfe". */
export const EVENT_SERIES = 'eventos-';

/** The name of a package as part of a file's name, and of an address. */
export const toPackageSlug = (name: string): string => name.replace(/[^\w.]+/g, '-').replace(/^-|-$/g, '');
