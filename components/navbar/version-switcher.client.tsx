'use client';
// An island because it links the page the reader is on in other versions, and the bar outlives page changes.
import { switchVersion } from '@/lib/navigation/docs-section';
import { basePath } from '@/lib/routes/base-path';
import { useDocs, useSectionVersions } from '../document/docs-context.client';
import linkStyles from './navbar-link.module.css';
import { type MenuShape, NavbarMenu } from './navbar-menu';

type VersionSwitcherProps = {
  readonly section: string;
  /** Names of the versions to offer. */
  readonly names: readonly string[];
  readonly label: string;
  readonly shape: MenuShape;
};

/** Links to the same page in each version, or to a version's main page. Following one makes it the preferred version. */
export function VersionSwitcher({ section, names, label, shape }: VersionSwitcherProps) {
  const { prefix, path } = useDocs();
  const { versions, active, candidates } = useSectionVersions(section);
  const offered = versions.filter(({ name }) => names.includes(name));
  const links = offered.map((version) => (
    <a
      key={version.name}
      className={linkStyles.link}
      href={basePath + prefix + switchVersion(version, active, path)}
      aria-current={version === active ? 'true' : undefined}
      data-docs-section={section}
      data-docs-version={version.name}
      data-keep-place=""
    >
      {version.label}
    </a>
  ));
  if (links.length <= 1) return links;
  const shown = candidates.find(({ name }) => names.includes(name));
  const summary =
    shape === 'bar' ? (
      <>
        <span className="visually-hidden">{`${label}: `}</span>
        {shown?.label}
      </>
    ) : (
      label
    );
  return (
    <NavbarMenu shape={shape} label={summary}>
      {links.map((link) => (
        <li key={link.key}>{link}</li>
      ))}
    </NavbarMenu>
  );
}
