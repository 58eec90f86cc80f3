/** Names of the measurements, in the order of the summary. */
const NAMES = ['scripts', 'build', 'weight', 'vitals', 'navigation', 'search', 'heap', 'growth', 'peers'] as const;
export type Name = (typeof NAMES)[number];

/** What is measured when nothing is named: minutes, and nothing is built. */
const QUICK: readonly Name[] = ['weight', 'vitals', 'navigation', 'heap'];

/** How often what takes time is measured, where nothing else is asked for. */
const RUNS = 5;

/**
 * Reads what the command line asks for.
 * @param words names of measurements, `runs=N`; anything else is the folder of a built site
 */
export function readArguments(words: readonly string[]) {
  const isName = (word: string): word is Name => NAMES.some((name) => name === word);
  const named = words.filter(isName);
  const [runs = RUNS] = words.flatMap((word) => /^runs=([1-9]\d*)$/.exec(word)?.slice(1).map(Number) ?? []);
  const folders = words.filter((word) => !isName(word) && !word.startsWith('runs='));
  const unknown = folders.find((word) => /^[a-z]+$/.test(word) && word !== 'out');
  if (unknown) throw new Error(`“${unknown}” is none of ${NAMES.join(', ')}; write a folder as ./${unknown}`);
  const names = NAMES.filter((name) => (named.length > 0 ? named : QUICK).includes(name));
  return { names, runs, folders: folders.length > 0 ? folders : ['out'] };
}
