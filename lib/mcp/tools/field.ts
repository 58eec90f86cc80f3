import * as z from 'zod';
import { findNearest } from '../../errors/nearest';
import { fillMessage } from '../../i18n/fill-message';
import type { SearchRecord } from '../../search/records/record';
import { findFields, listFields, type NamedField } from '../find-fields';
import { messages } from '../messages';
import { findProduct, isOfOther, readLayouts } from '../products';
import { nameAddress, readMarkdown, toAddress } from '../read-markdown';
import type { PagePlace } from '../site-address';
import { createTool, type ToolContext } from '../tool';
import { ToolFault } from '../tool-fault';

/** Fields of one name that are explained; of the others, the addresses. */
const MOST_FIELDS = 5;
const MOST_NAMED = 40;
/** A group may be as long as its page. */
const LONGEST = 12_000;

export const field = createTool({
  name: 'field',
  title: messages.mcp.fieldTitle,
  description: messages.mcp.fieldDescription,
  input: z.object({
    name: z.string().min(1).max(300).describe(messages.mcp.fieldName),
    product: z.string().max(60).optional().describe(messages.mcp.product),
  }),
  async run({ name, product }, context) {
    const { records } = await context.openIndex();
    const places: readonly PagePlace[] = isEvent(product)
      ? findEventPages(product, records).map((path) => ({ path, anchor: normaliseTag(name) }))
      : (await findWanted(name, product, records, context)).map(({ page, anchor }) => ({ path: page, anchor }));
    const texts = await Promise.all(places.slice(0, MOST_FIELDS).map((place) => explain(place, context)));
    const known = texts.filter((text) => text !== undefined);
    if (known.length === 0) throw new ToolFault(fillMessage(messages.mcp.fieldMissing, { name }));
    const others = places.slice(MOST_FIELDS);
    const names = others.slice(0, MOST_NAMED).map((place) => `<${toAddress(place, context)}>`);
    const more = fillMessage(messages.mcp.fieldMore, { count: others.length, names: names.join(', ') });
    return [...known, ...(others.length > 0 ? [more] : [])].join('\n\n');
  },
});

const isEvent = (product: string | undefined): product is string => /^(?:[a-z0-9]+-)?\d{6}$/i.test(product ?? '');

/** Pages of an event by its code, with or without the document: 110111, nfe-110111. */
function findEventPages(event: string, records: readonly SearchRecord[]): readonly string[] {
  const pages = records.map(({ url }) => url).filter((url) => url.includes('/leiaute/eventos/'));
  const ending = event.toLowerCase();
  return pages.filter((url) => {
    const slug = url.split('/').findLast(Boolean) ?? '';
    return slug === ending || slug.startsWith(`${ending}-`) || slug.split('-')[1] === ending;
  });
}

async function findWanted(
  name: string,
  product: string | undefined,
  records: readonly SearchRecord[],
  { reading }: ToolContext,
): Promise<readonly NamedField[]> {
  const wanted = product === undefined ? undefined : await findProduct(product, reading);
  const fields = listFields(records).filter(({ page }) => !wanted || !isOfOther(page, wanted));
  const roots = (await readLayouts(reading)).flatMap(({ root, content }) => [root, content]);
  const found = findFields(name, fields, new Set(['documento', ...roots]));
  if (found.length > 0) return found;
  const tag = normaliseTag(name);
  const tags = new Set(fields.map(({ path }) => normaliseTag(path)));
  const near = findNearest(tag, tags, 5).filter((other) => other.toLowerCase() !== tag.toLowerCase());
  if (near.length === 0) throw new ToolFault(fillMessage(messages.mcp.fieldMissing, { name }));
  throw new ToolFault(fillMessage(messages.mcp.fieldNearest, { name, names: near.join(', ') }));
}

const normaliseTag = (path: string) => path.trim().split(/[./]/).findLast(Boolean) ?? '';

/** A field in the words of its page; undefined where the page has no such field. */
async function explain(place: PagePlace, context: ToolContext): Promise<string | undefined> {
  const { text, isWhole } = await readMarkdown(place, context);
  if (isWhole && place.anchor !== '') return undefined;
  const end = text.lastIndexOf('\n', LONGEST);
  const cut = text.length > LONGEST ? `${text.slice(0, end > 0 ? end : LONGEST)}\n\n…` : text;
  return `${cut}\n\n${nameAddress(place, context)}`;
}
