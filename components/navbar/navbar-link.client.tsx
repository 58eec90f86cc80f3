'use client';
// An island because the bar outlives page changes and has to mark the current section.
import type {
  NavbarLink as NavbarLinkModel,
  NavbarVersionLink as NavbarVersionLinkModel,
} from '@/lib/navigation/navbar';
import { basePath } from '@/lib/routes/base-path';
import { useDocs, useSectionVersions } from '../document/docs-context.client';
import { ExternalIcon } from '../ui/icons';
import styles from './navbar-link.module.css';

/** One link of the navigation bar. */
export function NavbarLink({ link, externalHint }: { link: NavbarLinkModel; externalHint: string }) {
  const { path } = useDocs();
  if (link.isExternal) {
    return (
      <a className={styles.link} href={link.href} target="_blank" rel="noopener noreferrer">
        {link.label}
        <ExternalIcon />
        <span className="visually-hidden">{` (${externalHint})`}</span>
      </a>
    );
  }
  const current = isCurrentLink(link, path) ? 'true' : undefined;
  if (link.byVersion) return <VersionedLink link={link} {...link.byVersion} current={current} />;
  return (
    <a className={styles.link} href={basePath + link.href} aria-current={current}>
      {link.label}
    </a>
  );
}

/** Whether the page at a path without locale prefix is the link's own or belongs to its section. */
export function isCurrentLink({ activePattern }: NavbarLinkModel, path: string): boolean {
  return activePattern !== undefined && new RegExp(activePattern, 'i').test(path);
}

type VersionedLinkProps = NonNullable<NavbarLinkModel['byVersion']> & {
  readonly link: NavbarLinkModel;
  readonly current: 'true' | undefined;
};

/** A link into a section of several versions: to the version that is open, then the preferred one, then the last. */
function VersionedLink({ link, section, hrefs, current }: VersionedLinkProps) {
  const { candidates } = useSectionVersions(section);
  const href = candidates.map(({ name }) => hrefs[name]).find((found) => found !== undefined) ?? link.href;
  return (
    <a className={styles.link} href={basePath + href} aria-current={current}>
      {link.label}
    </a>
  );
}

/** The version of a section that is open, preferred or the last, as a link to its main page. */
export function NavbarVersionLink({ link }: { link: NavbarVersionLinkModel }) {
  const { prefix } = useDocs();
  const { active, candidates } = useSectionVersions(link.section);
  const [version] = candidates;
  return (
    <a
      className={styles.link}
      href={basePath + (link.href ?? prefix + (version?.mainPath ?? '/docs/'))}
      aria-current={active && active === version ? 'true' : undefined}
    >
      {link.label ?? version?.label}
    </a>
  );
}
