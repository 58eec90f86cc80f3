import type { Fault } from '../rule';

/** A rule that is broken when its condition holds. */
export type Check = readonly [isBroken: boolean, path: string, code: number, found: string, fix: string];

/** Gives the first text at a path of the document that is checked. */
export type Read = (path: string) => string | undefined;

/** The rules that are broken, as faults. */
export function listBroken(document: string, checks: readonly Check[]): readonly Fault[] {
  return checks
    .filter(([isBroken]) => isBroken)
    .map(([, path, code, found, fix]) => ({ path, rejection: `${document}/${code}`, found, fix }));
}
