import { inject, pageview } from '@vercel/analytics';
import { type AnalyticsService, describePageView, hideTypedText } from './analytics-service';

/** Vercel Web Analytics. It takes addresses only, and counts pages when it is told: on its own it misses hashes. */
export function createVercelAnalytics(): AnalyticsService {
  const send = (path: string) => pageview({ path, route: window.location.pathname });
  return {
    start() {
      inject({
        mode: 'production',
        disableAutoTrack: true,
        beforeSend: (event) => ({ ...event, url: hideTypedText(event.url) }),
      });
      send(describePageView().path);
    },
    sendPageView: ({ path }) => send(path),
  };
}
