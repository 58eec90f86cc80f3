import { localizeText } from '../config/localized-text';
import type { NavbarItemConfig, NestedNavbarItemConfig } from '../config/navbar-schema';
import type { SiteConfig } from '../config/schema';
import { suggest } from '../errors/nearest';
import { SiteError } from '../errors/site-error';
import type { VersionSources } from '../pages/load-site.build';
import { withLocale } from '../routes/locale-address';
import { docsPath } from '../routes/page-address';

/** A link of the navigation bar, ready for one locale. */
export type NavbarLink = {
  readonly kind: 'link';
  readonly label: string;
  readonly href: string;
  readonly isExternal: boolean;
  /** Start of the paths for which the link is the current one; undefined for external links. */
  readonly activePrefix: string | undefined;
};

/** Markup of the owner, put in as it is. */
export type NavbarHtml = { readonly kind: 'html'; readonly html: string };

export type NavbarItem =
  | NavbarLink
  | { readonly kind: 'dropdown'; readonly label: string; readonly items: readonly (NavbarLink | NavbarHtml)[] }
  | NavbarHtml
  | { readonly kind: 'locales' }
  | { readonly kind: 'search' };

export type NavbarModel = { readonly left: readonly NavbarItem[]; readonly right: readonly NavbarItem[] };

/**
 * The navigation bar of one locale.
 * @throws SiteError when an item names a guide or sidebar that does not exist
 */
export function buildNavbar(config: SiteConfig, current: VersionSources, locale: string): NavbarModel {
  const build = (position: 'left' | 'right') =>
    config.navbar.items.filter((item) => item.position === position).map((item) => buildItem(item, current, locale));
  return { left: build('left'), right: build('right') };
}

function buildItem(item: NavbarItemConfig, current: VersionSources, locale: string): NavbarItem {
  switch (item.type) {
    case 'localeDropdown':
      return { kind: 'locales' };
    case 'search':
      return { kind: 'search' };
    case 'dropdown':
      return {
        kind: 'dropdown',
        label: localizeText(item.label, locale),
        items: item.items.map((child) => buildNested(child, current, locale)),
      };
    default:
      return buildNested(item, current, locale);
  }
}

function buildNested(item: NestedNavbarItemConfig, current: VersionSources, locale: string): NavbarLink | NavbarHtml {
  switch (item.type) {
    case 'html':
      return { kind: 'html', html: item.value };
    case 'external':
      return {
        kind: 'link',
        label: localizeText(item.label, locale),
        href: item.href,
        isExternal: true,
        activePrefix: undefined,
      };
    case 'link': {
      const path = withLocale(locale, item.to);
      const activePrefix = item.activeBasePath === undefined ? path : withLocale(locale, item.activeBasePath);
      return { kind: 'link', label: localizeText(item.label, locale), href: path, isExternal: false, activePrefix };
    }
    case 'doc': {
      const guide = current.guides.find(({ id }) => id === item.docId);
      if (!guide)
        throw unknownId(
          'docId',
          item.docId,
          current.guides.map(({ id }) => id),
        );
      const path = withLocale(locale, docsPath(current.version.path, guide.id));
      const label = item.label === undefined ? guide.frontmatter.title : localizeText(item.label, locale);
      return { kind: 'link', label, href: path, isExternal: false, activePrefix: path };
    }
    case 'docSidebar': {
      const sidebar = Object.values(current.sidebars).find(({ id }) => id === item.sidebarId);
      if (!sidebar) throw unknownId('sidebarId', item.sidebarId, Object.keys(current.sidebars));
      const section = sidebar.id === 'api' ? 'api' : 'documentacao';
      return {
        kind: 'link',
        label: localizeText(item.label, locale),
        href: withLocale(locale, sidebar.entryPath),
        isExternal: false,
        activePrefix: withLocale(locale, docsPath(current.version.path, section)),
      };
    }
  }
}

function unknownId(key: string, found: string, valid: readonly string[]): SiteError {
  return new SiteError({
    place: { file: 'site.config.ts' },
    key: `navbar.items.${key}`,
    found: `found "${found}", which does not exist`,
    fix: suggest(found, valid),
  });
}
