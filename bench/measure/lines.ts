import { round, type Spread, spread } from './statistics';

/** One measured figure of a site. */
export type Line = {
  readonly site: string;
  /** What was measured, with the kind of page and the unit. */
  readonly what: string;
  readonly spread: Spread;
};

/** A figure that was taken once, or more often. */
export function line(site: string, what: string, ...values: readonly number[]): Line {
  return { site, what, spread: spread(values) };
}

/** A cell: the median, and the least and most where there were several runs. */
function writeSpread({ median, least, most, runs }: Spread): string {
  return runs === 1 ? `${round(median)}` : `${round(median)} (${round(least)}–${round(most)})`;
}

/**
 * The table of some lines: a row for each figure, a column for each site and, for every site but the first, its ratio
 * to the first.
 */
export function tabulate(lines: readonly Line[]): Readonly<Record<string, Readonly<Record<string, string>>>> {
  const [first, ...others] = [...new Set(lines.map(({ site }) => site))];
  const rows = [...new Set(lines.map(({ what }) => what))].map((what) => {
    const own = lines.filter((candidate) => candidate.what === what);
    const base = own.find(({ site }) => site === first)?.spread.median;
    const cells = own.map(({ site, spread }) => [site, writeSpread(spread)]);
    const ratios = own
      .filter(({ site, spread }) => others.includes(site) && base && spread.median)
      .map(({ site, spread }) => [`${site} ÷ ${first}`, (spread.median / (base ?? Number.NaN)).toFixed(2)]);
    return [what, Object.fromEntries([...cells, ...ratios])];
  });
  return Object.fromEntries(rows);
}
