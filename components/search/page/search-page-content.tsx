import { useCallback, useEffect } from 'react';
import { fillMessage } from '@/lib/i18n/messages';
import { saysNothing } from '@/lib/search/analysis/tokenise';
import { readSearchInput } from '@/lib/search/service/read-input';
import type { SearchAddress } from '@/lib/search/view/search-address';
import { handPasteOver } from '../../tools/paste-handover';
import type { SearchClient } from '../engine/search-client';
import styles from '../search.module.css';
import { describeCount, LocalNote, NoResults, SearchFailure, ShowImproved } from '../search-notices';
import type { SearchQuery, SearchStart } from '../search-query';
import type { SearchSite } from '../search-site';
import { useRecognised } from '../use-recognised';
import { useSeenCategories } from '../use-seen-categories';
import { useSiteSearch } from '../use-site-search';
import { useSteadyResults } from '../use-steady-results';
import { PageResults, RecognisedLinks } from './page-results';
import { SearchFilters } from './search-filters';
import { useScrollPlace } from './use-scroll-place';
import { type AddressChange, useSearchAddress } from './use-search-address';

type SearchPageContentProps = {
  readonly site: SearchSite;
  readonly client: SearchClient;
  readonly query: SearchQuery;
  readonly start: SearchStart;
  readonly portions: number;
  /** Sections that are shown at most. */
  readonly shown: number;
  readonly onPortions: (portions: number) => void;
};

/** Heading, box, filters and results of the search page. */
export function SearchPageContent({ site, client, query, start, portions, shown, ...rest }: SearchPageContentProps) {
  const { messages } = site;
  const { onPortions } = rest;
  const search = useSteadyResults(useSiteSearch(site, client, query, start));
  const { text, input, kind, groups, count, change, choose } = search;
  const recognised = useRecognised(input, site);
  const seen = useSeenCategories(search, site.name);
  const isEmpty = input.query === '';
  const isNone = !isEmpty && search.isCurrent && !search.hasFailed && count === 0 && !saysNothing(input.query);
  useScrollPlace(search.isCurrent && groups.length > 0);

  const arrive = useCallback(
    (address: SearchAddress) => {
      change(address.query);
      choose(address.kind);
      onPortions(address.portions);
    },
    [change, choose, onPortions],
  );
  const writeAddress = useSearchAddress(arrive);
  const write = (address: Partial<SearchAddress>, how: AddressChange) =>
    writeAddress({ query: input.query, kind, portions, ...address }, how);
  const type = (next: string, how: AddressChange) => {
    change(next);
    onPortions(1);
    write({ query: readSearchInput(next).query, portions: 1 }, how);
  };

  // Without scripts a form puts all that was pasted into the address, where it does not stay.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for the address that the reader came with.
  useEffect(() => {
    if (input.query !== start.text) write({}, 'replace');
  }, []);

  const title = isEmpty ? messages.title : fillMessage(messages.titleOf, { query: input.query });
  useEffect(() => {
    document.title = `${title} | ${site.name}`;
  }, [title, site.name]);

  return (
    <>
      <header className={styles.header}>
        <h1>{title}</h1>
      </header>
      <search>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            write({}, 'push');
          }}
        >
          <input
            className={styles.box}
            type="search"
            name="q"
            value={text}
            onChange={({ target }) => type(target.value, 'replace')}
            // Not with the focus, which the page gives it before anybody wants to search.
            onPointerDown={() => client.warm()}
            onKeyDown={() => client.warm()}
            aria-label={messages.label}
            placeholder={messages.pagePlaceholder}
            autoComplete="off"
            autoCapitalize="none"
            enterKeyHint="search"
            spellCheck={false}
            // biome-ignore lint/a11y/noAutofocus: the reader came to this page to type.
            autoFocus
          />
        </form>
        {!isEmpty && (
          <div className={styles.filters} data-awaited={!search.isCurrent || count > 0 || undefined}>
            <SearchFilters
              search={{
                ...search,
                choose: (next) => {
                  choose(next);
                  onPortions(1);
                  write({ kind: next, portions: 1 }, 'push');
                },
              }}
              messages={messages}
            />
          </div>
        )}
      </search>
      {recognised && <RecognisedLinks recognised={recognised} site={site} onHandOver={() => handPasteOver(text)} />}
      {!isEmpty && search.hasFailed && <SearchFailure search={search} messages={messages} />}
      <p role="status" className={styles.state}>
        {describe()}
        {/* Seen below, beside what to do then, where nothing tells those who hear the page that it came. */}
        {isNone && <span className="visually-hidden">{fillMessage(messages.none, { query: input.query })}</span>}
        <ShowImproved search={search} messages={messages} />
      </p>
      {!isEmpty && <LocalNote search={search} messages={messages} />}
      {!isEmpty && search.isCurrent && count === 0 && (
        <NoResults search={search} site={site} seen={seen} onTry={(query) => type(query, 'push')} />
      )}
      {!isEmpty && <PageResults groups={groups} lang={site.lang} />}
      {!isEmpty && groups.length > 0 && count > shown && (
        <button
          type="button"
          className={styles.more}
          onClick={() => {
            onPortions(portions + 1);
            write({ portions: portions + 1 }, 'replace');
          }}
        >
          {messages.more}
        </button>
      )}
    </>
  );

  function describe(): string {
    if (isEmpty || search.hasFailed) return '';
    if (!search.isCurrent) return groups.length === 0 || search.isSlow ? messages.loading : '';
    return count === 0 ? '' : describeCount(search, messages);
  }
}
