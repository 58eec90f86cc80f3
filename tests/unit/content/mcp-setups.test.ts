import { expect, test } from 'vitest';
import { MCP_SETUPS } from '../../../lib/content/mcp-setups';
import { API_DOWNLOADS } from '../../../lib/routes/download-address';
import { toAbsoluteUrl } from '../../../lib/routes/locale-address';

const url = toAbsoluteUrl(API_DOWNLOADS.mcp);
const npx = { command: 'npx', args: ['-y', url] };

test.each<readonly [client: string, title: string, servers: object]>([
  ['vscode', '.vscode/mcp.json', { servers: { 'documentacao-fiscal': { type: 'stdio', ...npx } } }],
  ['claude-desktop', 'claude_desktop_config.json', { mcpServers: { 'documentacao-fiscal': npx } }],
  ['cursor', '.cursor/mcp.json', { mcpServers: { 'documentacao-fiscal': npx } }],
  [
    'windows',
    'mcpServers',
    { mcpServers: { 'documentacao-fiscal': { command: 'cmd', args: ['/c', 'npx', '-y', url] } } },
  ],
])('%s is told of the server in a file', (client, title, servers) => {
  const setup = MCP_SETUPS[client];
  expect(setup).toMatchObject({ title, grammar: 'json' });
  expect(JSON.parse(setup?.code ?? '')).toEqual(servers);
  expect(setup?.code).toContain('\n  "');
});

test.each([
  ['terminal', `npx -y ${url}`],
  ['claude-code', `claude mcp add documentacao-fiscal -- npx -y ${url}`],
])('%s is told of it by a command', (client, code) => {
  expect(MCP_SETUPS[client]).toEqual({ title: 'Terminal', grammar: 'bash', code });
});
