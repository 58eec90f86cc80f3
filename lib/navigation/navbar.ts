import { localizeText } from '../config/localized-text';
import type { NavbarItemConfig, NestedNavbarItemConfig } from '../config/navbar-schema';
import type { SiteConfig } from '../config/schema';
import { suggest } from '../errors/nearest';
import { SiteError } from '../errors/site-error';
import type { VersionSources } from '../pages/site';
import { withLocale } from '../routes/locale-address';
import { docsPath } from '../routes/page-address';
import { escapePattern } from '../text/escape-pattern';
import { listSidebarAreas, matchSidebar } from './sidebar-areas';

/** A link of the navigation bar, ready for one locale. */
export type NavbarLink = {
  readonly kind: 'link';
  readonly label: string;
  readonly href: string;
  readonly isExternal: boolean;
  /**
   * Source of a regular expression, upper and lower case the same, for the paths without locale prefix for which the
   * link is the current one; undefined for external links.
   */
  readonly activePattern: string | undefined;
  /** Where the link leads from each version of a section that has several; `href` is the last one's. */
  readonly byVersion: { readonly section: string; readonly hrefs: Readonly<Record<string, string>> } | undefined;
};

/** A link to the version of a section that is open, or else preferred, or else the last. */
export type NavbarVersionLink = {
  readonly kind: 'version';
  readonly section: string;
  readonly label: string | undefined;
  readonly href: string | undefined;
};

/** Markup of the owner, put in as it is. */
export type NavbarHtml = { readonly kind: 'html'; readonly html: string };

export type NestedNavbarItem = NavbarLink | NavbarVersionLink | NavbarHtml;

export type NavbarItem =
  | NestedNavbarItem
  | { readonly kind: 'dropdown'; readonly label: string; readonly items: readonly NestedNavbarItem[] }
  | { readonly kind: 'versions'; readonly section: string; readonly names: readonly string[] }
  | { readonly kind: 'locales' }
  | { readonly kind: 'search' };

export type NavbarModel = { readonly left: readonly NavbarItem[]; readonly right: readonly NavbarItem[] };

type Scope = { readonly versions: readonly VersionSources[]; readonly locale: string };

/**
 * The navigation bar of one locale.
 * @throws SiteError when an item names a guide, sidebar, section or version that does not exist
 */
export function buildNavbar(
  { navbar, locales }: Pick<SiteConfig, 'navbar' | 'locales'>,
  versions: readonly VersionSources[],
  locale: string,
): NavbarModel {
  // With a single locale there is nothing to choose.
  const items = navbar.items.filter(({ type }) => type !== 'localeDropdown' || locales.length > 1);
  const build = (position: 'left' | 'right') =>
    items.filter((item) => item.position === position).map((item) => buildItem(item, { versions, locale }));
  return { left: build('left'), right: build('right') };
}

function buildItem(item: NavbarItemConfig, scope: Scope): NavbarItem {
  switch (item.type) {
    case 'localeDropdown':
      return { kind: 'locales' };
    case 'search':
      return { kind: 'search' };
    case 'docsVersionDropdown': {
      const known = listSection(item.section, scope).map(({ version }) => version.name);
      const unknown = item.versions?.find((name) => !known.includes(name));
      if (unknown !== undefined) throw unknownId('versions', unknown, known);
      return { kind: 'versions', section: item.section, names: item.versions ?? known };
    }
    case 'dropdown':
      return {
        kind: 'dropdown',
        label: localizeText(item.label, scope.locale),
        items: item.items.map((child) => buildNested(child, scope)),
      };
    default:
      return buildNested(item, scope);
  }
}

function buildNested(item: NestedNavbarItemConfig, scope: Scope): NestedNavbarItem {
  const { locale } = scope;
  const plain = { kind: 'link', isExternal: false, byVersion: undefined } as const;
  switch (item.type) {
    case 'html':
      return { kind: 'html', html: item.value };
    case 'external':
      return {
        ...plain,
        label: localizeText(item.label, locale),
        href: item.href,
        isExternal: true,
        activePattern: undefined,
      };
    case 'link': {
      const start = withFinalSlash(item.activeBasePath ?? item.to);
      const activePattern = item.activeBaseRegex ?? `^${escapePattern(start)}${start === '/' ? '$' : ''}`;
      return { ...plain, label: localizeText(item.label, locale), href: withLocale(locale, item.to), activePattern };
    }
    case 'docsVersion':
      listSection(item.section, scope);
      return {
        kind: 'version',
        section: item.section,
        label: item.label && localizeText(item.label, locale),
        href: item.to && withLocale(locale, item.to),
      };
    case 'doc': {
      const { last, toLink } = readSection(item.section, scope);
      const guide = last.guides.find(({ id }) => id === item.docId);
      const known = last.guides.map(({ id }) => id);
      if (!guide) throw unknownId('docId', item.docId, known);
      const label = item.label === undefined ? guide.frontmatter.title : localizeText(item.label, locale);
      const link = toLink('docs', ({ version, guides }) =>
        guides.some(({ id }) => id === guide.id) ? docsPath(version.path, guide.id) : undefined,
      );
      return { ...plain, label, ...link };
    }
    case 'docSidebar': {
      const { last, toLink } = readSection(item.section, scope);
      const known = listSidebars(last).map(({ id }) => id);
      if (!known.includes(item.sidebarId)) throw unknownId('sidebarId', item.sidebarId, known);
      const link = toLink(
        item.sidebarId,
        (sources) => listSidebars(sources).find(({ id }) => id === item.sidebarId)?.entryPath,
      );
      return { ...plain, label: localizeText(item.label, locale), ...link };
    }
  }
}

function withFinalSlash(path: string): string {
  return path.endsWith('/') ? path : `${path}/`;
}

function listSidebars({ sidebars }: VersionSources) {
  return Object.values(sidebars).filter((sidebar) => sidebar !== undefined);
}

/** The versions of a section, newest first. */
function listSection(id: string, { versions }: Scope): readonly VersionSources[] {
  const found = versions.filter(({ version }) => version.sectionId === id);
  if (found.length > 0) return found;
  throw unknownId('section', id, [...new Set(versions.map(({ version }) => version.sectionId))]);
}

/** A section's last version, and how to link the same thing in all of its versions. */
function readSection(id: string, scope: Scope) {
  const all = listSection(id, scope);
  const last = all.find(({ version }) => version.isLast) ?? all[0];
  if (!last) throw new Error(`site.config.ts was parsed without a version in section ${id}`);
  const toLink = (sidebarId: string, toPath: (sources: VersionSources) => string | undefined) => {
    const hrefs = Object.fromEntries(
      all.flatMap((sources) => {
        const path = toPath(sources);
        return path === undefined ? [] : [[sources.version.name, withLocale(scope.locale, path)]];
      }),
    );
    return {
      href: hrefs[last.version.name] ?? '',
      activePattern: matchSidebar(listSidebarAreas(scope.versions), id, sidebarId),
      byVersion: all.length > 1 ? { section: id, hrefs } : undefined,
    };
  };
  return { last, toLink };
}

function unknownId(key: string, found: string, valid: readonly string[]): SiteError {
  return new SiteError({
    place: { file: 'site.config.ts' },
    key: `navbar.items.${key}`,
    found: `found "${found}", which does not exist`,
    fix: suggest(found, valid),
  });
}
