import type { BrowserContext, Route } from '@playwright/test';
import type { FixtureSiteName } from '../../fixture-sites/fixture-sites';
import { testFixtureSite } from './fixture-site-test';

/** A page view as a service received it. */
export type ReceivedView = {
  readonly service: 'google' | 'vercel';
  /** What the service was asked to do: count the page by itself, or count the page it is told. */
  readonly kind: 'config' | 'page_view';
  readonly title?: string;
  readonly location?: string;
  readonly path?: string;
  readonly isAnonymised?: boolean;
};

/**
 * Stands for the services in the browser, so that no request leaves the machine: their scripts are replaced by short
 * ones that report what they are told, and the reports are kept here.
 */
export class AnalyticsStub {
  /** Addresses of everything that was asked of the services. */
  readonly requests: string[] = [];
  readonly views: ReceivedView[] = [];

  async install(context: BrowserContext): Promise<void> {
    await context.route(isService, (route) => this.#answer(route));
  }

  async #answer(route: Route): Promise<void> {
    const request = route.request();
    const url = new URL(request.url());
    if (request.method() === 'POST') {
      // The stubs below are the only senders. They report in the address: Playwright reads no bodies sent by Firefox.
      this.views.push(JSON.parse(url.searchParams.get('view') ?? '') as ReceivedView);
      return route.fulfill({ status: 204 });
    }
    this.requests.push(`${url.hostname}${url.pathname}${url.search}`);
    const script = url.hostname.startsWith('www.google') ? GOOGLE : url.pathname.startsWith('/_vercel') ? VERCEL : '';
    return route.fulfill({ contentType: 'text/javascript', body: script });
  }
}

function isService(url: URL): boolean {
  return url.hostname !== '127.0.0.1' || url.pathname.startsWith('/_vercel/');
}

const SEND = `const send = (view) => fetch('/_vercel/stub?view=' + encodeURIComponent(JSON.stringify(view)), { method: 'POST', keepalive: true });`;

const GOOGLE = `(() => { ${SEND}
  const take = ([command, name, values]) => {
    if (command === 'config') {
      send({ service: 'google', kind: 'config', isAnonymised: values.anonymize_ip, title: values.page_title, location: values.page_location });
    }
    if (command === 'event') {
      send({ service: 'google', kind: name, title: values.page_title, location: values.page_location, path: values.page_path });
    }
  };
  window.dataLayer.forEach(take);
  window.dataLayer.push = take;
})();`;

const VERCEL = `(() => { ${SEND}
  const take = ([name, values]) => {
    if (name === 'pageview') send({ service: 'vercel', kind: 'page_view', path: values.path });
  };
  (window.vaq ?? []).forEach(take);
  window.va = (...call) => take(call);
})();`;

/** The test of a fixture site whose services are stubs. */
export function testMeasuredSite(name: FixtureSiteName) {
  return testFixtureSite(name).extend<{ readonly stub: AnalyticsStub }>({
    stub: [
      async ({ context }, use) => {
        const stub = new AnalyticsStub();
        await stub.install(context);
        await use(stub);
      },
      { auto: true },
    ],
  });
}
