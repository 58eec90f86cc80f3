import { expect } from 'vitest';
import { readFault } from './fault';

/**
 * Expects that the sources are refused with this message.
 * @param file of the fault; empty where `expected` starts with it
 * @param expected `line | found | fix`: the line, empty where the message names none, and parts of what it says
 */
export function expectFault(read: () => unknown, file: string, expected: string): void {
  expectMessage(readFault(read), file, expected);
}

/** The same of a message that is there already. */
export function expectMessage(message: string, file: string, expected: string): void {
  const [place = '', found, fix] = expected.split(' | ');
  const [shownPlace, shownFound, shownFix] = message.split('\n');
  expect(shownPlace).toBe([file, place].filter((part) => part !== '').join(':'));
  expect(shownFound).toContain(found);
  expect(shownFix).toContain(`Fix: ${fix}`);
}
