import { expect, type Page } from '@playwright/test';
import type { JsonValue } from '@/lib/openapi/samples/sample-request';

/** A reader of the form who has only a keyboard. */
export class FormKeyboard {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** Goes to an element with Tab, forwards or backwards. */
  async reach(id: string): Promise<void> {
    // On the way links appear beside fields that were left with a fault: the rest is counted anew.
    for (let steps = await this.#countSteps(id); steps !== 0; steps = await this.#countSteps(id)) {
      for (let step = 0; step < Math.abs(steps); step += 1) {
        await this.#page.keyboard.press(steps > 0 ? 'Tab' : 'Shift+Tab');
      }
    }
    await expect(this.#page.locator(`[id="${id}"]`)).toBeFocused();
  }

  /** Presses of Tab from where the focus is; less than none backwards. */
  #countSteps(id: string): Promise<number> {
    return this.#page.evaluate((wanted) => {
      const scope = document.querySelector('dialog:modal') ?? document;
      const stops = [
        ...scope.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, [tabindex="0"]'),
      ];
      const reached: readonly (Element | null)[] = stops.filter(
        (stop) => stop.tabIndex >= 0 && !stop.matches(':disabled') && stop.checkVisibility(),
      );
      const [from, to] = [document.activeElement, document.getElementById(wanted)];
      const placeOf = (element: Element | null) => reached.indexOf(element);
      return placeOf(to) - placeOf(from);
    }, id);
  }

  /**
   * Makes what is at a place of the form equal to a value.
   * @param before what is known to be there
   */
  async make(path: readonly string[], value: JsonValue, before?: JsonValue): Promise<void> {
    if (JSON.stringify(value) === JSON.stringify(before)) return;
    const id = ['montar', ...path].join('/');
    if (typeof value !== 'object' || value === null) return this.#type(id, String(value));
    await this.#open(id);
    const names = Object.keys(value);
    for (const name of names) await this.#add(id, name);
    for (const name of await this.#listOthers(id, names)) await this.#press(`${id}/${name}/-`);
    for (const [name, inner] of Object.entries(value))
      await this.make([...path, name], inner, readInside(before, name));
  }

  async #press(id: string): Promise<void> {
    await this.reach(id);
    await this.#page.keyboard.press('Enter');
  }

  async #open(id: string): Promise<void> {
    const isOpen = await this.#page.locator(`[id="${id}"]`).getAttribute('aria-expanded');
    if (isOpen === 'false') await this.#press(id);
  }

  async #type(id: string, text: string): Promise<void> {
    const control = this.#page.locator(`[id="${id}"]`);
    const shown = await control.evaluate((element) =>
      element instanceof HTMLSelectElement
        ? (element.selectedOptions[0]?.text.replace(/:.*/s, '') ?? '')
        : (element as HTMLInputElement).value,
    );
    if (shown === text) return;
    await this.reach(id);
    const isText = await control.evaluate((element) => !(element instanceof HTMLSelectElement));
    if (isText) await this.#page.keyboard.press('ControlOrMeta+A');
    await this.#page.keyboard.type(text);
  }

  /** A field that is not there is an option of the group's choice, or one of those that may be added. */
  async #add(id: string, name: string): Promise<void> {
    if ((await this.#page.locator(`[id="${id}/${name}"]`).count()) > 0) return;
    const choice = await this.#page.evaluate(
      ([start, wanted]) =>
        [...document.querySelectorAll<HTMLSelectElement>('dialog select')].find(
          ({ id: own, options }) =>
            own.startsWith(`${start}/?`) && [...options].some(({ text }) => text.split(':')[0] === wanted),
        )?.id,
      [id, name] as const,
    );
    await this.reach(choice ?? `${id}/+`);
    await this.#page.keyboard.type(name);
    if (choice === undefined) await this.#page.keyboard.press('Enter');
  }

  /** Fields of a group that may go and are not among these. */
  #listOthers(id: string, names: readonly string[]): Promise<readonly string[]> {
    return this.#page.evaluate(
      ([start, kept]) =>
        [...document.querySelectorAll('dialog button[id$="/-"]')]
          .map(({ id: own }) => own.slice(start.length + 1, -2))
          .filter((name, index, all) => all.indexOf(name) === index)
          .filter(
            (name) => document.getElementById(`${start}/${name}/-`) && !name.includes('/') && !kept.includes(name),
          ),
      [id, names] as const,
    );
  }
}

function readInside(value: JsonValue | undefined, name: string): JsonValue | undefined {
  return typeof value === 'object' && value !== null
    ? Object.entries(value).find(([own]) => own === name)?.[1]
    : undefined;
}
