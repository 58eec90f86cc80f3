import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

export type Measurement = {
  readonly isGood: boolean;
  readonly seconds: number;
  /** Processor time of the command and its children, to a quarter of a second. */
  readonly processorSeconds: number;
  /** Largest sum of the resident memory of the command and its children; memory they share counts for each. */
  readonly peakMegabytes: number;
  readonly output: string;
};

const SAMPLE_EVERY = 250;
const PAGE_SIZE = 4096;
/** Ticks of a second in which Linux counts processor time for programs. */
const TICKS = 100;

/** Runs a command to its end and watches how much memory its processes hold. */
export function measureCommand(command: string, args: readonly string[], folder: string): Promise<Measurement> {
  const start = performance.now();
  let peak = 0;
  let ticks = 0;
  let output = '';
  // A process group of its own lets the children be told from everything else on the machine.
  const child = spawn(command, args, { cwd: folder, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  const note = (chunk: Buffer) => {
    output += chunk.toString();
  };
  child.stdout.on('data', note);
  child.stderr.on('data', note);
  const timer = setInterval(() => {
    const processes = readGroup(child.pid);
    peak = Math.max(
      peak,
      processes.reduce((sum, { bytes }) => sum + bytes, 0),
    );
    // A process that ends hands its time on to its parent, after which the sum is what it was.
    ticks = Math.max(
      ticks,
      processes.reduce((sum, process) => sum + process.ticks, 0),
    );
  }, SAMPLE_EVERY);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      clearInterval(timer);
      const seconds = Math.round((performance.now() - start) / 100) / 10;
      const peakMegabytes = Math.round(peak / 1e6);
      resolve({ isGood: code === 0, seconds, processorSeconds: ticks / TICKS, peakMegabytes, output });
    });
  });
}

type ProcessUse = { readonly group: number; readonly ticks: number; readonly bytes: number };

/** What every process of a group uses. */
function readGroup(group: number | undefined): readonly ProcessUse[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((id) => readProcess(id) ?? [])
    .filter((process) => process.group === group);
}

function readProcess(id: string): ProcessUse | undefined {
  try {
    // After the name in brackets: state, parent, group …; from the 12th on the ticks of the process, in the programs and
    // in the kernel, then those of its ended children; the 22nd is the resident pages.
    const fields = readFileSync(`/proc/${id}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
    return { group: Number(fields[2]), ticks, bytes: Number(fields[21]) * PAGE_SIZE };
  } catch {
    return undefined; // It ended between the listing and the reading.
  }
}
