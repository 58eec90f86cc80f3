import { roundDecimal, writeDecimal } from './decimal';
import { type Expression, evaluate } from './expression';
import type { DocumentGroup } from './recipe';

/** A value of the document that follows from others. */
export type Calculation = {
  /** Path below `documento`, without places of items. */
  readonly path: string;
  /** Number of the item or part that it belongs to, where there are several. */
  readonly item: string | undefined;
  /** Status code that the tax authority answers with when it is wrong, such as nfe/610; undefined where none is known. */
  readonly rejection: string | undefined;
  readonly expression: Expression;
  readonly stated: string;
  /** Decimals to which the result is rounded. */
  readonly decimals: number;
};

/** Something else that is wrong in a document, in the words of a message to its author. */
export type Fault = {
  readonly path: string;
  readonly rejection: string | undefined;
  readonly found: string;
  readonly fix: string;
};

/** What a document of one kind is held to. */
export type Rules = {
  readonly calculate: (document: DocumentGroup) => readonly Calculation[];
  readonly check: (document: DocumentGroup) => readonly Fault[];
};

/** What a calculation comes to, as documents write it. */
export function computeResult({ expression, decimals }: Calculation): string {
  return writeDecimal(roundDecimal(evaluate(expression), decimals), decimals);
}
