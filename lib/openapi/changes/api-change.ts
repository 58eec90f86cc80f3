import type { ChangeKind } from './change-rules';

/** Where a change shows: an operation or webhook, and the id of the field or answer on its page. */
export type ChangeUse = {
  readonly of: 'operation' | 'webhook';
  /** operationId, or the end of a webhook's address. */
  readonly id: string;
  /** '' for the operation itself. What is gone has the id of what it stood in. */
  readonly anchor: string;
};

/** A structural difference between two versions, once wherever the same part is used. */
export type ApiChange = {
  /** Kind and place, which no rewording changes: notes name a change by it. */
  readonly id: string;
  readonly kind: ChangeKind;
  /** Name of the schema or operation, with the path inside it: `Emitente.endereco.cep`. */
  readonly place: string;
  /** What changed at the place, where several things of a kind may: a value, a limit, an alternative. */
  readonly subject: string | undefined;
  /** What was there before, and what is there now, where the change is one of a value. */
  readonly from: string | undefined;
  readonly to: string | undefined;
  readonly isBreaking: boolean;
  readonly uses: readonly ChangeUse[];
};
