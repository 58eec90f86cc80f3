import * as z from 'zod';
import { fillMessage } from '../../i18n/fill-message';
import { messages } from '../messages';
import { nameAddress, readMarkdown, writePart } from '../read-markdown';
import { readPlace } from '../site-address';
import { createTool } from '../tool';

export const readPage = createTool({
  name: 'read_page',
  title: messages.mcp.readTitle,
  description: messages.mcp.readDescription,
  input: z.object({
    address: z.string().min(1).max(1000).describe(messages.mcp.readAddress),
    anchor: z.string().max(200).optional().describe(messages.mcp.readAnchor),
    part: z.number().int().min(1).max(100).default(1).describe(messages.mcp.readPart),
  }),
  async run({ address, anchor, part }, context) {
    const whole = anchor === undefined ? address : `${address.replace(/#.*/s, '')}#${anchor.replace(/^#/, '')}`;
    const place = readPlace(whole, context.siteUrl, context.facts);
    const { text, isWhole } = await readMarkdown(place, context);
    const isLost = isWhole && place.anchor !== '';
    return [
      ...(isLost ? [fillMessage(messages.mcp.readWhole, { anchor: place.anchor })] : []),
      writePart(text, part),
      nameAddress(place, context),
    ].join('\n\n');
  },
});
