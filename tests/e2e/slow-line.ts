import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { serveExport } from './own-server';

/** A line of the fourth generation: milliseconds before an answer begins, and bytes per millisecond after that. */
const LATENCY = 100;
const RATE = 1000;

type LineOptions = {
  /** Sent with every answer. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Milliseconds before an answer begins, once the line is slow. */
  readonly latency?: number;
};

/**
 * Serves the export as a CDN does, compressed and cached for ever, over a line that is slow once `slowDown` was called.
 * It is the server that waits: a browser's own throttling does not reach the requests of workers.
 */
export async function serveOverSlowLine({ headers, latency = LATENCY }: LineOptions = {}) {
  let isSlow = false;
  const bodies = new Map<string, Buffer>();
  const answers: { readonly asked: number; readonly sent: number }[] = [];
  const server = await serveExport({
    prepare: (file) => {
      const known = bodies.get(file) ?? gzipSync(readFileSync(file));
      bodies.set(file, known);
      return known;
    },
    headers: { 'content-encoding': 'gzip', ...headers },
    delay: ({ length }) => {
      const wait = isSlow ? latency + length / RATE : 0;
      const asked = performance.now();
      if (isSlow) answers.push({ asked, sent: asked + wait });
      return wait;
    },
  });
  return {
    ...server,
    slowDown: () => {
      isSlow = true;
    },
    /** The longest row of answers sent since then of which each was asked for when the one before had been sent. */
    countJourneys: () => {
      const rows: { readonly sent: number; readonly length: number }[] = [];
      for (const { asked, sent } of answers.filter((answer) => answer.sent <= performance.now())) {
        const before = rows.filter((row) => row.sent <= asked).map(({ length }) => length);
        rows.push({ sent, length: 1 + Math.max(0, ...before) });
      }
      return Math.max(0, ...rows.map(({ length }) => length));
    },
  };
}
