// Which parts a command line asks for.
import { PARTS } from './parts.mjs';

/** @typedef {import('./parts.mjs').Part} Part */

/**
 * @typedef {object} Choice
 * @property {readonly Part[]} parts what runs, with what it needs, each with the words that filter its files
 * @property {readonly string[]} asked names of the parts that were asked for
 */

/**
 * Reads the words after `npm test --`: names of parts, each followed by words that filter its files. Without words,
 * every part of the daily run, or of the whole one.
 * @param {readonly string[]} words
 * @param {boolean} isWhole
 * @param {readonly Part[]} [all]
 * @returns {Choice | undefined} undefined when the first word is no part's name
 */
export function chooseParts(words, isWhole, all = PARTS) {
  /** @type {Map<string, string[]>} */
  const filters = new Map();
  let current;
  for (const word of words) {
    if (all.some(({ name }) => name === word)) {
      current = filters.get(word) ?? [];
      filters.set(word, current);
    } else if (current === undefined) return undefined;
    else current.push(word);
  }
  const asked = filters.size > 0 ? [...filters.keys()] : all.filter((part) => isWhole || !part.isNightly).map(toName);
  const wanted = new Set(asked);
  // A part may need one that needs others.
  for (const name of wanted)
    for (const needed of all.find((part) => part.name === name)?.needs ?? []) wanted.add(needed);
  const parts = all
    .filter(({ name }) => wanted.has(name))
    .map((part) => ({ ...part, command: [...part.command, ...(filters.get(part.name) ?? [])] }));
  return { parts, asked };
}

/** @param {Part} part */
const toName = ({ name }) => name;

/** The parts with what each checks, for somebody who does not know their names. */
export function describeParts(all = PARTS) {
  const width = Math.max(...all.map(({ name }) => name.length));
  return all
    .map(({ name, title, isNightly }) => `  ${name.padEnd(width)}  ${title}${isNightly ? ' (npm run test:all)' : ''}`)
    .join('\n');
}
