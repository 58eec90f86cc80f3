import { expect, test } from 'vitest';
import { createTurns } from '../../../../lib/search/service/turns';

/** Work that ends when it is told to. */
function createWork() {
  let finish: (text: string) => void = () => undefined;
  let fail: (reason: Error) => void = () => undefined;
  const signals: AbortSignal[] = [];
  const work = (signal: AbortSignal) => {
    signals.push(signal);
    return new Promise<string>((resolve, reject) => {
      finish = resolve;
      fail = reject;
    });
  };
  return { work, signals, finish: (text: string) => finish(text), fail: (reason: Error) => fail(reason) };
}

test('what is overtaken is given up, and ends with the newer result after it', async () => {
  const turns = createTurns<string>();
  const [older, newer] = [createWork(), createWork()];
  const order: string[] = [];
  const first = turns.take('page', older.work).then((text) => order.push(`older: ${text}`));
  const second = turns.take('page', newer.work).then((text) => order.push(`newer: ${text}`));
  expect(older.signals[0]?.aborted).toBe(true);
  newer.finish('new');
  await Promise.all([first, second]);
  expect(order).toEqual(['newer: new', 'older: new']);
});

test('what is overtaken fails only with the newer', async () => {
  const turns = createTurns<string>();
  const [older, newer] = [createWork(), createWork()];
  const first = turns.take('page', older.work);
  const second = turns.take('page', newer.work);
  older.fail(new Error('aborted'));
  newer.fail(new Error('both engines failed'));
  await expect(second).rejects.toThrow('both engines failed');
  await expect(first).rejects.toThrow('both engines failed');
});

test('searches in two places do not overtake each other', async () => {
  const turns = createTurns<string>();
  const [page, modal] = [createWork(), createWork()];
  const first = turns.take('page', page.work);
  const second = turns.take('modal', modal.work);
  page.finish('of the page');
  modal.finish('of the modal');
  await expect(first).resolves.toBe('of the page');
  await expect(second).resolves.toBe('of the modal');
});
