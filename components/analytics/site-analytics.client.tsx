'use client';
// An island because whether and what to measure is decided by the reader and their browser.
import { usePathname, useSearchParams } from 'next/navigation';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { Messages } from '@/lib/i18n/messages';
import { endAll, onWindow } from '../behaviours/document-events';
import { allowsMeasuring, type ConfiguredServices, createAllowedServices } from '../consent/allowed-services';
import { consentChoice, isConsentImpossible } from '../consent/consent-choice';
import { ConsentNotice } from '../consent/consent-notice.client';
import { consentRequest } from '../consent/consent-request';
import type { AnalyticsService } from './analytics-service';
import { createPageViewCounter } from './page-view-counter';

type SiteAnalyticsProps = {
  readonly services: ConfiguredServices;
  readonly requiresConsent: boolean;
  readonly policy: { readonly label: string; readonly href: string } | undefined;
  readonly texts: Messages['consent'];
};

/** Asks the reader where that is required, loads what they allow, and tells it of each page they come to. */
export function SiteAnalytics({ services, requiresConsent, policy, texts }: SiteAnalyticsProps) {
  const choice = useSyncExternalStore(consentChoice.subscribe, consentChoice.getSnapshot, () => undefined);
  const isRefused = useSyncExternalStore(
    consentChoice.subscribe,
    isConsentImpossible,
    () => true, // Nothing is asked or loaded before the browser was looked at.
  );
  const isOpened = useSyncExternalStore(
    consentRequest.subscribe,
    consentRequest.getSnapshot,
    consentRequest.getServerSnapshot,
  );
  const isAllowed = !isRefused && allowsMeasuring(choice, requiresConsent);
  // A service that never answers must not keep the document loading.
  const isLoaded = useSyncExternalStore(subscribeToLoad, isDocumentLoaded, () => false);
  usePageViews(services, isAllowed && isLoaded);

  const isAsking = !isRefused && requiresConsent && choice === undefined;
  if (!isAsking && !isOpened) return null;
  return (
    <ConsentNotice
      texts={texts}
      policy={policy}
      lead={isRefused ? texts.signal : requiresConsent ? texts.ask : texts.inform}
      choice={choice}
      canDecide={!isRefused}
      takesFocus={isOpened}
      onDecide={(decided) => {
        consentRequest.set(false);
        if (decided !== undefined) consentChoice.set(decided);
      }}
    />
  );
}

const subscribeToLoad = (notify: () => void) => onWindow('load', notify);

const isDocumentLoaded = (): boolean => document.readyState === 'complete';

/** Runs the services while they are allowed. */
function usePageViews(services: SiteAnalyticsProps['services'], isAllowed: boolean): void {
  const pathname = usePathname();
  const search = useSearchParams().toString();
  const counter = useRef<ReturnType<typeof createPageViewCounter> | undefined>(undefined);

  useEffect(() => {
    if (!isAllowed) {
      // What already runs ends only with its document.
      if (counter.current) window.location.reload();
      return;
    }
    const running = createAllowedServices(services);
    forEachSafely(running, (service) => service.start());
    const current = createPageViewCounter((view) => forEachSafely(running, (service) => service.sendPageView(view)));
    counter.current = current;
    return endAll(onWindow('hashchange', current.note), onWindow('pagehide', current.flush));
  }, [services, isAllowed]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the router's address is the signal, the browser's is counted.
  useEffect(() => counter.current?.note(), [pathname, search]);
}

/** Blockers replace parts of such services by code that throws: never the reader's problem. */
function forEachSafely(services: readonly AnalyticsService[], action: (service: AnalyticsService) => void): void {
  for (const service of services) {
    try {
      action(service);
    } catch (error) {
      console.warn('An analytics service failed.', error);
    }
  }
}
