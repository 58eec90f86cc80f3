// What the test run says.

/** @typedef {import('./parts.mjs').Part} Part */
/** @typedef {import('./run-part.mjs').Outcome} Outcome */

/**
 * Says what came of a part when it has ended: everything that a failed one said, one line for a good one.
 * @param {Part} part
 * @param {Outcome} outcome
 */
export function printOutcome({ name, title }, { isGood, passed, failed, seconds, output }) {
  if (!isGood && output !== '') console.log(`\n──── ${name} ────\n${output.trimEnd()}\n──── end of ${name} ────`);
  const counts = passed + failed > 1 ? `: ${passed} passed, ${failed} failed` : '';
  console.log(`${isGood ? '✓' : '✗'} ${name} (${title})${counts}, ${formatTime(seconds)}`);
}

/**
 * The table of all parts, and as the last line the counts of all.
 * @param {ReadonlyMap<string, Outcome>} outcomes
 * @param {number} seconds of the whole run
 */
export function printSummary(outcomes, seconds) {
  const rows = [...outcomes].map(([name, { isGood, passed, failed, seconds: time }]) => [
    `${isGood ? '✓' : '✗'} ${name}`,
    String(passed),
    String(failed),
    formatTime(time),
  ]);
  const table = [['  part', 'passed', 'failed', 'time'], ...rows, ['  all', '', '', formatTime(seconds)]];
  const widths = [0, 1, 2, 3].map((column) => Math.max(...table.map((row) => row[column]?.length ?? 0)));
  console.log('');
  for (const [name = '', ...figures] of table) {
    console.log(
      [name.padEnd(widths[0] ?? 0), ...figures.map((text, at) => text.padStart(widths[at + 1] ?? 0))].join('  '),
    );
  }
  console.log('');
  console.log(formatCount(outcomes));
}

/** @param {ReadonlyMap<string, Outcome>} outcomes */
function formatCount(outcomes) {
  const sum = (/** @type {'passed' | 'failed'} */ key) =>
    [...outcomes.values()].reduce((all, one) => all + one[key], 0);
  return `${sum('passed')} passed, ${sum('failed')} failed`;
}

/** @param {number} seconds */
function formatTime(seconds) {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
