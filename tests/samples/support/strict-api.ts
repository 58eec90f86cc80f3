import { createHash, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { Environment } from '../../../lib/openapi/samples/environments';
import { text as asText } from '../../unit/openapi/description-document';
import { findRejections } from './authority';
import { TOKEN } from './run-samples';

/** What a caller of the stand-in is made to meet besides its rules. */
export type Trouble = {
  /** Calls that are answered with 429 first. */
  readonly limited?: number;
  /** Seconds after which the token is no longer taken, from the first call. */
  readonly tokenLife?: number;
  /** Questions for the result that find it still in the queue. */
  readonly queued?: number;
  /** What becomes of a document that no rule refuses. */
  readonly ending?: 'autorizado' | 'rejeitado' | 'erro';
  /** Connections that are cut in place of an answer. */
  readonly cut?: number;
  /** Whether the answer comes at once, with 200, as `esperar` asks for it. */
  readonly isImmediate?: boolean;
  /** Whether the account is empty: no token was made, no company added, no certificate sent. */
  readonly isNew?: boolean;
};

/** What a new account takes for a token and for a certificate. */
export const CREDENTIALS = { usuario: 'integracao@exemplo.com.br', senha: 'senha-de-teste-01' } as const;
export const CERTIFICATE = { arquivo: 'MIIKYgIBAzCCCiAGCSqGSIb3DQEHAaCCChEEggoN', senha: 'senha-do-arquivo' } as const;

type Issued = {
  readonly reciboId: string;
  readonly situacao: string;
  readonly chave: string;
  readonly retorno: object | undefined;
};

/** What one caller has done: callers know nothing of each other. */
type State = {
  readonly keys: Map<string, { readonly body: string; readonly answer: Reply }>;
  readonly numbers: Map<string, string>;
  readonly receipts: Map<string, { asked: number; readonly issued: Issued }>;
  /** Companies of the account, and those of them that have a certificate; every one in an account that is not new. */
  readonly companies: Set<string>;
  readonly certified: Set<string>;
  token: string;
  since: number;
  limited: number;
  cut: number;
};

type Reply = {
  readonly status: number;
  /** A text is XML. */
  readonly body: object | string;
  readonly headers?: Readonly<Record<string, string>>;
};

type Caller = { readonly environment: Environment; readonly trouble: Trouble; readonly state: State };

/**
 * Takes the place of the API and of the tax authority behind it, with what both remember: tokens end, keys of
 * idempotency stay, numbers are used up, documents wait in a queue and are refused by the rules of their environment.
 * Each caller has a base address of its own.
 */
export class StrictApi {
  readonly #server: Server;
  readonly #callers = new Map<string, Caller>();

  constructor() {
    this.#server = createServer(async (message, response) => {
      const [, name = '', target = ''] = /^\/([^/]*)(.*)$/su.exec(message.url ?? '') ?? [];
      const caller = this.#callers.get(decodeURIComponent(name));
      const body = (await buffer(message)).toString('utf8');
      if (!caller) return response.writeHead(404).end();
      if (caller.state.cut > 0) {
        caller.state.cut -= 1;
        return message.socket.destroy();
      }
      const { status, body: answer, headers } = reply(caller, message, target, body);
      if (typeof answer === 'string')
        return response.writeHead(status, { 'Content-Type': 'application/xml' }).end(answer);
      const type = status < 400 ? 'application/json' : 'application/problem+json';
      return response.writeHead(status, { 'Content-Type': type, ...headers }).end(JSON.stringify(answer));
    });
  }

  start(): Promise<void> {
    return new Promise((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
  }

  stop(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }

  /** The base address of a caller, without a slash at the end. */
  baseFor(name: string, environment: Environment, trouble: Trouble = {}): string {
    const { limited = 0, cut = 0, isNew } = trouble;
    const token = isNew ? randomUUID() : TOKEN;
    const state: State = {
      keys: new Map(),
      numbers: new Map(),
      receipts: new Map(),
      companies: new Set(),
      certified: new Set(),
      token,
      since: 0,
      limited,
      cut,
    };
    this.#callers.set(name, { environment, trouble, state });
    // A TCP server that listens has an AddressInfo.
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/${encodeURIComponent(name)}`;
  }

  /** The documents of a caller by key of idempotency. */
  issuedBy(name: string): readonly Issued[] {
    const receipts = this.#callers.get(name)?.state.receipts.values() ?? [];
    return [...receipts].map(({ issued }) => issued);
  }
}

function reply(caller: Caller, message: IncomingMessage, target: string, body: string): Reply {
  const { state, trouble } = caller;
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
  const key = /^\/v1\/dfe\/(\d{44})\/xml$/u.exec(target)?.[1];
  if (message.method === 'GET' && key !== undefined) return downloadXml(state, key);
  const company = /^\/v1\/empresas\/([^/]+)\/certificado$/u.exec(target)?.[1];
  if (message.method === 'POST' && company !== undefined) return takeCertificate(state, company, body);
  if (message.method === 'POST' && target === '/v1/empresas') {
    return answerOnce(caller, message, body, () => addCompany(state, body));
  }
  if (message.method !== 'POST' || !/^\/v1\/dfe(\?|$)/u.test(target)) return problem(404, 'NAO_ENCONTRADO');
  return answerOnce(caller, message, body, () => send(caller, body));
}

function createToken(state: State, body: string): Reply {
  const { usuario, senha } = parseJson(body) ?? {};
  if (usuario !== CREDENTIALS.usuario || senha !== CREDENTIALS.senha) return problem(401, 'CREDENCIAIS_INVALIDAS');
  return { status: 201, body: { accessToken: state.token, tokenType: 'Bearer', expiresIn: 3600 } };
}

function addCompany({ companies }: State, text: string): Reply {
  const company = asText(parseJson(text)?.cpfCnpj);
  if (companies.has(company)) return problem(409, 'EMPRESA_EXISTENTE');
  companies.add(company);
  return { status: 201, body: { cpfCnpj: company } };
}

function takeCertificate({ companies, certified }: State, company: string, text: string): Reply {
  const { arquivo, senha } = parseJson(text) ?? {};
  if (!companies.has(company)) return problem(404, 'NAO_ENCONTRADO');
  if (arquivo !== CERTIFICATE.arquivo || senha !== CERTIFICATE.senha) return problem(422, 'CERTIFICADO_INVALIDO');
  certified.add(company);
  return { status: 200, body: { cpfCnpj: company, situacao: 'valido' } };
}

function downloadXml({ receipts }: State, key: string): Reply {
  const isThere = [...receipts.values()].some(({ issued }) => issued.chave === key && issued.situacao === 'autorizado');
  return isThere ? { status: 200, body: `<nfeProc><chNFe>${key}</chNFe></nfeProc>` } : problem(404, 'NAO_ENCONTRADO');
}

/** A key of idempotency gives the first answer again, and no other body. */
function answerOnce(caller: Caller, { headers }: IncomingMessage, body: string, act: () => Reply): Reply {
  if (headers['content-type'] !== 'application/json') return problem(415, 'TIPO_NAO_ACEITO');
  const key = headers['idempotency-key'];
  if (typeof key !== 'string' || key.length < 8 || key.length > 64) return problem(400, 'REQUISICAO_INVALIDA');
  const digest = createHash('sha256').update(body).digest('hex');
  const known = caller.state.keys.get(key);
  if (known && known.body !== digest) return problem(409, 'CONFLITO_IDEMPOTENCIA');
  if (known) return { ...known.answer, headers: { 'Idempotency-Replayed': 'true' } };
  const answer = act();
  if (answer.status < 400) caller.state.keys.set(key, { body: digest, answer });
  return answer;
}

type Document = { readonly documento?: { readonly ide?: Readonly<Record<string, string>> } } & Record<string, unknown>;

function send({ environment, state, trouble }: Caller, text: string): Reply {
  const body = parseJson(text);
  if (!body) return problem(400, 'REQUISICAO_INVALIDA');
  const company = asText(body.cpfCnpjEmitente);
  if (trouble.isNew && !state.companies.has(company)) return problem(404, 'NAO_ENCONTRADO');
  const { ide = {} } = body.documento ?? {};
  const number = ide.nNF ?? ide.nCT ?? ide.nMDF;
  const place = `${body.cpfCnpjEmitente} ${body.modelo} ${ide.serie} ${number}`;
  if (number !== undefined && state.numbers.has(place)) return problem(409, 'NUMERO_JA_USADO');
  const isUnsigned = trouble.isNew && !state.certified.has(company);
  const [code] = [...findRejections(body, environment), ...findLate(ide.dhEmi)];
  const ending = isUnsigned ? 'erro' : code === undefined ? (trouble.ending ?? 'autorizado') : 'rejeitado';
  const cStat = ending === 'autorizado' ? '100' : (code ?? '232');
  const retorno = ending === 'erro' ? undefined : { cStat, xMotivo: `Texto oficial de ${cStat}` };
  const chave = String(state.receipts.size + 1).padStart(44, '3');
  const issued = { reciboId: randomUUID(), situacao: ending, chave, retorno };
  if (number !== undefined && ending === 'autorizado') state.numbers.set(place, issued.reciboId);
  state.receipts.set(issued.reciboId, { asked: 0, issued });
  if (trouble.isImmediate === true) return { status: 200, body: issued };
  const urlStatus = `/v1/recibos/${issued.reciboId}`;
  return { status: 202, body: { reciboId: issued.reciboId, situacao: 'recebido', urlStatus } };
}

/** The moment of issue has an offset, is not to come (703) and not long ago (228). */
function findLate(moment: string | undefined): readonly string[] {
  if (moment === undefined) return [];
  if (!/T\d\d:\d\d:\d\d[+-]\d\d:\d\d$/u.test(moment)) return ['215'];
  const age = Date.now() - Date.parse(moment);
  return age < -300_000 ? ['703'] : age > 86_400_000 ? ['228'] : [];
}

function askReceipt({ state, trouble }: Caller, id: string): Reply {
  const receipt = state.receipts.get(id);
  if (!receipt) return problem(404, 'NAO_ENCONTRADO');
  receipt.asked += 1;
  const isWaiting = receipt.asked <= (trouble.queued ?? 0);
  return { status: 200, body: isWaiting ? { reciboId: id, situacao: 'processando' } : receipt.issued };
}

function parseJson(text: string): Document | undefined {
  try {
    // Whatever is not there is read as missing.
    return JSON.parse(text) as Document;
  } catch {
    return undefined;
  }
}

function problem(status: number, codigo: string, headers: Readonly<Record<string, string>> = {}): Reply {
  return { status, headers, body: { title: `Recusa ${codigo}`, status, codigo } };
}
