import { SearchIcon } from '../ui/icons';
import styles from './search-entry.module.css';

/** The way into search from any page. */
export function SearchEntry({ href, label }: { href: string; label: string }) {
  return (
    <a className={styles.entry} href={href}>
      <SearchIcon />
      <span className={styles.label}>{label}</span>
    </a>
  );
}
