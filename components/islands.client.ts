'use client';
// Every client module that a server component imports becomes a file of its own in the browser, one request each.
// The islands that most pages have are small, so they share this one entry. An island that is large or rare
// (the search results) stays out of it.
export { DocumentBehaviours } from './behaviours/document-behaviours.client';
export { EnvironmentChoice } from './code/environment-choice.client';
export { SampleTabs } from './code/sample-tabs.client';
export { ConsentLink } from './consent/consent-link.client';
export { AnnouncementClose } from './document/announcement-close.client';
export { BackToTop } from './document/back-to-top.client';
export { CrashBoundary } from './document/crash-page.client';
export { DocsProvider } from './document/docs-context.client';
export { RouteProgress } from './document/route-progress.client';
export { LocaleOffer } from './navbar/locale-offer.client';
export { LocaleSwitcher } from './navbar/locale-switcher.client';
export { MobileMenu } from './navbar/mobile-menu.client';
export { NavbarDropdown } from './navbar/navbar-dropdown.client';
export { NavbarLink, NavbarVersionLink } from './navbar/navbar-link.client';
export { VersionSwitcher } from './navbar/version-switcher.client';
export { SearchOpener } from './search/modal/search-opener.client';
export { Sidebar } from './sidebar/sidebar.client';
export { ThemeProvider } from './theme/theme-provider.client';
export { ThemeToggle } from './theme/theme-toggle.client';
