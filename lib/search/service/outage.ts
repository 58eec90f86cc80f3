/** Milliseconds before the first try, and the most between two: each failure doubles the time. */
const FIRST_RETRY = 2_000;
const LONGEST_RETRY = 60_000;

type OutageParts = {
  /** Whether a reader is looking at results: nobody else needs the service back. */
  readonly isWatched: () => boolean;
  /** Asks the service again; rejected while it still fails. */
  readonly retry: () => Promise<void>;
  /** Called when a try in the background succeeded. */
  readonly onEnd: () => void;
};

export type Outage = {
  /** Whether the service need not be asked: it failed, and its time has not come. */
  isOn(): boolean;
  begin(fault: unknown): void;
  end(): void;
};

/** Remembers that the hosted service fails, and tries it again: later and later, and at once when the network is back. */
export function createOutage({ isWatched, retry, onEnd }: OutageParts): Outage {
  let failures = 0;
  let retryAt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function begin(fault: unknown): void {
    if (failures === 0) {
      console.warn('The search service does not answer: results come from the index of this site.', fault);
      globalThis.addEventListener?.('online', tryAgain);
    }
    const delay = Math.min(FIRST_RETRY * 2 ** failures, LONGEST_RETRY);
    failures++;
    retryAt = Date.now() + delay;
    clearTimeout(timer);
    timer = setTimeout(tryAgain, delay);
  }

  function end(): void {
    failures = 0;
    retryAt = 0;
    clearTimeout(timer);
    globalThis.removeEventListener?.('online', tryAgain);
  }

  async function tryAgain(): Promise<void> {
    // The next query tries the service itself once the time has come; without a network, its return calls back.
    if (!isWatched() || globalThis.navigator?.onLine === false) return;
    try {
      await retry();
    } catch (fault) {
      begin(fault);
      return;
    }
    end();
    onEnd();
  }

  return { isOn: () => Date.now() < retryAt, begin, end };
}
