import { type AnalyticsService, loadScript } from './analytics-service';

/** Any heat-map service that is one script. Such services follow navigation by themselves. */
export function createHeatMap({ script, id }: { readonly script: string; readonly id: string }): AnalyticsService {
  return {
    start: () => loadScript(script.replaceAll('{id}', id), { id }),
    sendPageView: () => {},
  };
}
