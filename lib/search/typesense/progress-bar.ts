/** Characters of the bar. */
const WIDTH = 30;

/** A bar with numbers: "[██████          ] 200/1000". */
function formatProgress(done: number, total: number): string {
  const filled = total === 0 ? WIDTH : Math.floor((done / total) * WIDTH);
  return `[${'█'.repeat(filled)}${' '.repeat(WIDTH - filled)}] ${done}/${total}`;
}

/** Shows progress: on a terminal one line that is written again and again, in a log a line for each tenth. */
export function createProgressBar(output: {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}): (done: number, total: number) => void {
  let shown = -1;
  return (done, total) => {
    const tenth = total === 0 ? 10 : Math.floor((done / total) * 10);
    if (output.isTTY) output.write(`\r${formatProgress(done, total)}${done === total ? '\n' : ''}`);
    else if (tenth > shown) output.write(`${formatProgress(done, total)}\n`);
    shown = tenth;
  };
}
