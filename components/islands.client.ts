'use client';
// Every client module that a server component imports becomes a file of its own in the browser, one request each.
// The islands that most pages have are small, so they share this one entry. An island that is large or rare
// (the search results) stays out of it.
export { Toc } from './article/toc.client';
export { EnvironmentChoice } from './code/environment-choice.client';
export { SampleTabs } from './code/sample-tabs.client';
export { OperationFilter } from './reference/operation-filter.client';
export { SearchOpener } from './search/search-opener.client';
export { PrivacyChoices } from './shell/analytics/privacy-choices.client';
export { AnnouncementClose } from './shell/announcement-close.client';
export { BackToTop } from './shell/back-to-top.client';
export { CanonicalRedirect } from './shell/canonical-redirect.client';
export { CrashBoundary } from './shell/crash-page.client';
export { DocsProvider } from './shell/docs-context.client';
export { LocaleOffer } from './shell/locale-offer.client';
export { LocaleSwitcher } from './shell/locale-switcher.client';
export { MobileMenu } from './shell/mobile-menu.client';
export { NavbarDropdown } from './shell/navbar-dropdown.client';
export { NavbarLink, NavbarVersionLink } from './shell/navbar-link.client';
export { PageBehaviour } from './shell/page-behaviour.client';
export { RouteProgress } from './shell/route-progress.client';
export { Sidebar } from './shell/sidebar.client';
export { ThemeProvider } from './shell/theme-provider.client';
export { ThemeToggle } from './shell/theme-toggle.client';
export { VersionSwitcher } from './shell/version-switcher.client';
