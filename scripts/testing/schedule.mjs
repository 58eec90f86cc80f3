// Runs parts beside each other where there is room.

/** @typedef {import('./parts.mjs').Part} Part */

/**
 * @template Outcome
 * @typedef {object} Scheduling
 * @property {number} lanes how much runs at once
 * @property {(part: Part) => Promise<Outcome>} start
 * @property {(outcome: Outcome) => boolean} isGood
 * @property {(part: Part, missing: string) => Outcome} skip what comes of a part when one that it needs has failed
 */

/**
 * Starts each part, in the given order, as soon as its lanes are free and what it waits for has ended. A part that
 * needs a failed one is not started.
 * @template Outcome
 * @param {readonly Part[]} parts
 * @param {Scheduling<Outcome>} scheduling
 * @returns {Promise<ReadonlyMap<string, Outcome>>} what came of each part, by name
 */
export async function runParts(parts, { lanes, start, isGood, skip }) {
  /** @type {Map<string, Outcome>} */
  const ended = new Map();
  /** @type {Map<string, Promise<void>>} */
  const running = new Map();
  const names = new Set(parts.map(({ name }) => name));
  let waiting = [...parts];
  let freeLanes = lanes;
  while (waiting.length > 0 || running.size > 0) {
    for (const part of waiting) {
      const missing = part.needs?.find((name) => ended.has(name) && !isGood(/** @type {Outcome} */ (ended.get(name))));
      const taken = Math.min(part.lanes ?? 1, lanes);
      if (missing !== undefined) ended.set(part.name, skip(part, missing));
      else if (taken <= freeLanes && isReady(part)) {
        freeLanes -= taken;
        const run = start(part).then((outcome) => {
          ended.set(part.name, outcome);
          running.delete(part.name);
          freeLanes += taken;
        });
        running.set(part.name, run);
      }
    }
    const before = waiting.length;
    waiting = waiting.filter(({ name }) => !ended.has(name) && !running.has(name));
    if (running.size > 0) await Promise.race(running.values());
    else if (waiting.length === before) throw new Error(`Nothing can start: ${waiting.map(({ name }) => name)}`);
  }
  return ended;

  /** @param {Part} part */
  function isReady({ needs = [], after = [] }) {
    return [...needs, ...after].every((name) => !names.has(name) || ended.has(name));
  }
}
