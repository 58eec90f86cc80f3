import { expect } from 'vitest';
import {
  DESCRIBED_REQUESTS,
  type DescribedRequest,
  documentedAnswer,
} from '../../../samples/support/described-samples';
import { type Answer, type Arrival, LocalApi } from '../../../samples/support/local-api';
import { TOKEN } from '../../../samples/support/run-samples';
import { findWireFaults } from '../../../samples/support/wire-faults';

/** Every request that the pages show, in the order of the pages: what a collection must hold. */
export const WANTED = DESCRIBED_REQUESTS;

/** The values a reader fills in. */
export const FILLED = {
  token: TOKEN,
  senha: 'troque-esta-senha',
  certificado: 'MIIKYgIBAzCCCiAGCSqGSIb3DQEHAaCCChEEggoN',
  senhaCertificado: 'troque-esta-senha',
} as const;

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
  return findWireFaults(described, { ...arrival, headers }).map((fault) => `${described.name}: ${fault}`);
}
