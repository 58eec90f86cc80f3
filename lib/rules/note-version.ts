/** A version as the tax authority writes it: "1.60", "7.0", "1.02b". */
export const NOTE_VERSION = /^\d+\.\d{1,2}[a-z]?$/;

/**
 * Which of two versions is newer, as `sort` asks: negative where `a` is older. "7.0" and "7.00" are the same, "1.2" is
 * "1.20", and a letter comes after the version without one.
 */
export function compareVersions(a: string, b: string): number {
  const [first, second] = [toParts(a), toParts(b)];
  return first.major - second.major || first.minor - second.minor || first.letter.localeCompare(second.letter);
}

function toParts(version: string): { readonly major: number; readonly minor: number; readonly letter: string } {
  const [, major = '', minor = '', letter = ''] = /^(\d+)\.(\d+)([a-z]?)$/.exec(version) ?? [];
  return { major: Number(major), minor: Number(minor.padEnd(2, '0')), letter };
}
