'use client';
// An island because results follow what the reader types.
import { useState } from 'react';
import { InstantSearch, useHits, useInstantSearch, useSearchBox } from 'react-instantsearch';
import { fillMessage, type Messages } from '@/lib/i18n/messages';
import { basePath } from '@/lib/routes/base-path';
import type { SearchRecord } from '@/lib/search/record';
import styles from './search.module.css';
import { getSearchClient, type SearchContext } from './search-client';

type SearchResultsProps = {
  readonly messages: Messages['search'];
  /** Address prefix of the locale, without a final slash. */
  readonly prefix: string;
  readonly lang: string | undefined;
  readonly context: SearchContext;
};

/** The search box and its results; the query is in the address (?q=). */
export function SearchResults({ messages, prefix, lang, context }: SearchResultsProps) {
  const { hosted } = context;
  return (
    <InstantSearch
      searchClient={getSearchClient(context)}
      indexName={hosted?.collection ?? 'docs'}
      initialUiState={{ [hosted?.collection ?? 'docs']: { query: readQuery() } }}
      future={{ preserveSharedStateOnUnmount: true }}
    >
      <SearchBox messages={messages} />
      <Hits messages={messages} prefix={prefix} lang={lang} />
    </InstantSearch>
  );
}

/** Empty while the page is built, where there is no address. */
const readQuery = () =>
  typeof window === 'undefined' ? '' : (new URLSearchParams(window.location.search).get('q') ?? '');

function SearchBox({ messages }: { messages: Messages['search'] }) {
  const { query, refine } = useSearchBox();
  // The box shows what was typed at once; InstantSearch's own state follows a moment later.
  const [typed, setTyped] = useState(query);
  const change = (value: string) => {
    setTyped(value);
    refine(value);
    const url = new URL(window.location.href);
    if (value === '') url.searchParams.delete('q');
    else url.searchParams.set('q', value);
    window.history.replaceState(null, '', url);
  };
  return (
    <input
      className={styles.box}
      type="search"
      name="q"
      value={typed}
      onChange={(event) => change(event.target.value)}
      aria-label={messages.label}
      placeholder={messages.placeholder}
      autoComplete="off"
      // biome-ignore lint/a11y/noAutofocus: the reader came to this page to type.
      autoFocus
    />
  );
}

function Hits({ messages, prefix, lang }: Omit<SearchResultsProps, 'context'>) {
  const { items, results } = useHits<SearchRecord>();
  const { status, refresh, error } = useInstantSearch({ catchError: true });
  const query = results?.query ?? '';
  if (status === 'error' || error) {
    return (
      <div role="alert" className={styles.state}>
        <p>
          <b>{messages.failed}</b>
        </p>
        <p>{messages.failedHint}</p>
        <button type="button" onClick={refresh}>
          {messages.retry}
        </button>
      </div>
    );
  }
  const count = results?.nbHits ?? 0;
  const summary = count === 1 ? messages.one : fillMessage(messages.count, { count });
  const none = fillMessage(messages.none, { query });
  return (
    <>
      <p role="status" className={styles.state}>
        {query === '' ? '' : count === 0 ? none : summary}
      </p>
      <ol className={styles.hits} lang={lang}>
        {query !== '' &&
          items.map((hit) => (
            <li key={hit.objectID}>
              <a href={basePath + prefix + hit.url}>
                <span className={styles.trail}>
                  {hit['hierarchy.lvl0']}
                  {hit['hierarchy.lvl2'] && ` › ${hit['hierarchy.lvl1']}`}
                </span>
                <b>{hit['hierarchy.lvl2'] ?? hit['hierarchy.lvl1']}</b>
                <span>{hit.content}</span>
              </a>
            </li>
          ))}
      </ol>
    </>
  );
}
