import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { findFreePort } from '../../e2e/free-port';
import { PATIENCE, waitForPort } from '../../e2e/wait-for-port';

export type RawAnswer = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
};

/** Serves files, by their paths in a new folder, with the server of `npm start`; `out/` is what is published. */
export async function startExportServer(files: Readonly<Record<string, string>>) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'export-server-'));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  const port = await findFreePort();
  const child = spawn(
    process.execPath,
    ['scripts/serve-export.mjs', path.join(folder, 'out'), String(port), '127.0.0.1'],
    { stdio: 'ignore' },
  );
  await waitForPort(port, child);
  return {
    /** Sends a request as it stands, byte for byte. */
    send: (request: string) => sendRaw(port, request),
    isRunning: () => child.exitCode === null && child.signalCode === null,
    stop: () => {
      child.kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function sendRaw(port: number, request: string): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    let text = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(request, 'latin1'));
    socket.setTimeout(PATIENCE, () => socket.destroy(new Error(`No answer to ${JSON.stringify(request)}`)));
    socket.setEncoding('latin1').on('data', (part) => {
      text += part;
    });
    socket.on('error', reject).on('close', () => resolve(readAnswer(text)));
  });
}

function readAnswer(text: string): RawAnswer {
  // What is only a leave to go on stands before the answer.
  const answer = text.replace(/^HTTP\/1\.1 100 .*?\r\n\r\n/s, '');
  const end = answer.indexOf('\r\n\r\n');
  const [first = '', ...lines] = answer.slice(0, end).split('\r\n');
  const headers = lines.map((line) => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
  });
  return { status: Number(first.split(' ')[1]), headers: Object.fromEntries(headers), body: answer.slice(end + 4) };
}
