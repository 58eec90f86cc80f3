import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

export type Measurement = {
  readonly isGood: boolean;
  readonly seconds: number;
  /** Largest sum of the resident memory of the command and its children; memory they share counts for each. */
  readonly peakMegabytes: number;
  readonly output: string;
};

const SAMPLE_EVERY = 250;
const PAGE_SIZE = 4096;

/** Runs a command to its end and watches how much memory its processes hold. */
export function measureCommand(command: string, args: readonly string[], folder: string): Promise<Measurement> {
  const start = performance.now();
  let peak = 0;
  let output = '';
  // A process group of its own lets the children be told from everything else on the machine.
  const child = spawn(command, args, { cwd: folder, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  const note = (chunk: Buffer) => {
    output += chunk.toString();
  };
  child.stdout.on('data', note);
  child.stderr.on('data', note);
  const timer = setInterval(() => {
    peak = Math.max(peak, sumMemory(child.pid));
  }, SAMPLE_EVERY);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      clearInterval(timer);
      const seconds = Math.round((performance.now() - start) / 100) / 10;
      resolve({ isGood: code === 0, seconds, peakMegabytes: Math.round(peak / 1e6), output });
    });
  });
}

/** Resident bytes of every process in a group. */
function sumMemory(group: number | undefined): number {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(readProcess)
    .filter((process) => process?.group === group)
    .reduce((sum, process) => sum + (process?.bytes ?? 0), 0);
}

function readProcess(id: string): { readonly group: number; readonly bytes: number } | undefined {
  try {
    // After the name in brackets: state, parent, group …; the 22nd of these fields is the resident pages.
    const fields = readFileSync(`/proc/${id}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    return { group: Number(fields[2]), bytes: Number(fields[21]) * PAGE_SIZE };
  } catch {
    return undefined; // It ended between the listing and the reading.
  }
}
