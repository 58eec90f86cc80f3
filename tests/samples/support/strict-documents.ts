import { createHash, randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { text as asText, object } from '../../unit/openapi/description-document';
import { documentOf, findRejections } from './authority';
import { type Caller, parseJson, problem, type Reply, type State } from './strict-caller';

// How the stand-in for the API takes documents: what is sent once only, the queue, the rejections and the XML.

/** The file of an authorised document: its XML, or its DANFE with nothing but the head of a PDF. */
export function download({ receipts }: State, key: string, format: string): Reply {
  const isThere = [...receipts.values()].some(({ issued }) => issued.chave === key && issued.situacao === 'autorizado');
  if (!isThere) return problem(404, 'NAO_ENCONTRADO');
  return { status: 200, body: format === 'xml' ? `<nfeProc><chNFe>${key}</chNFe></nfeProc>` : `%PDF-1.7 ${key}` };
}

/** A key of idempotency gives the first answer again, and no other body. */
export function answerOnce(caller: Caller, { headers }: IncomingMessage, body: string, act: () => Reply): Reply {
  if (headers['content-type'] !== 'application/json') return problem(415, 'TIPO_NAO_ACEITO');
  const key = headers['idempotency-key'];
  if (typeof key !== 'string' || key.length < 8 || key.length > 64) return problem(400, 'REQUISICAO_INVALIDA');
  const digest = createHash('sha256').update(body).digest('hex');
  const known = caller.state.keys.get(key);
  if (caller.trouble.isKeyTaken || (known && known.body !== digest)) return problem(409, 'CONFLITO_IDEMPOTENCIA');
  if (known) return { ...known.answer, headers: { 'Idempotency-Replayed': 'true' } };
  const answer = act();
  if (answer.status < 400) caller.state.keys.set(key, { body: digest, answer });
  return answer;
}

/** Takes a document into the queue, or ends it at once. */
export function send({ environment, state, trouble }: Caller, text: string): Reply {
  const body = parseJson(text);
  if (!body) return problem(400, 'REQUISICAO_INVALIDA');
  const company = asText(body.cpfCnpjEmitente);
  if (trouble.isNew && !state.companies.has(company)) return problem(404, 'NAO_ENCONTRADO');
  const ide = readFields(documentOf(body)?.ide);
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

/** The texts of a group. */
function readFields(group: unknown): Readonly<Record<string, string | undefined>> {
  return Object.fromEntries(Object.entries(object(group)).map(([name, value]) => [name, asText(value)]));
}

/** The moment of issue has an offset, is not to come (703) and not long ago (228). */
function findLate(moment: string | undefined): readonly string[] {
  if (moment === undefined) return [];
  if (!/T\d\d:\d\d:\d\d[+-]\d\d:\d\d$/u.test(moment)) return ['215'];
  const age = Date.now() - Date.parse(moment);
  return age < -300_000 ? ['703'] : age > 86_400_000 ? ['228'] : [];
}

/** What became of a document that was sent. */
export function askReceipt({ state, trouble }: Caller, id: string): Reply {
  const receipt = state.receipts.get(id);
  if (!receipt) return problem(404, 'NAO_ENCONTRADO');
  receipt.asked += 1;
  const isWaiting = receipt.asked <= (trouble.queued ?? 0);
  return { status: 200, body: isWaiting ? { reciboId: id, situacao: 'processando' } : receipt.issued };
}
