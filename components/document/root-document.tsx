// First: it declares the cascade layers, whose order is that of their first mention.
import '@/app/styles/global.css';
import '../style-sheet';

import type { ReactNode } from 'react';
import { fontVariables } from '@/app/fonts';
import { siteConfig } from '@/lib/config/site';
import { getLocaleContext, type LocaleContext } from '@/lib/i18n/locale-context';
import { buildDocsSections } from '@/lib/navigation/build-docs-sections';
import type { DocsSection } from '@/lib/navigation/docs-section';
import { ENVIRONMENTS } from '@/lib/openapi/samples/environments';
import { buildFirstClicksScript } from '@/lib/page-scripts/first-clicks';
import { buildKeepPlaceScript } from '@/lib/page-scripts/keep-place';
import { buildPartFailureScript } from '@/lib/page-scripts/part-failure';
import { buildPrePaintScript } from '@/lib/page-scripts/pre-paint';
import { shortenScript } from '@/lib/page-scripts/shorten-script';
import { buildSiteFontsScript } from '@/lib/page-scripts/site-fonts';
import type { Site } from '@/lib/pages/site';
import { getToolPath } from '@/lib/pages/tools';
import { openSearchPath } from '@/lib/publish/open-search';
import { buildOwnerStyle } from '@/lib/publish/owner-style.build';
import { toHref, toPrefix, withLocale } from '@/lib/routes/locale-address';
import { CrashBoundary, DocsProvider, DocumentBehaviours, RouteProgress, ThemeProvider } from '../islands.client';
import { NAVBAR_END, Navbar } from '../navbar/navbar';
import { AnnouncementBar } from './announcement-bar';
import { Footer } from './footer';
import { Notices } from './notices';
import { SkipLink } from './skip-link';

type RootDocumentProps = { readonly locale: string; readonly site: Site; readonly children: ReactNode };

/** Colours of the browser's own bars, those of the page: --surface in app/styles/tokens.css. */
const SURFACE = { light: '#ffffff', dark: '#0f161a' } as const;

/** Made once for each locale: every page of the site is looked at to find what a version lacks. */
const sectionsOfSites = new WeakMap<Site, Map<string, readonly DocsSection[]>>();

function getDocsSections(site: Site, { locale, messages }: LocaleContext): readonly DocsSection[] {
  const known = sectionsOfSites.get(site) ?? new Map<string, readonly DocsSection[]>();
  const sections = known.get(locale) ?? buildDocsSections(siteConfig.sections, site, locale, messages);
  sectionsOfSites.set(site, known.set(locale, sections));
  return sections;
}

function listThemeColours({ defaultMode, respectPrefersColorScheme }: typeof siteConfig.colorMode) {
  if (!respectPrefersColorScheme) return [{ content: SURFACE[defaultMode] }];
  return (['light', 'dark'] as const).map((scheme) => ({
    media: `(prefers-color-scheme: ${scheme})`,
    content: SURFACE[scheme],
  }));
}

/** The whole document around a page, in one locale. Used by every root layout. */
export function RootDocument({ locale, site, children }: RootDocumentProps) {
  const context = getLocaleContext(locale);
  const { colorMode, announcementBar, sampleLanguages } = siteConfig;
  // A bar that cannot be closed shows whatever an earlier one left in storage.
  const announcementId = announcementBar?.isCloseable ? announcementBar.id : null;
  const scripts = [
    buildPrePaintScript({ sampleLanguages, environments: ENVIRONMENTS, announcementId, colorMode }),
    buildSiteFontsScript(),
    buildPartFailureScript(),
    buildKeepPlaceScript(),
    buildFirstClicksScript(),
  ];
  const keyPath = withLocale(locale, getToolPath('accessKey'));
  return (
    // The pre-paint scripts write attributes on <html> that the build cannot know.
    <html lang={locale} dir="ltr" className={fontVariables} data-has-hydrated="false" suppressHydrationWarning>
      {/* biome-ignore lint/style/noHeadElement: the rule is about the Pages Router; a root layout owns its head. */}
      <head>
        <script dangerouslySetInnerHTML={{ __html: shortenScript(scripts.join(';')) }} />
        {/* The first paint waits for the whole bar: items that came later would move those before them. */}
        <link rel="expect" href={`#${NAVBAR_END}`} blocking="render" />
        <style data-static="logo" dangerouslySetInnerHTML={{ __html: buildOwnerStyle(siteConfig) }} />
        {listThemeColours(colorMode).map((meta) => (
          <meta key={meta.content} name="theme-color" {...meta} />
        ))}
        <link
          rel="search"
          type="application/opensearchdescription+xml"
          title={siteConfig.name}
          href={toHref(openSearchPath(locale))}
        />
      </head>
      <body>
        <ThemeProvider
          defaultMode={colorMode.defaultMode}
          followsSystem={colorMode.respectPrefersColorScheme}
          isFixed={colorMode.disableSwitch}
        >
          <DocsProvider
            prefix={toPrefix(locale)}
            sections={getDocsSections(site, context)}
            remembersVersion={siteConfig.versionPersistence === 'localStorage'}
          >
            {/* When what is around the page fails, the crash page stands alone. */}
            <CrashBoundary texts={context.messages.crash}>
              <SkipLink label={context.messages.skipToContent} />
              <Notices context={context} />
              <AnnouncementBar context={context} />
              <Navbar context={context} versions={site.versions} />
              <CrashBoundary texts={context.messages.crash}>{children}</CrashBoundary>
              <Footer context={context} />
              <DocumentBehaviours
                keyLinks={{ path: keyPath, label: context.messages.accessKey.openKey }}
                zoomScrollOffset={siteConfig.imageZoom.scrollOffset}
                linkTexts={{ ...context.messages.links, ...context.messages.supportSentence }}
              />
              <RouteProgress label={context.messages.page.loading} />
            </CrashBoundary>
          </DocsProvider>
        </ThemeProvider>
      </body>
    </html>
  );
}
