import styles from './anchor-link.module.css';

type AnchorLinkProps = {
  /** Id of the part of the page that the link leads to. */
  readonly id: string;
  /** Says what the link leads to: it has no text of its own. */
  readonly label: string;
};

/** A link to a part of the page it stands on. With scripts, a click also copies the address (see use-copy-links). */
export function AnchorLink({ id, label }: AnchorLinkProps) {
  // biome-ignore lint/a11y/useAnchorContent: the label names it, and its picture is in the style sheet.
  return <a className={styles.anchor} href={`#${id}`} aria-label={label} data-copy-link />;
}
