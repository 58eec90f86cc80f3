import { expect } from 'vitest';
import {
  BINARY,
  DESCRIBED_REQUESTS,
  type DescribedRequest,
  documentedAnswer,
} from '../../../samples/support/described-samples';
import { type Answer, type Arrival, LocalApi } from '../../../samples/support/local-api';
import { TOKEN } from '../../../samples/support/run-samples';
import { findWireFaults } from '../../../samples/support/wire-faults';
import { object, text } from '../../openapi/description-document';

/** Every request that the pages show, in the order of the pages: what a collection must hold. */
export const WANTED = DESCRIBED_REQUESTS;

/** The values a reader fills in. */
export const FILLED = {
  token: TOKEN,
  senha: 'troque-esta-senha',
  certificado: 'MIIKYgIBAzCCCiAGCSqGSIb3DQEHAaCCChEEggoN',
  senhaCertificado: 'troque-esta-senha',
  notaXmlBase64: Buffer.from('<NFe/>').toString('base64'),
  eventoXmlBase64: Buffer.from('<envEvento/>').toString('base64'),
} as const;

/** Names of the files that they have beside the collection. */
export const OWN_FILES = ['certificado.pfx', 'nota.xml'];

/** What is in one of them. */
export function readOwn(name: string): Uint8Array<ArrayBuffer> {
  if (!OWN_FILES.includes(name.replace('./', ''))) throw new Error(`Unknown file: ${name}`);
  return Uint8Array.from(BINARY);
}

const KEY = 'api';

/** Starts a server in the API's place that answers each request in turn as documented. */
export async function startApi(): Promise<{
  readonly base: string;
  readonly check: () => void;
  readonly api: LocalApi;
}> {
  let count = 0;
  const api = new LocalApi(() => {
    const described = WANTED[count++];
    return described ? withToken(documentedAnswer(described)) : { status: 500 };
  });
  await api.start();
  return { api, base: api.baseFor(KEY), check: () => checkArrivals(api.arrivalsOf(KEY)) };
}

/** The answer with the token that all later requests must carry, where it has one. */
function withToken(answer: Answer): Answer {
  const text = answer.mediaType === 'application/json' ? String(answer.body) : '';
  if (!text.includes('"accessToken"')) return answer;
  return { ...answer, body: Buffer.from(JSON.stringify({ ...JSON.parse(text), accessToken: TOKEN })) };
}

/** Expects that exactly the wanted requests arrived, each as the description asks for. */
function checkArrivals(arrivals: readonly Arrival[]): void {
  expect(arrivals).toHaveLength(WANTED.length);
  const faults = arrivals.flatMap((arrival, index) => listFaults(WANTED[index], arrival));
  expect(faults).toEqual([]);
}

function listFaults(described: DescribedRequest | undefined, arrival: Arrival): readonly string[] {
  if (!described) return [`${arrival.method} ${arrival.target} was not asked for`];
  // Postman adds these two to every request; no description speaks of them.
  const { 'postman-token': _token, 'cache-control': _cache, ...headers } = arrival.headers;
  const body = withExampleFile(described, arrival);
  if (!body) return [`${described.name}: the body has not what the reader filled in`];
  return findWireFaults(described, { ...arrival, headers, body }, FILLED.senhaCertificado).map(
    (fault) => `${described.name}: ${fault}`,
  );
}

/** The body with the value of the example where the reader has filled in a file; undefined where that is not there. */
function withExampleFile({ request }: DescribedRequest, { body }: Arrival): Buffer | undefined {
  if (!request.ownFile) return body;
  const variable = FILLED_FILES[request.ownFile.name];
  const value = request.ownFile.keys.reduce<unknown>((inner, key) => object(inner)[key], request.body);
  const sent = body.toString('utf8');
  if (variable === undefined || !sent.includes(`"${variable}"`)) return undefined;
  return Buffer.from(sent.replace(variable, text(value)));
}

const FILLED_FILES: Readonly<Record<string, string>> = {
  'nota.xml': FILLED.notaXmlBase64,
  'evento.xml': FILLED.eventoXmlBase64,
  'certificado.pfx': FILLED.certificado,
};
