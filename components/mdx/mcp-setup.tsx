import { MCP_SETUPS } from '@/lib/content/mcp-setups';
import type { Messages } from '@/lib/i18n/messages';
import { CodeBlock } from '../code/code-block';

export type McpSetupProps = {
  /** Name of the editor or assistant in MCP_SETUPS. */
  readonly client: string;
};

/** What tells an editor or assistant of the site's MCP server, with the address of this site. */
export function McpSetup({ client, messages }: McpSetupProps & { readonly messages: Messages['code'] }) {
  const setup = MCP_SETUPS[client];
  if (!setup) throw new Error(`<McpSetup client="${client}"> was not checked before it was shown`);
  return <CodeBlock {...setup} messages={messages} />;
}
