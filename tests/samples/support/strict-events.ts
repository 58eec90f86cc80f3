import { randomUUID } from 'node:crypto';
import { text as asText } from '../../unit/openapi/description-document';
import { type Caller, type Issued, parseJson, problem, type Reply } from './strict-caller';

// How the stand-in for the API takes events and numbers that will not be used: each once, with what becomes of it.

/** The texts of an ending, by what the caller is made to meet. */
const EVENT_ENDINGS = { autorizado: 'registrado', rejeitado: 'rejeitado', erro: 'erro' } as const;
const RANGE_ENDINGS = { autorizado: 'homologada', rejeitado: 'rejeitada', erro: 'erro' } as const;

/** Registers an event of a document; the same event of a document exists once. */
export function sendEvent(caller: Caller, body: string): Reply {
  const { chave, tipo } = parseJson(body) ?? {};
  if (!/^\d{6}[A-Z\d]{12}\d{26}$/u.test(asText(chave)) || asText(tipo) === '') return problem(422, 'DADOS_INVALIDOS');
  const { state, trouble } = caller;
  const place = `${asText(tipo)} ${asText(chave)}`;
  if (state.numbers.has(place)) return problem(409, 'EVENTO_DUPLICADO');
  const ending = trouble.ending ?? 'autorizado';
  const cStat = { autorizado: '135', rejeitado: '501', erro: undefined }[ending];
  const { reciboId, situacao, retorno } = keep(caller, EVENT_ENDINGS[ending], cStat);
  if (ending === 'autorizado') state.numbers.set(place, reciboId);
  if (trouble.queued) return { status: 202, body: { eventoId: reciboId, chave, situacao: 'recebido' } };
  return { status: 200, body: { eventoId: reciboId, chave, situacao, retorno } };
}

/** Takes a range of numbers out of use: with one that was used it is refused, and the same range is taken as done. */
export function sendRange(caller: Caller, company: string, body: string): Reply {
  const { modelo, serie, numeroInicial, numeroFinal } = parseJson(body) ?? {};
  if (typeof numeroInicial !== 'number' || typeof numeroFinal !== 'number' || numeroInicial > numeroFinal) {
    return problem(422, 'DADOS_INVALIDOS');
  }
  const { state, trouble } = caller;
  const places = Array.from({ length: numeroFinal - numeroInicial + 1 }, (_, index) =>
    [company, modelo, serie, numeroInicial + index].join(' '),
  );
  const range = `${places[0]} ${numeroFinal}`;
  const isKnown = state.numbers.has(range);
  const isUsed = !isKnown && places.some((place) => state.numbers.has(place));
  const ending = isUsed ? 'rejeitado' : (trouble.ending ?? 'autorizado');
  const cStat = { autorizado: isKnown ? '563' : '102', rejeitado: '241', erro: undefined }[ending];
  const { reciboId, situacao, retorno } = keep(caller, RANGE_ENDINGS[ending], cStat);
  if (ending === 'autorizado') for (const place of [range, ...places]) state.numbers.set(place, reciboId);
  if (trouble.queued) return { status: 201, body: { inutilizacaoId: reciboId, situacao: 'processando' } };
  return { status: 201, body: { inutilizacaoId: reciboId, situacao, retorno } };
}

function keep({ state }: Caller, situacao: string, cStat: string | undefined): Issued {
  const retorno = cStat === undefined ? undefined : { cStat, xMotivo: `Texto oficial de ${cStat}` };
  const issued = { reciboId: randomUUID(), situacao, chave: '', retorno };
  state.receipts.set(issued.reciboId, { asked: 0, issued });
  return issued;
}
