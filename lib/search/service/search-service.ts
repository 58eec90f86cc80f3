import type { ContentFile, FirstFile } from '../index/index-files';
import { SearchEngine } from './search-engine';
import { answerNothing, type SearchAnswer, type SearchRequest } from './search-request';

/** Addresses of the two index files, with base path. */
export type ServiceAddresses = { readonly first: string; readonly content: string };

/** The embedded search with its files. Nothing is fetched before the first call. */
export type SearchService = {
  /** Fetches what the first result needs. A failure is left for the query to tell. */
  warm(): void;
  /**
   * Answers queries about the versions with those values of `docusaurus_tag`.
   * @throws when the first file cannot be had; the next call tries again
   */
  search(requests: readonly SearchRequest[], tags: readonly string[]): Promise<readonly SearchAnswer[]>;
};

/**
 * Makes the embedded search: in a worker, or on the page where workers are not to be had.
 * @param onImproved called when the texts have become searchable, so that the same query may find more
 * @param early text of the first file, where somebody is already fetching it; undefined if they could not
 */
export function createSearchService(
  { first, content }: ServiceAddresses,
  onImproved: () => void,
  early?: Promise<string | undefined>,
): SearchService {
  let opening: Promise<SearchEngine> | undefined;
  let isContentWanted = true;

  let offered = early;

  const loadFirst = async () => {
    const text = await offered;
    // What cannot be read is not tried twice.
    offered = undefined;
    return text === undefined ? load<FirstFile>(first) : (JSON.parse(text) as FirstFile); // As `load` says.
  };

  const open = () => {
    opening ??= loadFirst()
      .then(SearchEngine.open)
      .catch((error: unknown) => {
        opening = undefined;
        throw error;
      });
    return opening.then((engine) => {
      if (isContentWanted) addContent(engine);
      return engine;
    });
  };

  const addContent = (engine: SearchEngine) => {
    isContentWanted = false;
    load<ContentFile>(content)
      .then((texts) => engine.addContent(texts))
      .then(onImproved, () => {
        // Titles are still found. The next query asks for the texts again.
        isContentWanted = true;
      });
  };

  return {
    warm: () => void open().catch(() => undefined),
    async search(requests, tags) {
      // InstantSearch asks once before anything is typed: that needs no file.
      if (requests.every(({ params }) => !params?.query?.trim())) return requests.map(answerNothing);
      const engine = await open();
      return requests.map((request) => engine.answer(request, tags));
    },
  };
}

/** A file that this site's own build wrote from the same type. */
async function load<File>(address: string): Promise<File> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return (await response.json()) as File;
}
