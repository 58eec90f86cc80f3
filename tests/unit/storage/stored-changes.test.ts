import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onStoredChange, store } from '../../../lib/storage/stored-changes';

let page: EventTarget;
const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  page = new EventTarget();
  const localStorage = {
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  };
  vi.stubGlobal('window', Object.assign(page, { localStorage }));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('what one part of a page stores, the others hear of, once it is there', () => {
  const heard: (string | undefined)[] = [];
  onStoredChange(() => heard.push(kept.get('tema')));
  store('tema', 'escuro');
  store('tema', '');
  store('tema', null);
  expect(heard).toEqual(['escuro', '', undefined]);
  expect(kept.has('tema')).toBe(false);
});

test('what another tab stores is heard, too', () => {
  const listener = vi.fn();
  onStoredChange(listener);
  page.dispatchEvent(new Event('storage'));
  expect(listener).toHaveBeenCalledOnce();
  page.dispatchEvent(new Event(''));
  expect(listener).toHaveBeenCalledOnce();
});

test('who no longer listens hears nothing', () => {
  const listener = vi.fn();
  const stop = onStoredChange(listener);
  stop();
  store('tema', 'escuro');
  page.dispatchEvent(new Event('storage'));
  expect(listener).not.toHaveBeenCalled();
});
