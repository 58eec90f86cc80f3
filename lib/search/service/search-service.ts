import type { PublishedFirst } from '../index/first-file';
import type { ContentFile } from '../index/index-files';
import { fetchFile, fetchFirst } from './fetch-first';
import { SearchEngine } from './search-engine';
import { answerNothing, type SearchAnswer, type SearchRequest } from './search-request';

/** The embedded search with its files. Nothing is fetched before the first call. */
export type SearchService = {
  /**
   * Fetches what the first result needs, and indexes it once it is known for which versions. A failure is left for the
   * query to tell.
   */
  warm(tags?: readonly string[]): void;
  /**
   * Answers queries about the versions with those values of `docusaurus_tag`: without the texts only where they keep
   * the reader waiting, and never that there is nothing.
   * @throws when a file cannot be had without which there is no answer; the next call tries again
   */
  search(requests: readonly SearchRequest[], tags: readonly string[]): Promise<readonly SearchAnswer[]>;
};

/** Milliseconds that answers wait for the file of the texts, which mostly find other and better results. */
export const TEXT_WAIT = 1500;
/** Milliseconds that they wait in all, where the file is there and only its index is not. */
export const INDEX_WAIT = 4000;

/** The engines for some versions. */
type Opened = {
  readonly tags: string;
  /** The best there is: the one of titles, until the one with the texts is ready. */
  engine: Promise<SearchEngine>;
  /** The one with the texts. */
  readonly whole: () => Promise<SearchEngine>;
  /** Resolve when the first engine has waited for long enough: for the file of the texts, and for their index. */
  readonly pause: Promise<void>;
  readonly longPause: Promise<void>;
};

/**
 * Makes the embedded search: in a worker, or on the page where workers are not to be had.
 * @param address of the first file of the index, with base path
 * @param onImproved called when the texts have become searchable, so that the same query may find more
 * @param early the text of the first file, where somebody is already fetching it; undefined if they could not
 */
export function createSearchService(
  address: string,
  onImproved: () => void,
  early?: Promise<string | undefined>,
): SearchService {
  let offered = early;
  const loadFirst = keepUnlessFailed(async () => {
    const given = await offered;
    // What cannot be read is not tried twice.
    offered = undefined;
    const text = given ?? (await fetchFirst(address));
    return JSON.parse(text) as PublishedFirst; // This site's own build wrote it from the same type.
  });
  // After the first file: the line is what the first result waits for.
  let isContentHere = false;
  const loadContent = keepUnlessFailed(async () => {
    const { content } = await loadFirst();
    const response = await fetchFile(content);
    const file = (await response.json()) as ContentFile; // As above.
    isContentHere = true;
    return file;
  });
  let opened: Opened | undefined;

  const open = (tags: readonly string[]): Opened => {
    const key = tags.join(' ');
    if (opened?.tags === key) return opened;
    const titles = loadFirst().then(({ index }) => SearchEngine.open({ first: index }, tags));
    const whole = keepUnlessFailed(async () => {
      await titles;
      const files = { first: (await loadFirst()).index, content: await loadContent() };
      const engine = await SearchEngine.open(files, tags);
      own.engine = Promise.resolve(engine);
      onImproved();
      return engine;
    });
    const pause = titles.then(() => wait(TEXT_WAIT));
    const longPause = pause.then(() => wait(INDEX_WAIT - TEXT_WAIT));
    const own: Opened = { tags: key, engine: titles, whole, pause, longPause };
    opened = own;
    longPause.catch(() => {
      if (opened === own) opened = undefined;
    });
    return own;
  };

  return {
    warm(tags) {
      (tags ? open(tags).whole() : loadContent()).catch(() => undefined);
    },
    async search(requests, tags) {
      // InstantSearch asks once before anything is typed: that needs no file.
      if (requests.every(({ params }) => !params?.query?.trim())) return requests.map(answerNothing);
      const own = open(tags);
      // Where the texts could not be had, this asks for them again.
      const whole = own.whole();
      const orNone = whole.catch(() => undefined);
      const engine = await own.engine;
      const answers = requests.map((request) => engine.answer(request));
      if (answers.every(({ awaitsTexts, isNamed }) => !awaitsTexts || isNamed)) return answers;
      const inTime = async () => {
        await own.pause;
        if (isContentHere) await own.longPause;
      };
      const isDenied = answers.some(({ awaitsTexts, nbHits }) => awaitsTexts && nbHits === 0);
      const better = await (isDenied ? whole : Promise.race([orNone, inTime()]));
      return better ? requests.map((request) => better.answer(request)) : answers;
    },
  };
}

/** What `load` gives, asked for once; after a failure the next call tries again. */
function keepUnlessFailed<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let kept: Promise<Value> | undefined;
  return () => {
    const value = kept ?? load();
    kept = value;
    value.catch(() => {
      if (kept === value) kept = undefined;
    });
    return value;
  };
}

const wait = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds);
  });
