import type { BrowserContext, Page } from '@playwright/test';

/** How Chromium and Firefox say that a request was given up. */
const ABORTED = ['net::ERR_ABORTED', 'NS_BINDING_ABORTED'];

/** Firefox's second notice of a font whose request was given up (NS_BINDING_ABORTED). */
const ABORTED_FONT = /^download failed \(font-family: .* status=2152398850 /;

/** Chromium's second notice of a request that failed or was answered with a fault. */
const FAILED_LOAD = /^Failed to load resource: /;

/** Everything a reader's browser complained about, on every page of a context. */
export class ProblemLog {
  readonly #found: string[] = [];
  readonly #expected: RegExp[] = [];
  /** What Chromium says on the console about failed requests, by address. Firefox says nothing. */
  readonly #failedLoads: { readonly url: string; readonly problem: string }[] = [];
  readonly #failedAddresses = new Set<string>();

  /** @param runsScripts whether the context runs them: without, the browser reports every script as refused */
  constructor(context: BrowserContext, runsScripts: boolean) {
    const describe = (page: Page | null, text: string) => `${page?.url() ?? 'unknown page'}: ${text}`;
    const note = (page: Page | null, text: string) => this.#found.push(describe(page, text));
    const noteAddress = (url: string, text: string) => {
      this.#failedAddresses.add(url);
      note(null, text);
    };
    context.on('console', (message) => {
      if (['error', 'warning', 'assert'].includes(message.type())) {
        const { url } = message.location();
        const text = `console ${message.type()}: ${message.text()} (${url})`;
        if (!FAILED_LOAD.test(message.text())) note(message.page(), text);
        else this.#failedLoads.push({ url, problem: describe(message.page(), text) });
      }
    });
    context.on('weberror', (webError) => {
      const { message } = webError.error();
      if (!ABORTED_FONT.test(message)) note(webError.page(), `uncaught: ${message}`);
    });
    context.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText ?? 'unknown reason';
      const isRefusedScript = !runsScripts && request.resourceType() === 'script';
      // Leaving a page cancels what it was still fetching: the reader's doing, not a fault.
      if (!ABORTED.includes(reason) && !isRefusedScript)
        noteAddress(request.url(), `request failed: ${request.url()} (${reason})`);
    });
    context.on('response', (response) => {
      if (response.status() >= 400) noteAddress(response.url(), `answer ${response.status()}: ${response.url()}`);
    });
  }

  /** Announces a problem that the test causes on purpose. It must then really occur. */
  expect(pattern: RegExp): void {
    this.#expected.push(pattern);
  }

  /** Problems that no test announced, and announced ones that did not occur. */
  report(): readonly string[] {
    const unnoted = this.#failedLoads.filter(({ url }) => !this.#failedAddresses.has(url));
    const found = [...this.#found, ...unnoted.map(({ problem }) => problem)];
    const unexpected = found.filter((problem) => !this.#expected.some((pattern) => pattern.test(problem)));
    const missing = this.#expected.filter((pattern) => !found.some((problem) => pattern.test(problem)));
    return [...unexpected, ...missing.map((pattern) => `announced, but did not occur: ${pattern}`)];
  }
}
