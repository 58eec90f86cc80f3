import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { handleKeyEvent } from '@/components/behaviours/key-links';

const KEY = '35261111222333000181550010000012341482150930';
const LINKS = { path: '/docs/ferramentas/chave-de-acesso/', label: 'Abrir' };

/** An element of which each selector finds itself: the holder of a key that is marked. */
class Holder extends EventTarget {
  readonly textContent = KEY;
  closest = () => this;
  hasAttribute = () => true;
  querySelector = () => null;
}

type Held = Partial<Record<'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey', boolean>>;
const NONE_HELD = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };

class Click extends Event {
  readonly button = 0;
  constructor(held: Held) {
    super('click');
    Object.assign(this, NONE_HELD, held);
  }
}

class KeyPress extends Event {
  constructor(
    readonly key: string,
    held: Held,
  ) {
    super('keydown');
    Object.assign(this, NONE_HELD, held);
  }
}

let selection: { readonly type: string } | null;
const push = vi.fn();

beforeEach(() => {
  push.mockClear();
  selection = { type: 'Caret' };
  vi.stubGlobal('Element', Holder);
  vi.stubGlobal('MouseEvent', Click);
  vi.stubGlobal('KeyboardEvent', KeyPress);
  vi.stubGlobal('window', { location: { pathname: '/' }, getSelection: () => selection });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

function dispatch(event: Event): void {
  const holder = new Holder();
  holder.addEventListener(event.type, (dispatched) => handleKeyEvent(dispatched, LINKS, push));
  holder.dispatchEvent(event);
}

describe('a key opens in the inspector', () => {
  test.each([
    ['with a click', () => new Click({})],
    ['with Enter', () => new KeyPress('Enter', {})],
  ])('%s', (_, create) => {
    dispatch(create());
    expect(push).toHaveBeenCalledExactlyOnceWith(`${LINKS.path}#chave=${KEY}`);
  });

  test('with a click where the browser has no selection', () => {
    selection = null;
    dispatch(new Click({}));
    expect(push).toHaveBeenCalledOnce();
  });
});

describe('a key stays text', () => {
  test.each(['altKey', 'ctrlKey', 'metaKey', 'shiftKey'] as const)('with a click while %s is held', (key) => {
    dispatch(new Click({ [key]: true }));
    expect(push).not.toHaveBeenCalled();
  });

  test.each(['altKey', 'ctrlKey', 'metaKey'] as const)('with Enter while %s is held', (key) => {
    dispatch(new KeyPress('Enter', { [key]: true }));
    expect(push).not.toHaveBeenCalled();
  });

  test('with another key', () => {
    dispatch(new KeyPress('a', {}));
    expect(push).not.toHaveBeenCalled();
  });

  test('with the click that ends a selection', () => {
    selection = { type: 'Range' };
    dispatch(new Click({}));
    expect(push).not.toHaveBeenCalled();
  });
});
