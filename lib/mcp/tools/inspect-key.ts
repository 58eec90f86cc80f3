import * as z from 'zod';
import { inspectAccessKey } from '../../fiscal/access-key';
import { describeKey } from '../describe-key';
import { messages } from '../messages';
import { nameAddress } from '../read-markdown';
import { createTool } from '../tool';

export const inspectKey = createTool({
  name: 'inspect_key',
  title: messages.mcp.keyTitle,
  description: messages.mcp.keyDescription,
  input: z.object({ key: z.string().min(1).max(200).describe(messages.mcp.keyInput) }),
  async run({ key }, context) {
    const { inspector, language } = context.facts;
    const text = describeKey(inspectAccessKey(key), language);
    return `${text}\n\n${nameAddress({ path: inspector, anchor: '' }, context)}`;
  },
});
