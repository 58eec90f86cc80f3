import type { BrowserContext, Page } from '@playwright/test';

/** How Chromium and Firefox say that a request was given up. */
const ABORTED = ['net::ERR_ABORTED', 'NS_BINDING_ABORTED'];

/** Everything a reader's browser complained about, on every page of a context. */
export class ProblemLog {
  readonly #found: string[] = [];
  readonly #expected: RegExp[] = [];

  /** @param runsScripts whether the context runs them: without, the browser reports every script as refused */
  constructor(context: BrowserContext, runsScripts: boolean) {
    const note = (page: Page | null, text: string) => this.#found.push(`${page?.url() ?? 'unknown page'}: ${text}`);
    context.on('console', (message) => {
      if (['error', 'warning', 'assert'].includes(message.type())) {
        note(message.page(), `console ${message.type()}: ${message.text()} (${message.location().url})`);
      }
    });
    context.on('weberror', (webError) => note(webError.page(), `uncaught: ${webError.error().message}`));
    context.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText ?? 'unknown reason';
      const isRefusedScript = !runsScripts && request.resourceType() === 'script';
      // Leaving a page cancels what it was still fetching: the reader's doing, not a fault.
      if (!ABORTED.includes(reason) && !isRefusedScript) note(null, `request failed: ${request.url()} (${reason})`);
    });
    context.on('response', (response) => {
      if (response.status() >= 400) note(null, `answer ${response.status()}: ${response.url()}`);
    });
  }

  /** Announces a problem that the test causes on purpose. It must then really occur. */
  expect(pattern: RegExp): void {
    this.#expected.push(pattern);
  }

  /** Problems that no test announced, and announced ones that did not occur. */
  report(): readonly string[] {
    const unexpected = this.#found.filter((problem) => !this.#expected.some((pattern) => pattern.test(problem)));
    const missing = this.#expected.filter((pattern) => !this.#found.some((problem) => pattern.test(problem)));
    return [...unexpected, ...missing.map((pattern) => `announced, but did not occur: ${pattern}`)];
  }
}
