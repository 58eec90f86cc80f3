/** A publication in one place, as its record tells it. */
export type Release = {
  readonly publishedAt: Date;
  /** Paths of all its files, below the folder of the export, with slashes. */
  readonly names: readonly string[];
};

/**
 * How long files with a hash in their names stay after the release that replaced them: as long as a tab of the
 * earlier release may stay open and still ask for them. From its first navigation on, a tab is of the new release.
 */
export const KEEP_DAYS = 30;

export type RemovalInput = {
  /** What was published in this place, in any order. */
  readonly releases: readonly Release[];
  /** Files of the release that takes their place. */
  readonly next: readonly string[];
  readonly now: Date;
  readonly keepDays: number;
  /** Whether the name has a hash. Files of other names that the next release does not have go at once. */
  readonly isHashed: (name: string) => boolean;
};

export type Removal = {
  /** In the order of their names. */
  readonly names: readonly string[];
  /** Releases of which nothing is left but what later ones have too. */
  readonly releases: readonly Release[];
};

/** What a publication takes away as its last step. */
export function planRemoval({ releases, next, now, keepDays, isHashed }: RemovalInput): Removal {
  const inOrder = [...releases].sort((a, b) => Number(a.publishedAt) - Number(b.publishedAt));
  const limit = Number(now) - keepDays * DAY;
  // A release ends with the one that replaced it, the last one now.
  const isOver = (index: number) => Number(inOrder[index + 1]?.publishedAt ?? now) <= limit;
  const over = inOrder.filter((_, index) => isOver(index));
  const living = inOrder.filter((_, index) => !isOver(index));
  const kept = new Set([...next, ...living.flatMap(({ names }) => names.filter(isHashed))]);
  const known = new Set(inOrder.flatMap(({ names }) => names));
  return { names: [...known].filter((name) => !kept.has(name)).sort(), releases: over };
}

const DAY = 24 * 60 * 60 * 1000;
