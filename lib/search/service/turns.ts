/** Work of which only the newest of each kind counts. */
export type Turns<Result> = {
  /**
   * Does `work`, and gives up what was under way with the same key: its signal is aborted, and whoever waits for it
   * gets the newer result. InstantSearch counts the searches it waits for, so each of them has to end.
   */
  take(key: string, work: (signal: AbortSignal) => Promise<Result>): Promise<Result>;
};

type Turn<Result> = { readonly controller: AbortController; readonly follow: (newer: Promise<Result>) => void };

/** Queues of length one, one for each key. */
export function createTurns<Result>(): Turns<Result> {
  const newest = new Map<string, Turn<Result>>();
  return {
    take(key, work) {
      const overtaken = newest.get(key);
      const controller = new AbortController();
      const result = new Promise<Result>((resolve, reject) => {
        newest.set(key, { controller, follow: resolve });
        work(controller.signal).then(resolve, reject);
      });
      overtaken?.follow(result);
      overtaken?.controller.abort();
      return result;
    },
  };
}
