import { SEARCH_KINDS, type SearchKind } from '@/lib/search/records/record';
import type { SearchSite } from '../search-site';
import type { SiteSearch } from '../use-site-search';
import styles from './search-filters.module.css';

type SearchFiltersProps = {
  readonly search: SiteSearch;
  readonly messages: SearchSite['messages'];
  /** After a choice: where the reader goes on. */
  readonly onChoose?: () => void;
};

/** Narrows the results to guides, API, layouts or status codes, with how many there are of each. */
export function SearchFilters({ search, messages, onChoose }: SearchFiltersProps) {
  const { kind, choose, countOf, hasKinds, isPart } = search;
  if (!hasKinds && kind === undefined) return null;
  const labels = { guide: messages.guide, api: messages.api, layout: messages.layout, cstat: messages.cstat };
  const pick = (wanted: SearchKind | undefined) => {
    choose(wanted);
    onChoose?.();
  };
  return (
    <fieldset className={styles.filters}>
      <legend className="visually-hidden">{messages.filters}</legend>
      <button type="button" aria-pressed={kind === undefined} onClick={() => pick(undefined)}>
        {messages.everything}
      </button>
      {SEARCH_KINDS.map((wanted) => (
        <button key={wanted} type="button" aria-pressed={kind === wanted} onClick={() => pick(wanted)}>
          {labels[wanted]} {!isPart && <span className={styles.count}>{countOf(wanted)}</span>}
        </button>
      ))}
    </fieldset>
  );
}
