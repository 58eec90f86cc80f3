import type { CSSProperties } from 'react';
import { siteConfig } from '@/lib/config/site';
import type { LocaleContext } from '@/lib/i18n/locale-context';
import { buildNavbar, type NavbarItem } from '@/lib/navigation/navbar';
import { getLastVersion } from '@/lib/pages/find-page';
import { getSite } from '@/lib/pages/load-site.build';
import { inlineImage } from '@/lib/publish/inline-image.build';
import { toHref, withLocale } from '@/lib/routes/locale-address';
import { LocaleSwitcher, MobileMenu, NavbarLink, ThemeToggle } from '../islands.client';
import { SearchEntry } from '../search/search-entry';
import styles from './navbar.module.css';
import { NavbarDropdown } from './navbar-dropdown';

/** The bar at the top of every page. Below 997 px its links move into the mobile menu. */
export function Navbar({ context }: { context: LocaleContext }) {
  const { locale, messages } = context;
  const navbar = buildNavbar(siteConfig, getLastVersion(getSite()), locale);
  const links = [...navbar.left, ...navbar.right].flatMap((item) => {
    if (item.kind === 'link') return [item];
    return item.kind === 'dropdown' ? item.items.filter((child) => child.kind === 'link') : [];
  });
  return (
    <header className={styles.bar} data-print="none">
      <nav className={styles.inner} aria-label={messages.nav.main}>
        <MobileMenu labels={messages.nav} links={links} title={siteConfig.name} />
        <Logo locale={locale} />
        <ul className={styles.left}>
          {navbar.left.map((item, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the bar never changes after the build.
            <li key={index}>
              <Item item={item} context={context} />
            </li>
          ))}
        </ul>
        <ul className={styles.right}>
          {navbar.right.map((item, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the bar never changes after the build.
            <li key={index} data-item={item.kind}>
              <Item item={item} context={context} />
            </li>
          ))}
          {!siteConfig.colorMode.disableSwitch && (
            <li data-item="theme" data-needs-script>
              <ThemeToggle labels={messages.theme} followsSystem={siteConfig.colorMode.respectPrefersColorScheme} />
            </li>
          )}
        </ul>
      </nav>
    </header>
  );
}

function Logo({ locale }: { locale: string }) {
  const { src, srcDark, alt, href } = siteConfig.logo;
  // Custom properties are not in React's type. As backgrounds, only the image of the theme in force is fetched.
  const images = {
    '--logo': `url('${inlineImage(src)}')`,
    '--logo-dark': `url('${inlineImage(srcDark)}')`,
  } as CSSProperties;
  const name = alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt };
  return (
    <a className={styles.logo} href={toHref(withLocale(locale, href))}>
      <span className={styles.mark} style={images} {...name} />
      <b>{siteConfig.name}</b>
    </a>
  );
}

function Item({ item, context: { locale, messages } }: { item: NavbarItem; context: LocaleContext }) {
  switch (item.kind) {
    case 'link':
      return <NavbarLink link={item} externalHint={messages.nav.external} />;
    case 'dropdown':
      return <NavbarDropdown label={item.label} items={item.items} externalHint={messages.nav.external} />;
    case 'html':
      return <span dangerouslySetInnerHTML={{ __html: item.html }} />;
    case 'locales':
      return (
        <LocaleSwitcher
          label={messages.nav.languages}
          current={locale}
          locales={siteConfig.locales}
          defaultLocale={siteConfig.defaultLocale}
        />
      );
    case 'search':
      return <SearchEntry href={toHref(withLocale(locale, '/search/'))} label={messages.search.button} />;
  }
}
