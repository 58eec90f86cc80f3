import type { JsonValue } from '../samples/sample-request';

/** Names and numbers of a place, from the root of the form. */
type Path = readonly string[];

/** What the options of choices held when the reader left them, by place and option, for when one is chosen again. */
export class LeftOptions {
  readonly #values = new Map<string, JsonValue>();
  #first: JsonValue | undefined;

  /** Of a form that began with another value nothing is known. */
  beginWith(first: JsonValue): void {
    if (first !== this.#first) this.#values.clear();
    this.#first = first;
  }

  keep(path: Path, option: string, value: JsonValue): void {
    this.#values.set(write([...path, option]), value);
  }

  find(path: Path, option: string): JsonValue | undefined {
    return this.#values.get(write([...path, option]));
  }

  /** What is inside of something that is taken out. After an entry of a list the others have new places. */
  forget(path: Path): void {
    const isEntry = /^\d+$/.test(path.at(-1) ?? '');
    const place = write(isEntry ? path.slice(0, -1) : path);
    for (const id of this.#values.keys()) if (id.startsWith(place)) this.#values.delete(id);
  }
}

const write = (path: Path): string => path.map((step) => `${step}/`).join('');
