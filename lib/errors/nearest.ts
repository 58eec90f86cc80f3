/**
 * The candidates most like `wanted`, best first, for "did you mean" hints.
 * Likeness is the Levenshtein distance; candidates farther than half the length of `wanted`, and than three, are left out.
 */
export function findNearest(wanted: string, candidates: Iterable<string>, limit = 3): readonly string[] {
  const farthest = Math.max(3, Math.ceil(wanted.length / 2));
  return [...candidates]
    .map((candidate) => ({ candidate, distance: measureDistance(wanted, candidate) }))
    .filter(({ distance }) => distance <= farthest)
    .sort((a, b) => a.distance - b.distance || a.candidate.localeCompare(b.candidate))
    .slice(0, limit)
    .map(({ candidate }) => candidate);
}

/** Levenshtein distance in single-character edits. */
function measureDistance(a: string, b: string): number {
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const current = [i];
    for (let j = 1; j <= b.length; j++) {
      const substitution = (previous[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      current[j] = Math.min((previous[j] ?? 0) + 1, (current[j - 1] ?? 0) + 1, substitution);
    }
    previous = current;
  }
  return previous[b.length] ?? 0;
}

/** "Did you mean …" sentence, or the valid values when nothing is near. */
export function suggest(wanted: string, candidates: readonly string[]): string {
  if (candidates.length === 0) return 'remove it: there is nothing to choose from';
  const near = findNearest(wanted, candidates);
  if (near.length > 0) return `use ${near.map((item) => `"${item}"`).join(' or ')}`;
  return `use one of: ${candidates.slice(0, 12).join(', ')}${candidates.length > 12 ? ', …' : ''}`;
}
