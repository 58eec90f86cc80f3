/** One version of a documentation section, as the browser knows it. Paths carry no locale prefix. */
export type DocsVersion = {
  readonly name: string;
  readonly label: string;
  /** Start of the version's addresses: "/docs/next/". */
  readonly path: string;
  /** The page that a link to the whole version opens. */
  readonly mainPath: string;
  readonly isLast: boolean;
  /**
   * Pages that other versions of the section have and this one has not, by their path below `path`; a final `*`
   * stands for everything in a folder.
   */
  readonly missing: readonly string[];
};

/** A documentation section, as the browser knows it. */
export type DocsSection = { readonly id: string; readonly versions: readonly DocsVersion[] };

/** The section and version that an address without locale prefix belongs to: of nested ones, the innermost. */
export function findActiveVersion(
  sections: readonly DocsSection[],
  path: string,
): { readonly section: DocsSection; readonly version: DocsVersion } | undefined {
  return sections
    .flatMap((section) => section.versions.map((version) => ({ section, version })))
    .filter(({ version }) => path.startsWith(version.path))
    .toSorted((a, b) => b.version.path.length - a.version.path.length)[0];
}

/**
 * The versions that links into a section lead to, best first: the one that is open, the one that the reader prefers,
 * the last one. Each appears once.
 */
export function listCandidates(
  { versions }: DocsSection,
  activeName: string | undefined,
  preferredName: string | null,
): readonly DocsVersion[] {
  const named = (name: string | null | undefined) => versions.find((version) => version.name === name);
  const candidates = [named(activeName), named(preferredName), versions.find(({ isLast }) => isLast)];
  return [...new Set(candidates.filter((version) => version !== undefined))];
}

/** Where the page at `path` is in another version: the same page, or that version's main page where it has none. */
export function switchVersion(target: DocsVersion, active: DocsVersion | undefined, path: string): string {
  if (!active) return target.mainPath;
  const relative = path.slice(active.path.length);
  const isMissing = target.missing.some((entry) =>
    entry.endsWith('*') ? relative.startsWith(entry.slice(0, -1)) : relative === entry,
  );
  return isMissing ? target.mainPath : target.path + relative;
}
