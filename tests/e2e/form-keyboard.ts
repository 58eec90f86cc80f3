import type { Page } from '@playwright/test';
import type { JsonValue } from '@/lib/openapi/samples/sample-request';

/** Presses of Tab after which something is taken not to be there. */
const MOST_PRESSES = 900;

/** A reader of the form who has only a keyboard. */
export class FormKeyboard {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** Goes to an element with Tab, forwards or backwards. */
  async reach(id: string): Promise<void> {
    for (let press = 0; press < MOST_PRESSES; press += 1) {
      const key = await this.#page.evaluate((wanted) => {
        const [target, active] = [document.getElementById(wanted), document.activeElement];
        if (!target || !active) return 'missing';
        if (target === active) return 'there';
        return active.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_FOLLOWING ? 'Tab' : 'Shift+Tab';
      }, id);
      if (key === 'there') return;
      if (key === 'missing') throw new Error(`Nothing has the id ${id}`);
      await this.#page.keyboard.press(key);
    }
    throw new Error(`Tab does not lead to ${id}`);
  }

  /** Makes what is at a place of the form equal to a value. */
  async make(path: readonly string[], value: JsonValue): Promise<void> {
    const id = ['montar', ...path].join('/');
    if (typeof value !== 'object' || value === null) return this.#type(id, String(value));
    await this.#open(id);
    const names = Object.keys(value);
    for (const name of names) await this.#add(id, name);
    for (const name of await this.#listOthers(id, names)) await this.#press(`${id}/${name}/-`);
    for (const [name, inner] of Object.entries(value)) await this.make([...path, name], inner);
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
