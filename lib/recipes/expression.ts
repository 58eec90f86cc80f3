import { type Decimal, divide, formatDecimal, multiply, parseDecimal } from './decimal';

/** Arithmetic as data: what is computed is what the page shows. */
export type Expression =
  | { readonly kind: 'value'; readonly name: string; readonly value: string; readonly isPercent: boolean }
  | { readonly kind: 'sum'; readonly terms: readonly Term[] }
  | { readonly kind: 'product'; readonly factors: readonly Expression[] }
  | { readonly kind: 'quotient'; readonly dividend: Expression; readonly divisor: Expression };

export type Term = { readonly sign: '+' | '−'; readonly of: Expression };

/** A value of the document, under the name that the arithmetic shows. */
export const value = (name: string, text: string | undefined): Expression => ({
  kind: 'value',
  name,
  value: text ?? '0.00',
  isPercent: false,
});

/** A rate in percent. */
export const percent = (name: string, text: string | undefined): Expression => ({
  kind: 'value',
  name,
  value: text ?? '0.00',
  isPercent: true,
});

export const plus = (of: Expression): Term => ({ sign: '+', of });
export const minus = (of: Expression): Term => ({ sign: '−', of });
export const sum = (...terms: readonly Term[]): Expression => ({ kind: 'sum', terms });
export const product = (...factors: readonly Expression[]): Expression => ({ kind: 'product', factors });
export const quotient = (dividend: Expression, divisor: Expression): Expression => ({
  kind: 'quotient',
  dividend,
  divisor,
});

/** The exact result. */
export function evaluate(expression: Expression): Decimal {
  switch (expression.kind) {
    case 'value': {
      const number = parseDecimal(expression.value);
      return expression.isPercent ? number / 100n : number;
    }
    case 'sum':
      return expression.terms.reduce(
        (total, { sign, of }) => (sign === '+' ? total + evaluate(of) : total - evaluate(of)),
        0n,
      );
    case 'product':
      return expression.factors.map(evaluate).reduce(multiply);
    case 'quotient':
      return divide(evaluate(expression.dividend), evaluate(expression.divisor));
  }
}

/** The same with names: "vBC × pICMS". Terms that are zero are left out where others remain. */
export function writeNames(expression: Expression): string {
  return write(expression, ({ name }) => name);
}

/** The same with numbers: "1.250,00 × 18,00 %". */
export function writeNumbers(expression: Expression): string {
  return write(expression, ({ value: text, isPercent }) => formatDecimal(text) + (isPercent ? ' %' : ''));
}

type Value = Extract<Expression, { readonly kind: 'value' }>;

function write(expression: Expression, show: (value: Value) => string): string {
  const inner = (part: Expression) =>
    part.kind === 'sum' && listShown(part.terms).length > 1 ? `(${write(part, show)})` : write(part, show);
  switch (expression.kind) {
    case 'value':
      return show(expression);
    case 'sum':
      return listShown(expression.terms)
        .map(({ sign, of }, place) => (place === 0 && sign === '+' ? inner(of) : `${sign} ${inner(of)}`))
        .join(' ');
    case 'product':
      return expression.factors.map(inner).join(' × ');
    case 'quotient':
      return `${inner(expression.dividend)} ÷ ${inner(expression.divisor)}`;
  }
}

function listShown(terms: readonly Term[]): readonly Term[] {
  const shown = terms.filter(({ of }) => evaluate(of) !== 0n);
  return shown.length > 0 ? shown : terms.slice(0, 1);
}
