import type { AnalyticsService } from '../analytics/analytics-service';
import { createGoogleAnalytics } from '../analytics/google-analytics';
import { createHeatMap } from '../analytics/heat-map';
import { createVercelAnalytics } from '../analytics/vercel-analytics';
import type { ConsentChoice } from './consent-choice';

/** The services that the owner has configured; undefined for those without a configuration. */
export type ConfiguredServices = {
  readonly vercel: boolean;
  readonly google: { readonly measurementId: string } | undefined;
  readonly heatMap: { readonly script: string; readonly id: string } | undefined;
};

/**
 * Whether the reader's decision allows measuring.
 * @param requiresConsent whether nothing is measured before the reader has said yes
 */
export function allowsMeasuring(choice: ConsentChoice, requiresConsent: boolean): boolean {
  return choice === 'granted' || (choice === undefined && !requiresConsent);
}

/** What consent allows: these services and no others are loaded. */
export function createAllowedServices({ vercel, google, heatMap }: ConfiguredServices): readonly AnalyticsService[] {
  return [
    ...(vercel ? [createVercelAnalytics()] : []),
    ...(google ? [createGoogleAnalytics(google)] : []),
    ...(heatMap ? [createHeatMap(heatMap)] : []),
  ];
}
