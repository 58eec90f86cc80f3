// A loader for Turbopack, which takes plain JavaScript by path.

/** What Next's module gives to those that import it. */
const EXPORTS = ['collectSegmentData', 'collectPrefetchHints'];

/**
 * Replaces the module in which Next reads the data of each page once more, cuts it into parts for prefetching and writes
 * them anew. Links here fetch the data as a whole, and the last step of the build only removed the parts.
 * @param {string} source the module's text
 * @returns {string} a module that makes no parts; the names stay, because Next's own code imports them
 * @throws when the module no longer exports exactly these functions
 */
export default function omitDataParts(source) {
  const found = [...source.matchAll(/\bexport (?:async )?function (\w+)/g)].map(([, name]) => name);
  if (found.toSorted().join() !== EXPORTS.toSorted().join()) {
    throw new Error(
      `Next's collect-segment-data.js exports ${found.join(', ') || 'nothing'}, not ${EXPORTS.join(' and ')}. Compare scripts/omit-data-parts.mjs with the code of this version.`,
    );
  }
  return EXPORTS.map((name) => `export const ${name} = () => undefined;`).join('\n');
}
