import { useCallback, useRef, useState } from 'react';
import { fillMessage } from '@/lib/i18n/messages';
import { saysNothing } from '@/lib/search/analysis/tokenise';
import { encodeTyped } from '@/lib/text/half-characters';
import { handPasteOver } from '../../tools/paste-handover';
import type { SearchClient } from '../engine/search-client';
import { SearchFilters } from '../page/search-filters';
import { describeCount, LocalNote, NoResults, SearchFailure, SearchStart, ShowImproved } from '../search-notices';
import type { SearchQuery } from '../search-query';
import type { SearchSite } from '../search-site';
import { useRecognised } from '../use-recognised';
import { useSeenCategories } from '../use-seen-categories';
import { useSiteSearch } from '../use-site-search';
import { type SteadySearch, useSteadyResults } from '../use-steady-results';
import { useStoredSearches } from '../use-stored-searches';
import { ModalBox } from './modal-box';
import { ModalHints } from './modal-hints';
import type { ModalStart } from './modal-start';
import { ALL_ID, OptionList } from './option-list';
import styles from './search-modal.module.css';
import { StoredList } from './stored-list';
import { toOptionId, useOptions } from './use-options';

type ModalContentProps = {
  readonly site: SearchSite;
  readonly client: SearchClient;
  readonly query: SearchQuery;
  readonly start: ModalStart;
  /** @param isLeaving whether a link is followed, not the page returned to */
  readonly onClose: (isLeaving?: boolean) => void;
};

/** Box, filters, results and hints of the modal. */
export function ModalContent({ site, client, query, start, onClose }: ModalContentProps) {
  const { messages, lang } = site;
  const search = useSteadyResults(useSiteSearch(site, client, query, start));
  const { text, input, groups } = search;
  const recognised = useRecognised(input, site);
  const stored = useStoredSearches(site.collection, search.place);
  const seen = useSeenCategories(search, site.name);
  const box = useRef<HTMLInputElement>(null);
  const [pasted, setPasted] = useState<string>();
  const isEmpty = text.trim() === '';
  const hasGroups = !isEmpty && groups.length > 0 && input.query !== '';
  const isNone = !isEmpty && !recognised && search.isCurrent && groups.length === 0 && input.query !== '';

  const entries = isEmpty ? [...stored.favorite, ...stored.recent] : [];
  const ids = [
    ...entries.map(({ view }) => toOptionId(view.id)),
    ...(recognised?.options ?? []).map(({ id }) => toOptionId(id)),
    ...(hasGroups ? groups.flatMap(({ hits }) => hits.map(({ id }) => toOptionId(id))) : []),
    ...(hasGroups ? [ALL_ID] : []),
  ];
  const isReady = isEmpty || recognised !== undefined || search.isCurrent;
  const options = useOptions(ids, isReady, text);
  const { note } = stored;
  const { findRaw } = search;
  const go = useCallback(
    (raw?: unknown) => {
      note(raw);
      onClose(true);
    },
    [note, onClose],
  );
  const goToHit = useCallback((id: string) => go(findRaw(id)), [go, findRaw]);
  const focusBox = () => box.current?.focus();
  const fill = (next: string) => {
    search.change(next);
    focusBox();
  };
  const { retry, showImproved } = search;
  // Their buttons go with what they do.
  const tried: SteadySearch = {
    ...search,
    retry: () => {
      retry();
      focusBox();
    },
    showImproved:
      showImproved &&
      (() => {
        showImproved();
        focusBox();
      }),
  };

  return (
    <div className={styles.content}>
      <ModalBox
        ref={box}
        site={site}
        search={search}
        start={start}
        options={options}
        isExpanded={ids.length > 0}
        onPaste={setPasted}
        onClose={() => onClose()}
      />
      {!isEmpty && (
        <div className={styles.filters}>
          <SearchFilters search={search} messages={messages} onChoose={focusBox} />
        </div>
      )}
      <p role="status" className="visually-hidden">
        {announce(search, messages, isEmpty)}
      </p>
      <div className={styles.scroll}>
        {!isEmpty && search.hasFailed && <SearchFailure search={tried} messages={messages} />}
        {!isEmpty && <LocalNote search={search} messages={messages} />}
        {(isEmpty ? entries.length === 0 : input.query === '' && !recognised) && (
          <SearchStart site={site} onTry={fill} />
        )}
        {entries.length > 0 && (
          <StoredList site={site} stored={stored} options={options} onGo={go} onChange={focusBox} />
        )}
        {!isEmpty && search.isSlow && groups.length === 0 && (
          <p className={styles.waiting} aria-hidden="true">
            {messages.loading}
          </p>
        )}
        {isNone && <NoResults search={search} site={site} seen={seen} onTry={fill} />}
        {(recognised || hasGroups) && (
          <OptionList
            label={messages.results}
            lang={lang}
            groups={hasGroups ? groups : []}
            recognised={recognised}
            messages={messages}
            options={options}
            onGo={goToHit}
            onHandOver={() => {
              handPasteOver(pasted !== undefined && isSameText(pasted, text) ? pasted : text);
              onClose(true);
            }}
            all={
              hasGroups
                ? {
                    href: `${site.hrefs.search}?q=${encodeTyped(input.query)}${search.kind ? `&kind=${search.kind}` : ''}`,
                    label: describeAll(search, messages),
                    onGo: () => onClose(true),
                  }
                : undefined
            }
          />
        )}
      </div>
      {hasGroups && (search.isPart || showImproved) && (
        // Below the results, which do not move when it goes.
        <p className={styles.part}>
          <span aria-hidden="true">{describeCount(search, messages)}</span>
          <ShowImproved search={tried} messages={messages} />
        </p>
      )}
      <ModalHints messages={messages} />
    </div>
  );
}

/** Whether the box still holds what was pasted: browsers put spaces in the place of line breaks, or nothing. */
const isSameText = (pasted: string, text: string) => pasted.replace(/\s/g, '') === text.replace(/\s/g, '');

/** What is said to readers who do not see the results. */
function announce(search: SteadySearch, messages: SearchSite['messages'], isEmpty: boolean): string {
  if (isEmpty || search.hasFailed || search.input.query === '') return '';
  if (!search.isCurrent) return search.isSlow ? messages.loading : '';
  if (search.count === 0) {
    const { query } = search.input;
    return saysNothing(query) ? messages.start : fillMessage(messages.none, { query });
  }
  return describeCount(search, messages);
}

/** What the way to the search page promises: a number only where it is the last. */
function describeAll({ count, isPart, showImproved }: SteadySearch, messages: SearchSite['messages']): string {
  if (isPart || showImproved) return messages.seeAllPart;
  return count === 1 ? messages.seeAllOne : fillMessage(messages.seeAll, { count });
}
