import { type AnalyticsService, describePageView, hideTypedText, loadScript } from './analytics-service';

/** Google Analytics 4. `measurementId` is that of the data stream, G-… */
export function createGoogleAnalytics({ measurementId }: { readonly measurementId: string }): AnalyticsService {
  // The service's queue, which is there before its script: not in TypeScript's DOM types.
  const page = window as Window & { dataLayer?: unknown[] };
  page.dataLayer ??= [];
  const queue = page.dataLayer;
  function call(..._values: readonly unknown[]): void {
    // biome-ignore lint/complexity/noArguments: the service tells its own calls from other entries by this object.
    queue.push(arguments);
  }
  return {
    start() {
      call('js', new Date());
      // This counts the first page.
      call('config', measurementId, {
        anonymize_ip: true,
        page_title: describePageView().title,
        page_location: describePageView().location,
        page_referrer: hideTypedText(document.referrer),
      });
      loadScript(`https://www.googletagmanager.com/gtag/js?id=${measurementId}`);
    },
    sendPageView({ title, location, path }) {
      call('event', 'page_view', { page_title: title, page_location: location, page_path: path });
    },
  };
}
