/** A decimal number without loss, in units of 10⁻¹⁰: the layouts allow so many decimals in unit prices. */
export type Decimal = bigint;

const DIGITS = 10;
const ONE = 10n ** BigInt(DIGITS);

/** A decimal of a document, such as "1250.00". A text that is none counts as zero: its form is the layout's affair. */
export function parseDecimal(text: string): Decimal {
  const [, sign = '', whole = '', fraction = ''] = /^(-?)(\d+)(?:\.(\d{1,10}))?$/.exec(text) ?? [];
  const units = BigInt(`${whole}${fraction.padEnd(DIGITS, '0')}`);
  return sign === '' ? units : -units;
}

/** What is beyond ten decimals falls off. */
export function multiply(one: Decimal, other: Decimal): Decimal {
  return (one * other) / ONE;
}

/** What is beyond ten decimals falls off. */
export function divide(one: Decimal, other: Decimal): Decimal {
  return (one * ONE) / other;
}

/** Rounded to so many decimals, halves away from zero. */
export function roundDecimal(value: Decimal, decimals: number): Decimal {
  const step = 10n ** BigInt(DIGITS - decimals);
  const half = value < 0n ? -step / 2n : step / 2n;
  return ((value + half) / step) * step;
}

/** As documents write it: "1280.00". */
export function writeDecimal(value: Decimal, decimals: number): string {
  const digits = String(value < 0n ? -value : value).padStart(DIGITS + 1, '0');
  const whole = digits.slice(0, -DIGITS);
  const fraction = decimals === 0 ? '' : `.${digits.slice(-DIGITS).slice(0, decimals)}`;
  return `${value < 0n ? '-' : ''}${whole}${fraction}`;
}

/** A decimal of a document as readers of Portuguese write it, with as many decimals: "1.280,00". */
export function formatDecimal(text: string): string {
  const [whole = '', fraction] = text.split('.');
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, '.');
  return fraction === undefined ? grouped : `${grouped},${fraction}`;
}
