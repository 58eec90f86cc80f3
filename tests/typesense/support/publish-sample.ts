import type { SearchRecord } from '../../../lib/search/records/record';
import type { SearchNode } from '../../../lib/search/typesense/ask-nodes';
import { buildDocuments } from '../../../lib/search/typesense/build-documents';
import { type PublishSettings, publishIndex } from '../../../lib/search/typesense/publish-index';
import { SAMPLE_RECORDS } from './sample-records';

export type SampleRun = {
  readonly outcome: string;
  readonly steps: readonly string[];
  readonly progress: readonly string[];
};

/** Publishes the small site, or other records, to a node. */
export async function publishSample(
  node: SearchNode,
  adminKey: string,
  alias: string,
  change: Partial<PublishSettings> & { readonly records?: readonly SearchRecord[] } = {},
): Promise<SampleRun> {
  const steps: string[] = [];
  const progress: string[] = [];
  const { records = SAMPLE_RECORDS, ...settings } = change;
  const outcome = await publishIndex({
    nodes: [node],
    adminKey,
    alias,
    fetcher: fetch,
    wait: async () => undefined,
    now: Date.now,
    isDryRun: false,
    contentLocale: 'pt',
    documents: buildDocuments(records, ['en', 'pt-BR'], (locale, path) =>
      locale === 'en' ? `https://docs.exemplo.com.br${path}` : `https://docs.exemplo.com.br/${locale}${path}`,
    ),
    synonyms: [
      { id: 'contingencia', words: ['fora do ar', 'contingência'] },
      { id: 'dadfe', root: 'dadfe', words: ['danfe', 'dacte'] },
    ],
    onStep: (text) => steps.push(text),
    onProgress: (done, total) => progress.push(`${done}/${total}`),
    ...settings,
  });
  return { outcome, steps, progress };
}
