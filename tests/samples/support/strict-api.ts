import { createServer, type IncomingMessage, type Server } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { Environment } from '../../../lib/openapi/samples/environments';
import { type LocalServer, listenLocally } from '../../../scripts/listen-locally';
import { addCompany, createToken, takeCertificate } from './strict-account';
import { type Caller, createCaller, type Issued, problem, type Reply, type Trouble } from './strict-caller';
import { answerOnce, askReceipt, download, send } from './strict-documents';
import { sendEvent, sendRange } from './strict-events';

/**
 * Takes the place of the API and of the tax authority behind it, with what both remember: tokens end, keys of
 * idempotency stay, numbers are used up, documents wait in a queue and are refused by the rules of their environment.
 * Each caller has a base address of its own.
 */
export class StrictApi {
  readonly #server: Server;
  #running: LocalServer | undefined;
  readonly #callers = new Map<string, Caller>();

  constructor() {
    this.#server = createServer(async (message, response) => {
      const [, name = '', target = ''] = /^\/([^/]*)(.*)$/su.exec(message.url ?? '') ?? [];
      const caller = this.#callers.get(decodeURIComponent(name));
      const body = await buffer(message);
      if (!caller) return response.writeHead(404).end();
      if (caller.state.cut > 0) {
        caller.state.cut -= 1;
        return message.socket.destroy();
      }
      const { status, body: answer, headers } = reply(caller, message, target, body);
      if (typeof answer === 'string') {
        const type = answer.startsWith('%PDF') ? 'application/pdf' : 'application/xml';
        return response.writeHead(status, { 'Content-Type': type }).end(answer);
      }
      const type = status < 400 ? 'application/json' : 'application/problem+json';
      return response.writeHead(status, { 'Content-Type': type, ...headers }).end(JSON.stringify(answer));
    });
  }

  async start(): Promise<void> {
    this.#running = await listenLocally(this.#server);
  }

  async stop(): Promise<void> {
    await this.#running?.stop();
  }

  /** The base address of a caller, without a slash at the end. */
  baseFor(name: string, environment: Environment, trouble: Trouble = {}): string {
    if (!this.#running) throw new Error('The server was not started.');
    this.#callers.set(name, createCaller(environment, trouble));
    return `${this.#running.url}/${encodeURIComponent(name)}`;
  }

  /** The documents of a caller by key of idempotency. */
  issuedBy(name: string): readonly Issued[] {
    const receipts = this.#callers.get(name)?.state.receipts.values() ?? [];
    return [...receipts].map(({ issued }) => issued);
  }

  /** How many certificates the companies of a caller were given. */
  certificatesOf(name: string): number {
    const times = this.#callers.get(name)?.state.certified.values() ?? [];
    return [...times].reduce((sum, count) => sum + count, 0);
  }
}

function reply(caller: Caller, message: IncomingMessage, target: string, bytes: Buffer): Reply {
  const { state, trouble } = caller;
  const body = bytes.toString('utf8');
  state.since ||= Date.now();
  if (message.method === 'POST' && target === '/v1/auth/token') return createToken(state, body);
  if (message.headers.authorization !== `Bearer ${state.token}`) return problem(401, 'TOKEN_AUSENTE');
  if (Date.now() - state.since > 1000 * (trouble.tokenLife ?? 3600)) return problem(401, 'TOKEN_VENCIDO');
  if (state.limited > 0) {
    state.limited -= 1;
    return problem(429, 'LIMITE_EXCEDIDO', { 'Retry-After': '1' });
  }
  const receipt = /^\/v1\/recibos\/([^/?]+)$/u.exec(target)?.[1];
  if (message.method === 'GET' && receipt !== undefined) return askReceipt(caller, receipt);
  const [, key, format = ''] = /^\/v1\/dfe\/(\d{44})\/(xml|dadfe)$/u.exec(target) ?? [];
  if (message.method === 'GET' && key !== undefined) return download(state, key, format);
  const company = /^\/v1\/empresas\/([^/]+)\/certificado$/u.exec(target)?.[1];
  if (message.method === 'POST' && company !== undefined) return takeCertificate(caller, company, message, bytes);
  if (message.method === 'POST' && target === '/v1/empresas') {
    return answerOnce(caller, message, body, () => addCompany(state, body));
  }
  const unused = /^\/v1\/empresas\/([^/]+)\/inutilizacoes$/u.exec(target)?.[1];
  if (message.method === 'POST' && unused !== undefined) {
    return answerOnce(caller, message, body, () => sendRange(caller, unused, body));
  }
  if (message.method === 'POST' && /^\/v1\/eventos(\?|$)/u.test(target)) {
    return answerOnce(caller, message, body, () => sendEvent(caller, body));
  }
  if (message.method !== 'POST' || !/^\/v1\/dfe(\?|$)/u.test(target)) return problem(404, 'NAO_ENCONTRADO');
  return answerOnce(caller, message, body, () => send(caller, body));
}
