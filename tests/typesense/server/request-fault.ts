/** A refusal, with the status and the words of the service. */
export class RequestFault extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.name = 'RequestFault';
    this.status = status;
  }
}
