/**
 * Runs what a change must pass; the last line is "N passed, N failed".
 * Usage: npm test [-- part [filter…] …], npm run test:all for everything there is.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { chooseParts, describeParts } from './testing/choose-parts.mjs';
import { LANES, WHOLE_RUN } from './testing/parts.mjs';
import { printOutcome, printSummary } from './testing/print-outcomes.mjs';
import { REPORTS, runPart } from './testing/run-part.mjs';
import { runParts } from './testing/schedule.mjs';
import { installPackages } from './tools.mjs';

const start = performance.now();
const words = process.argv.slice(2);
const isWhole = words[0] === '--all';
const choice = chooseParts(isWhole ? words.slice(1) : words, isWhole);
if (choice === undefined) {
  console.log(`"${words[0]}" is no part of the tests. The parts are:\n${describeParts()}`);
  process.exit(1);
}

installPackages();
rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });

const isShown = choice.asked.length === 1;
const outcomes = await runParts(choice.parts, {
  lanes: LANES,
  start: async (part) => {
    const isOnlyOne = isShown && choice.asked.includes(part.name);
    const outcome = await runPart(part, { env: isWhole ? WHOLE_RUN : {}, isShown: isOnlyOne });
    printOutcome(part, outcome);
    return outcome;
  },
  isGood: ({ isGood }) => isGood,
  skip: (part, missing) => {
    const outcome = { isGood: false, passed: 0, failed: 1, seconds: 0, output: `Not run: ${missing} failed.` };
    printOutcome(part, outcome);
    return outcome;
  },
});
printSummary(outcomes, (performance.now() - start) / 1000);
process.exit([...outcomes.values()].every(({ isGood }) => isGood) ? 0 : 1);
