import { Suspense } from 'react';
import { localizeText } from '@/lib/config/localized-text';
import { siteConfig } from '@/lib/config/site';
import type { LocaleContext } from '@/lib/i18n/locale-context';
import { getMessages, type Messages } from '@/lib/i18n/messages';
import { PART_FAILURE } from '@/lib/page-scripts/part-failure';
import { isDefaultLocale, toHref, toPrefix, withLocale } from '@/lib/routes/locale-address';
import { LocaleOffer } from '../islands.client';
import { SiteAnalytics } from '../rare-islands.client';
import styles from './notices.module.css';

/** What the site tells and asks its readers, in a corner of the window: nothing of it is in the way of the page. */
export function Notices({ context }: { context: LocaleContext }) {
  return (
    <div className={styles.stack} data-print="none">
      <PartFailure messages={context.messages} />
      <div className={styles.questions} aria-live="polite">
        <ContentLanguageOffer locale={context.locale} />
        <ConsentQuestion context={context} />
      </div>
    </div>
  );
}

/** Shown by a script of its own when a part of the page does not arrive, because React may then never start. */
function PartFailure({ messages }: { messages: Messages }) {
  return (
    // The script may be faster than React, which must not hide it again.
    <section id={PART_FAILURE} className={styles.notice} role="alert" data-notice hidden suppressHydrationWarning>
      <p>{messages.page.partFailed}</p>
      <p className={styles.answers}>
        <button type="button" className={styles.answer}>
          {messages.crash.loadRetry}
        </button>
      </p>
    </section>
  );
}

/** Offers the interface in the language of the guides to readers whose browser asks for it. */
function ContentLanguageOffer({ locale }: { locale: string }) {
  const { contentLanguage, locales } = siteConfig;
  if (locale === contentLanguage || !locales.some(({ code }) => code === contentLanguage)) return null;
  return (
    <LocaleOffer
      offered={contentLanguage}
      locales={locales.map(({ code }) => code)}
      prefix={toPrefix(locale)}
      offeredPrefix={isDefaultLocale(contentLanguage) ? '' : `/${contentLanguage}`}
      texts={getMessages(contentLanguage).localeOffer}
    />
  );
}

/** Nothing while developing, and nothing where site.config.ts names no service. */
function ConsentQuestion({ context: { locale, messages } }: { context: LocaleContext }) {
  const { analytics } = siteConfig;
  if (!analytics || process.env.NODE_ENV !== 'production') return null;
  const { vercel, google, heatMap, requiresConsent, policy } = analytics;
  return (
    // It reads the query, which the build does not know.
    <Suspense>
      <SiteAnalytics
        services={{ vercel, google, heatMap }}
        requiresConsent={requiresConsent}
        policy={policy && { label: localizeText(policy.label, locale), href: localizeHref(policy.href, locale) }}
        texts={messages.consent}
      />
    </Suspense>
  );
}

function localizeHref(href: string, locale: string): string {
  return href.startsWith('/') ? toHref(withLocale(locale, href)) : href;
}
