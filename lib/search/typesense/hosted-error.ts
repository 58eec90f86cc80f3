/** Why the hosted service gave no answer. */
export type HostedFault =
  /** Refused, cut off, no network. */
  | 'unreachable'
  | 'timeLimit'
  /** An answer of 400 and above, or one search of several that was refused. */
  | 'refused'
  /** An answer that is none of this service. */
  | 'unreadable';

/** The hosted search did not answer. */
export class HostedError extends Error {
  readonly fault: HostedFault;
  /** HTTP status, or the code of a refused search. */
  readonly status: number | undefined;

  constructor(fault: HostedFault, message: string, status?: number, options?: ErrorOptions) {
    super(message, options);
    this.name = 'HostedError';
    this.fault = fault;
    this.status = status;
  }
}
