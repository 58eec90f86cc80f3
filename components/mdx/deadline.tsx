import type { FiscalRules } from '@/lib/rules/load-deadlines.build';

export type DeadlineProps = {
  /** Key of a deadline of content/regras/prazos.yaml. */
  readonly id: string;
};

/** A deadline of the tax authority in words, the same wherever it is named. */
export function Deadline({ id, deadlines }: DeadlineProps & { readonly deadlines: FiscalRules['deadlines'] }) {
  const deadline = deadlines[id];
  if (!deadline) throw new Error(`<Deadline id="${id}"> was not checked before rendering`);
  return <span className="unbroken">{deadline.value}</span>;
}
