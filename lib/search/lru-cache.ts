/** Keeps what was computed for the keys that were asked for last, `limit` at most. */
export class LruCache<Value> {
  readonly #values = new Map<string, Value>();
  readonly #limit: number;

  constructor(limit: number) {
    this.#limit = limit;
  }

  /** What is kept for a key; what is not is computed. */
  get(key: string, compute: () => Value): Value {
    const value = this.#values.get(key) ?? compute();
    // Set anew, the first is always the one that was asked for longest ago.
    this.#values.delete(key);
    this.#values.set(key, value);
    const [oldest = key] = this.#values.keys();
    if (this.#values.size > this.#limit) this.#values.delete(oldest);
    return value;
  }

  clear(): void {
    this.#values.clear();
  }
}
