import { fillMessage } from '@/lib/i18n/messages';
import { joinParts } from '@/lib/search/view/highlight';
import type { StoredSearch } from '@/lib/search/view/stored-searches';
import { CloseIcon } from '../../ui/icons';
import { UnbrokenNames } from '../../ui/unbroken-names';
import { HitLead } from '../hit-lead';
import { StarIcon } from '../search-icons';
import type { SearchSite } from '../search-site';
import type { StoredEntry, StoredSearches } from '../use-stored-searches';
import { Option } from './option';
import listStyles from './option-list.module.css';
import styles from './stored-list.module.css';
import { OPTIONS_ID, toOptionId, type useOptions } from './use-options';

type StoredListProps = {
  readonly site: SearchSite;
  readonly stored: StoredSearches;
  readonly options: ReturnType<typeof useOptions>;
  readonly onGo: (hit: unknown) => void;
  /** An entry was kept or removed, and the button with the focus may be gone. */
  readonly onChange: () => void;
};

/**
 * Favourite and recent results. The buttons of each stand beside the list and not in it, because an option holds no
 * other control; rows of one height keep them in line.
 */
export function StoredList({ site, stored, options, onGo, onChange }: StoredListProps) {
  const { messages } = site;
  const change = (action: (entry: StoredSearch) => void, entry: StoredSearch) => {
    action(entry);
    onChange();
  };
  const lists = [
    { label: messages.favorite, entries: stored.favorite, isKept: true },
    { label: messages.recent, entries: stored.recent, isKept: false },
  ].filter(({ entries }) => entries.length > 0);
  return (
    <div className={styles.stored}>
      <div id={OPTIONS_ID} role="listbox" aria-label={messages.results}>
        {lists.map(({ label, entries }) => (
          // biome-ignore lint/a11y/useSemanticElements: a group of options; a fieldset may not stand in a listbox.
          <div key={label} role="group" aria-label={label}>
            <p className={`${listStyles.caption} ${styles.caption}`} aria-hidden="true">
              {label}
            </p>
            {entries.map((entry) => (
              <StoredOption key={entry.view.id} entry={entry} site={site} options={options} onGo={onGo} />
            ))}
          </div>
        ))}
      </div>
      <div className={styles.buttons}>
        {lists.map(({ label, entries, isKept }) => (
          <div key={label} className={styles.column}>
            {entries.map(({ stored: item, view }) => {
              const title = joinParts(view.title);
              return (
                <span key={view.id} className={styles.actions}>
                  {!isKept && (
                    <IconButton label={fillMessage(messages.save, { title })} onClick={() => change(stored.keep, item)}>
                      <StarIcon />
                    </IconButton>
                  )}
                  <IconButton
                    label={fillMessage(isKept ? messages.unsave : messages.forget, { title })}
                    onClick={() => change(stored.forget, item)}
                  >
                    <CloseIcon />
                  </IconButton>
                </span>
              );
            })}
          </div>
        ))}
      </div>
    </div>
  );
}

type StoredOptionProps = Omit<StoredListProps, 'stored' | 'onChange'> & { readonly entry: StoredEntry };

function StoredOption({ entry: { stored, view }, site, options, onGo }: StoredOptionProps) {
  const { id, address, isSection, pageTitle, category, title } = view;
  const place = isSection ? joinParts(pageTitle) : category;
  return (
    <Option
      id={toOptionId(id)}
      href={address.href}
      isExternal={address.isExternal}
      isActive={options.active === toOptionId(id)}
      setActive={options.setActive}
      onGo={() => onGo(stored)}
    >
      <HitLead hit={view} />
      <span className={`${listStyles.text} ${styles.text}`} lang={site.lang}>
        <span className={listStyles.title}>
          <UnbrokenNames>{joinParts(title)}</UnbrokenNames>
        </span>
        <span className={listStyles.excerpt}>
          <UnbrokenNames>{place}</UnbrokenNames>
        </span>
      </span>
    </Option>
  );
}

function IconButton({ label, onClick, children }: { label: string; onClick: () => void; children: React.ReactNode }) {
  return (
    <button type="button" aria-label={label} title={label} onClick={onClick}>
      {children}
    </button>
  );
}
