import { createReadStream, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { Client, type ClientOptions } from '@modelcontextprotocol/client';
import { getDefaultEnvironment, StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { listenLocally } from '../../scripts/listen-locally';
import { exportFolder } from './exported-page';

/** A site that serves the export, and what was asked of it. */
export async function serveSite() {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url}`);
    const file = path.join(exportFolder, new URL(request.url ?? '/', 'http://localhost').pathname);
    if (existsSync(file)) createReadStream(file).pipe(response);
    else response.writeHead(404).end();
  });
  return { ...(await listenLocally(server)), requests };
}

/** Calls a tool: what it answers, and whether that is an error. */
export type CallTool = (
  name: string,
  input: Readonly<Record<string, unknown>>,
) => Promise<{ readonly text: string; readonly isError: boolean }>;

/** A session with the server as a client starts it. An empty folder stands for what npm has kept. */
export async function openSession(command: string, args: readonly string[], options: ClientOptions = {}) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'mcp-'));
  const client = new Client({ name: 'tests', version: '1.0.0' }, options);
  const env = { ...getDefaultEnvironment(), npm_config_cache: folder, npm_config_update_notifier: 'false' };
  await client.connect(new StdioClientTransport({ command, args: [...args], env, cwd: folder, stderr: 'ignore' }));
  const call: CallTool = async (name, input) => {
    const { content, isError = false } = await client.callTool({ name, arguments: { ...input } });
    return { text: content.map((part) => (part.type === 'text' ? part.text : '')).join('\n'), isError };
  };
  const close = async () => {
    await client.close();
    rmSync(folder, { recursive: true, force: true });
  };
  return { client, call, close };
}
