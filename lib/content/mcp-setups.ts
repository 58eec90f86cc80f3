import { API_DOWNLOADS } from '../routes/download-address';
import { toAbsoluteUrl } from '../routes/locale-address';

/** How an editor or assistant is told of the site's MCP server: the text that goes into a file or a terminal. */
export type McpSetup = { readonly title: string; readonly code: string; readonly grammar: 'json' | 'bash' };

const NAME = 'documentacao-fiscal';
const START = { command: 'npx', args: ['-y', toAbsoluteUrl(API_DOWNLOADS.mcp)] };
/** Windows finds npx only through its shell. */
const WINDOWS_START = { command: 'cmd', args: ['/c', 'npx', ...START.args] };

const writeServers = (key: string, server: object) => JSON.stringify({ [key]: { [NAME]: server } }, null, 2);

/** By the names that guides use: `<McpSetup client="vscode" />`. */
export const MCP_SETUPS: Readonly<Record<string, McpSetup>> = {
  terminal: { title: 'Terminal', grammar: 'bash', code: [START.command, ...START.args].join(' ') },
  vscode: {
    title: '.vscode/mcp.json',
    grammar: 'json',
    code: writeServers('servers', { type: 'stdio', ...START }),
  },
  'claude-code': {
    title: 'Terminal',
    grammar: 'bash',
    code: `claude mcp add ${NAME} -- ${[START.command, ...START.args].join(' ')}`,
  },
  'claude-desktop': { title: 'claude_desktop_config.json', grammar: 'json', code: writeServers('mcpServers', START) },
  cursor: { title: '.cursor/mcp.json', grammar: 'json', code: writeServers('mcpServers', START) },
  windows: { title: 'mcpServers', grammar: 'json', code: writeServers('mcpServers', WINDOWS_START) },
};
