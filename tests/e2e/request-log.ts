import type { Page, Request } from '@playwright/test';

/** The requests of a page. The favicon is left out: browsers ask for it when they like. */
export class RequestLog {
  readonly #started: Request[] = [];
  readonly #settled = new Set<Request>();

  constructor(page: Page) {
    page.on('request', (request) => {
      if (!new URL(request.url()).pathname.startsWith('/icon')) this.#started.push(request);
    });
    page.on('requestfinished', (request) => this.#settled.add(request));
    page.on('requestfailed', (request) => this.#settled.add(request));
  }

  clear(): void {
    this.#started.length = 0;
  }

  list(): readonly string[] {
    return this.#started.map((request) => `${request.method()} ${new URL(request.url()).pathname}`);
  }

  /** Requests for another page's content: what a prefetch or a navigation fetches. A page names a digest of its own. */
  listPayloads(): readonly string[] {
    return this.#started
      .filter((request) => request.method() === 'HEAD' || /\.txt$|\/data\.js$/.test(request.url()))
      .map((request) => `${request.method()} ${request.url()}`);
  }

  /** Whether a page's own content was fetched and nothing is on its way. */
  hasPayload(): boolean {
    return this.listPayloads().length > 0 && this.#started.every((request) => this.#settled.has(request));
  }
}
