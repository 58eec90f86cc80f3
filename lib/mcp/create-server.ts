import { McpServer } from '@modelcontextprotocol/server';
import * as z from 'zod';
import { pt } from 'zod/locales';
import { fillMessage } from '../i18n/fill-message';
import { messages } from './messages';
import type { PublishedFiles } from './published-files';
import type { SiteFacts } from './site-facts';
import { createIndexReader } from './site-index';
import type { Tool, ToolContext } from './tool';
import { ToolFault } from './tool-fault';
import { explainAnswer } from './tools/explain-answer';
import { field } from './tools/field';
import { inspectKey } from './tools/inspect-key';
import { operation } from './tools/operation';
import { readPage } from './tools/read-page';
import { search } from './tools/search';

// What is wrong with an input is told in the language of everything else.
z.config(pt());

const TOOLS: readonly Tool[] = [search, readPage, operation, field, explainAnswer, inspectKey];

/** The server of a site: its tools over its published files. */
export function createServer(facts: SiteFacts, files: PublishedFiles): McpServer {
  const server = new McpServer(
    { name: 'documentacao-fiscal', title: facts.name, version: facts.version },
    { instructions: fillMessage(messages.mcp.instructions, { name: facts.name }) },
  );
  const readIndex = createIndexReader(facts.tags);
  for (const tool of TOOLS) {
    server.registerTool(
      tool.name,
      {
        title: tool.title,
        description: tool.description,
        inputSchema: tool.input,
        annotations: { readOnlyHint: true, idempotentHint: true, openWorldHint: false },
      },
      async (input) => {
        const reading = files.open();
        const context: ToolContext = {
          facts,
          siteUrl: files.siteUrl,
          reading,
          openIndex: () => readIndex(reading),
        };
        const result = await runTool(tool, input, context);
        const note = fillMessage(messages.mcp.offline, { site: files.siteUrl, version: facts.version });
        const text = reading.isFromCopy() ? `${result.text}\n\n${note}` : result.text;
        return { content: [{ type: 'text', text }], ...(result.isError && { isError: true }) };
      },
    );
  }
  return server;
}

async function runTool(tool: Tool, input: Record<string, unknown>, context: ToolContext) {
  try {
    return { text: await tool.run(input, context), isError: false };
  } catch (error) {
    if (error instanceof ToolFault) return { text: error.message, isError: true };
    // The program's own output belongs to the protocol.
    console.error(error);
    return { text: fillMessage(messages.mcp.failed, { site: context.siteUrl }), isError: true };
  }
}
