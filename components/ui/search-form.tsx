import type { Messages } from '@/lib/i18n/messages';
import { SearchIcon } from './icons';
import styles from './search-form.module.css';

type SearchFormProps = {
  /** Address of the search page. */
  readonly action: string;
  readonly messages: Messages['search'];
};

/** A box that leads to the search page, with and without scripts; with them, a pasted answer opens in the modal. */
export function SearchForm({ action, messages }: SearchFormProps) {
  return (
    <search>
      <form className={styles.search} action={action} method="get" data-search-form>
        <SearchIcon />
        <input
          type="search"
          name="q"
          aria-label={messages.label}
          placeholder={messages.placeholder}
          autoComplete="off"
        />
        <button type="submit">{messages.button}</button>
      </form>
    </search>
  );
}
