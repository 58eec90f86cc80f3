/** A yes or no that parts of the page share which React renders apart, in the shape of `useSyncExternalStore`. */
export function createFlag() {
  const listeners = new Set<() => void>();
  let isSet = false;
  return {
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getSnapshot: (): boolean => isSet,
    getServerSnapshot: (): boolean => false,
    set(next: boolean): void {
      isSet = next;
      for (const listener of listeners) listener();
    },
  };
}
