import * as z from 'zod';
import { fillMessage } from '../../i18n/fill-message';
import { listHeadings, SEARCH_KINDS } from '../../search/records/record';
import { readSearchInput } from '../../search/service/read-input';
import type { SearchHit } from '../../search/service/search-request';
import { messages } from '../messages';
import { findProduct, isOfOther } from '../products';
import { createTool } from '../tool';
import { ToolFault } from '../tool-fault';

/** Hits that are looked at for those of one document. */
const MOST_HITS = 300;
const LIMIT = 8;
const SNIPPET_WORDS = 40;

export const search = createTool({
  name: 'search',
  title: messages.mcp.searchTitle,
  description: messages.mcp.searchDescription,
  input: z.object({
    query: z.string().min(1).max(1000).describe(messages.mcp.searchQuery),
    limit: z.number().int().min(1).max(30).default(LIMIT).describe(messages.mcp.searchLimit),
    kind: z.enum(SEARCH_KINDS).optional().describe(messages.mcp.searchKind),
    product: z.string().max(60).optional().describe(messages.mcp.product),
  }),
  async run({ query: text, limit, kind, product }, { reading, openIndex, siteUrl }) {
    const { query, recognition } = readSearchInput(text);
    if (query === '') {
      throw new ToolFault(
        recognition?.kind === 'key' ? messages.mcp.searchKey : nothing(text.slice(0, 100), recognition),
      );
    }
    const wanted = product === undefined ? undefined : await findProduct(product, reading);
    const engine = await (await openIndex()).openEngine();
    const answer = engine.answer({
      indexName: '',
      params: {
        query,
        hitsPerPage: wanted ? MOST_HITS : limit,
        facetFilters: kind === undefined ? [] : [`tags:${kind}`],
        highlightPreTag: '',
        highlightPostTag: '',
        attributesToSnippet: [`content:${SNIPPET_WORDS}`],
      },
    });
    const hits = answer.hits.filter(({ url }) => !wanted || !isOfOther(url, wanted));
    if (hits.length === 0) throw new ToolFault(nothing(query, recognition));
    const shown = hits.slice(0, limit);
    const count = wanted ? hits.length : answer.nbHits;
    return [
      fillMessage(messages.mcp.searchCount, { shown: shown.length, count, query }),
      ...shown.map((hit, place) => describeHit(hit, place, siteUrl)),
      ...(recognition ? [messages.mcp.searchAnswer] : []),
    ].join('\n\n');
  },
});

const nothing = (query: string, recognition: unknown) =>
  [fillMessage(messages.mcp.searchNothing, { query }), ...(recognition ? [messages.mcp.searchAnswer] : [])].join(' ');

function describeHit(hit: SearchHit, place: number, siteUrl: string): string {
  const title = [hit['hierarchy.lvl1'], ...listHeadings(hit)].join(' › ');
  const excerpt = hit._snippetResult.content.value.replace(/\s+/g, ' ').trim();
  const lines = [`${place + 1}. ${title} (${hit.tags[0]})`, `<${siteUrl}${hit.url}>`, excerpt];
  return lines.filter(Boolean).join('\n   ');
}
