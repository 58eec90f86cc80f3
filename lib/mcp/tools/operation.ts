import * as z from 'zod';
import { type JsonObject, sliceOpenApi } from '../../publish/openapi-slice';
import { API_DOWNLOADS, slicePath } from '../../routes/download-address';
import { findOperation, listOperations, type NamedOperation } from '../find-operation';
import { readJson } from '../json-files';
import { messages } from '../messages';
import { nameAddress, readMarkdown, writePart } from '../read-markdown';
import { createTool, type ToolContext } from '../tool';
import { ToolFault } from '../tool-fault';

export const operation = createTool({
  name: 'operation',
  title: messages.mcp.operationTitle,
  description: messages.mcp.operationDescription,
  input: z.object({
    name: z.string().min(1).max(500).describe(messages.mcp.operationName),
    format: z.enum(['markdown', 'openapi']).default('markdown').describe(messages.mcp.operationFormat),
    part: z.number().int().min(1).max(100).default(1).describe(messages.mcp.operationPart),
  }),
  async run({ name, format, part }, context) {
    const found = findOperation(name, listOperations((await context.openIndex()).records));
    const place = { path: found.page, anchor: '' };
    const text = format === 'openapi' ? await readSlice(found, context) : (await readMarkdown(place, context)).text;
    return `${writePart(text, part)}\n\n${nameAddress(place, context)}`;
  },
});

/** The published slice; while the site does not answer it is made from the document in the copy, by the same code. */
async function readSlice({ page, path, method }: NamedOperation, { reading }: ToolContext): Promise<string> {
  const published = await reading.read(slicePath(page));
  if (published !== undefined) return published;
  const document = await readJson<JsonObject>((file) => reading.readCopy(file), API_DOWNLOADS.openapiJson);
  if (!document) throw new ToolFault(messages.mcp.operationNoSlice);
  return JSON.stringify(sliceOpenApi(document, path, method.toLowerCase()), null, 2);
}
