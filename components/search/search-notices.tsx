import { fillMessage } from '@/lib/i18n/messages';
import { saysNothing } from '@/lib/search/analysis/tokenise';
import { writeCount } from '@/lib/search/view/write-count';
import { encodeTyped } from '@/lib/text/half-characters';
import { AlertIcon } from '../ui/icons';
import styles from './search-notices.module.css';
import type { SearchSite } from './search-site';
import type { SiteSearch } from './use-site-search';
import type { SteadySearch } from './use-steady-results';

type SearchProps = { readonly search: SiteSearch; readonly site: SearchSite };

/** Says that nothing could be fetched, and offers another try. Earlier results stay below it. */
export function SearchFailure({ search, messages }: { search: SiteSearch; messages: SearchSite['messages'] }) {
  return (
    <div role="alert" className={styles.failure}>
      <AlertIcon />
      <div>
        <p className={styles.title}>{messages.failed}</p>
        <p>{messages.failedHint}</p>
      </div>
      <button type="button" onClick={search.retry}>
        {messages.retry}
      </button>
    </div>
  );
}

/** Says that the hosted service is replaced by the site's own records, when it is. */
export function LocalNote({ search, messages }: { search: SiteSearch; messages: SearchSite['messages'] }) {
  return search.isLocal && search.groups.length > 0 ? <p className={styles.local}>{messages.local}</p> : null;
}

type ShowImprovedProps = { readonly search: SteadySearch; readonly messages: SearchSite['messages'] };

/** Exchanges results that titles alone had found for all of them, where there are others. */
export function ShowImproved({ search: { showImproved }, messages }: ShowImprovedProps) {
  if (!showImproved) return null;
  return (
    <button type="button" className={styles.improve} onClick={showImproved}>
      {messages.showImproved}
    </button>
  );
}

/** How many results there are, where that is known. */
export function describeCount({ count, isPart, showImproved }: SteadySearch, messages: SearchSite['messages']): string {
  if (isPart) return messages.part;
  if (showImproved) return messages.improved;
  return writeCount(count, messages);
}

type NoResultsProps = SearchProps & {
  /** Names of categories that earlier results were in. */
  readonly seen: readonly string[];
  readonly onTry: (text: string) => void;
};

/** Says that nothing was found, and what to do then; asks for more where the words so far tell nothing. */
export function NoResults({ search, site, seen, onTry }: NoResultsProps) {
  const { messages, missingResultsUrl } = site;
  const { query } = search.input;
  if (saysNothing(query)) return <SearchStart site={site} onTry={onTry} />;
  return (
    <div className={styles.none}>
      <p className={styles.title}>{fillMessage(messages.none, { query })}</p>
      <SearchSuggestions site={site} seen={seen} onTry={onTry} />
      {missingResultsUrl && (
        <p>
          {messages.report}{' '}
          <a href={missingResultsUrl.replace('{query}', encodeTyped(query))} target="_blank" rel="noreferrer">
            {messages.reportLink}
          </a>
        </p>
      )}
    </div>
  );
}

/** Says what may be typed, with a few searches that many need. */
export function SearchStart({ site, onTry }: Pick<NoResultsProps, 'site' | 'onTry'>) {
  return (
    <div className={styles.start}>
      <p>{site.messages.start}</p>
      <SearchSuggestions site={site} seen={[]} onTry={onTry} />
    </div>
  );
}

/** Up to three searches that find something: what earlier results were about, or else a few that many need. */
function SearchSuggestions({ site, seen, onTry }: Omit<NoResultsProps, 'search'>) {
  const { messages, lang } = site;
  const suggestions = seen.length > 0 ? seen.slice(0, 3) : messages.suggestions.split('|');
  return (
    <div className={styles.try}>
      <p>{messages.tryFor}</p>
      <ul lang={lang}>
        {suggestions.map((text) => (
          <li key={text}>
            <button type="button" onClick={() => onTry(text)}>
              {text}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
