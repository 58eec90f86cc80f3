import { siteConfig } from '@/lib/config/site';
import type { LocaleContext } from '@/lib/i18n/locale-context';
import { buildNavbar, type NavbarItem } from '@/lib/navigation/navbar';
import type { VersionSources } from '@/lib/pages/site';
import { toHref, withLocale } from '@/lib/routes/locale-address';
import {
  LocaleSwitcher,
  MobileMenu,
  NavbarDropdown,
  NavbarLink,
  NavbarVersionLink,
  SearchOpener,
  ThemeToggle,
  VersionSwitcher,
} from '../islands.client';
import { createSearchSite } from '../search/create-search-site';
import type { LocaleSwitcherProps } from './locale-switcher.client';
import styles from './navbar.module.css';

type NavbarProps = { readonly context: LocaleContext; readonly versions: readonly VersionSources[] };

/** Id of what ends the bar. Browsers know that an element has come by its start, which the bar's own does not tell. */
export const NAVBAR_END = 'bar-end';

/** The bar at the top of every page. Below 997 px its items move into the mobile menu. */
export function Navbar({ context, versions }: NavbarProps) {
  const { locale, messages } = context;
  const navbar = buildNavbar(siteConfig, versions, locale);
  const locales: LocaleSwitcherProps = {
    label: messages.nav.languages,
    current: locale,
    locales: siteConfig.locales,
    defaultLocale: siteConfig.defaultLocale,
  };
  const show = (item: NavbarItem) => <Item item={item} context={context} locales={locales} />;
  return (
    <header
      className={styles.bar}
      data-print="none"
      data-hide-on-scroll={siteConfig.navbar.hideOnScroll ? '' : undefined}
    >
      <nav className={styles.inner} aria-label={messages.nav.main}>
        <MobileMenu
          labels={messages.nav}
          items={[...navbar.left, ...navbar.right]}
          locales={locales}
          title={siteConfig.name}
        />
        <Logo locale={locale} />
        <ul className={styles.left}>
          {navbar.left.map((item, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the bar never changes after the build.
            <li key={index}>{show(item)}</li>
          ))}
        </ul>
        <ul className={styles.right}>
          {navbar.right.map((item, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the bar never changes after the build.
            <li key={index} data-item={item.kind}>
              {show(item)}
            </li>
          ))}
          {!siteConfig.colorMode.disableSwitch && (
            <li data-item="theme" data-needs-script>
              <ThemeToggle labels={messages.theme} followsSystem={siteConfig.colorMode.respectPrefersColorScheme} />
            </li>
          )}
        </ul>
      </nav>
      <span id={NAVBAR_END} hidden />
    </header>
  );
}

function Logo({ locale }: { locale: string }) {
  const { alt, href } = siteConfig.logo;
  const name = alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt };
  return (
    <a className={styles.logo} href={toHref(withLocale(locale, href))}>
      <span className={styles.mark} {...name} />
      <b>{siteConfig.name}</b>
    </a>
  );
}

type ItemProps = { readonly item: NavbarItem; readonly context: LocaleContext; readonly locales: LocaleSwitcherProps };

function Item({ item, context, locales }: ItemProps) {
  const { messages } = context;
  switch (item.kind) {
    case 'link':
      return <NavbarLink link={item} externalHint={messages.nav.external} />;
    case 'version':
      return <NavbarVersionLink link={item} />;
    case 'dropdown':
      return <NavbarDropdown label={item.label} items={item.items} externalHint={messages.nav.external} shape="bar" />;
    case 'versions':
      return <VersionSwitcher section={item.section} names={item.names} label={messages.nav.versions} shape="bar" />;
    case 'html':
      return <div dangerouslySetInnerHTML={{ __html: item.html }} />;
    case 'locales':
      return <LocaleSwitcher {...locales} shape="bar" />;
    case 'search':
      return <SearchOpener site={createSearchSite(context)} />;
  }
}
