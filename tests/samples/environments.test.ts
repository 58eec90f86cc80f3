import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SAMPLE_LANGUAGES } from '../../lib/config/sample-languages';
import { ENVIRONMENTS, type Environment } from '../../lib/openapi/samples/environments';
import { findRejections } from './support/authority';
import {
  DESCRIBED_REQUESTS,
  documentedAnswer,
  inEnvironment,
  keyOf,
  ownXml,
  programsFor,
} from './support/described-samples';
import { LocalApi } from './support/local-api';
import { runSamples } from './support/run-samples';

/** Every document that a sample issues, in every environment. */
const DOCUMENTS = DESCRIBED_REQUESTS.filter(({ operation }) => operation.id === 'sendDfeUsingPOST').flatMap(
  (described) => ENVIRONMENTS.map((environment) => ({ environment, described: inEnvironment(described, environment) })),
);
const ANSWERS = new Map(
  DOCUMENTS.flatMap(({ described }) =>
    SAMPLE_LANGUAGES.map((language) => [keyOf(described, language), documentedAnswer(described)] as const),
  ),
);
const api = new LocalApi((key) => ANSWERS.get(key) ?? { status: 500 });
let root: string;

beforeAll(async () => {
  await api.start();
  const programs = DOCUMENTS.flatMap(({ environment, described }) =>
    programsFor(described, (key) => api.baseFor(key), ownXml(environment)),
  );
  ({ root } = await runSamples(programs));
});

afterAll(async () => {
  await api.stop();
  rmSync(root, { recursive: true });
});

describe.each(DOCUMENTS)('$described.name', ({ environment, described }) => {
  test.each(SAMPLE_LANGUAGES)('the %s sample, executed, sends a document that the authority takes', (language) => {
    const [arrival] = api.arrivalsOf(keyOf(described, language));
    expect(arrival?.body).toBeDefined();
    expect(findRejections(JSON.parse(arrival?.body.toString('utf8') ?? ''), environment)).toEqual([]);
  });
});

describe('the rules of the authority', () => {
  const bodyOf = (example: string, environment: Environment) => {
    const found = DESCRIBED_REQUESTS.find((described) => described.example === example);
    return JSON.stringify(found && inEnvironment(found, environment).request.body);
  };
  const inXml = (xml: string) => JSON.stringify({ modelo: '55', xml: Buffer.from(xml, 'utf8').toString('base64') });
  const inTests = (body: string) => body.replace('"tpAmb":"1"', '"tpAmb":"2"');

  test.each([
    ['252', bodyOf('nfe', 'homologacao'), 'producao'],
    ['252', bodyOf('nfe', 'producao'), 'homologacao'],
    ['598', inTests(bodyOf('nfe', 'producao')), 'homologacao'],
    ['373', inTests(bodyOf('nfce', 'producao')), 'homologacao'],
    ['649', inTests(bodyOf('cte', 'producao')), 'homologacao'],
    ['1115', bodyOf('nfe', 'homologacao').replace('"IBSCBS":', '"outro":'), 'homologacao'],
    ['252', inXml(ownXml('producao')), 'homologacao'],
    ['598', inXml(ownXml('producao').replace('<tpAmb>1<', '<tpAmb>2<')), 'homologacao'],
    ['215', inXml(ownXml('homologacao').replaceAll(/<det .*<\/det>/gsu, '')), 'homologacao'],
    ['215', inXml('<NFe/>'), 'homologacao'],
  ] as const)('find %s where it is broken', (code, body, environment) => {
    expect(findRejections(JSON.parse(body), environment)).toContain(code);
  });
});
