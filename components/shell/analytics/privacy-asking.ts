const listeners = new Set<() => void>();
let isAsked = false;

/** Whether the reader asked for the notice about being measured: kept, because the notice's code may come later. */
export const privacyAsking = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  getSnapshot: (): boolean => isAsked,
  set(next: boolean): void {
    isAsked = next;
    for (const listener of listeners) listener();
  },
};
