import { SAMPLE_LANGUAGES, type SampleLanguage } from '../../../lib/config/sample-languages';
import type { Environment, PerEnvironment } from '../../../lib/openapi/samples/environments';
import { SAMPLE_GENERATORS } from '../../../lib/openapi/samples/generate-samples';
import { moveRequest } from '../../../lib/openapi/samples/move-request';
import type { FormPart, SampleRequest } from '../../../lib/openapi/samples/sample-request';
import { formParts } from '../../../lib/openapi/samples/wire-request';
import {
  contentsOf,
  examplesOf,
  isObject,
  OPERATIONS,
  type Operation,
  object,
  responsesOf,
  text,
} from '../../unit/openapi/description-document';
import { projectApi } from '../../unit/support/project-api';
import { writeDocumentXml } from './document-xml';
import type { Answer } from './local-api';
import type { SampleProgram } from './run-samples';

/** A request that a page shows: its operation as the description has it, and what a sample is generated from. */
export type DescribedRequest = {
  /** Operation, and example where it has one. */
  readonly name: string;
  readonly operation: Operation;
  /** Name of the body's example. */
  readonly example: string | undefined;
  readonly request: SampleRequest;
  /** The same in the other environments. */
  readonly variants: PerEnvironment<SampleRequest>;
  /** Server of the published sample. */
  readonly server: string;
};

const { groups, servers } = projectApi;

/** Every request of every operation, in the order of the pages. */
export const DESCRIBED_REQUESTS: readonly DescribedRequest[] = groups
  .flatMap(({ operations }) => operations)
  .flatMap(({ id, requests }) => {
    const operation = OPERATIONS.find((candidate) => candidate.id === id);
    const server = servers[0]?.url;
    if (!operation || server === undefined) throw new Error(`${id} is not in the description`);
    return requests.map(({ example, request, variants = {} }) => {
      return { name: example === undefined ? id : `${id} (${example})`, operation, example, request, variants, server };
    });
  });

/** The request as a page shows it in an environment. */
export function inEnvironment(described: DescribedRequest, environment: Environment): DescribedRequest {
  const request = described.variants[environment] ?? described.request;
  const server = servers.find((candidate) => candidate.environment === environment)?.url;
  if (server === undefined) throw new Error(`no server is of ${environment}`);
  return { ...described, name: `${described.name} em ${environment}`, request, server };
}

/** Key of a sample among all that run together. */
export function keyOf({ name }: Pick<DescribedRequest, 'name'>, language: SampleLanguage): string {
  return `${language} ${name}`;
}

/**
 * The published samples of a request with another server.
 * @param own content of the reader's file, where samples read one; that of the example when left out
 */
export function programsFor(
  { name, request, server }: Pick<DescribedRequest, 'name' | 'request' | 'server'>,
  baseFor: (key: string) => string,
  own?: string | Buffer,
): readonly SampleProgram[] {
  if (!request.url.startsWith(`${server}/`)) throw new Error(`${request.url} is not below ${server}`);
  return SAMPLE_LANGUAGES.map((language) => {
    const id = keyOf({ name }, language);
    const code = SAMPLE_GENERATORS[language].generate(moveRequest(request, server, baseFor(id)));
    // cURL writes the file itself.
    return { id, language, code, files: filesOf(request, language, own) };
  });
}

/** What a sample finds in its folder: the body, which cURL writes itself, or the reader's file. */
function filesOf(
  request: SampleRequest,
  language: SampleLanguage,
  own: string | Buffer | undefined,
): NonNullable<SampleProgram['files']> {
  const { bodyFile, ownFile, body } = request;
  const name = ownFileName(request);
  if (name !== undefined && own !== undefined) return { [name]: own };
  if (ownFile) {
    const content = ownFile.keys.reduce<unknown>((value, key) => object(value)[key], body);
    return { [ownFile.name]: Buffer.from(text(content), 'base64') };
  }
  if (name !== undefined) return { [name]: BINARY };
  return bodyFile && language !== 'curl' ? { [bodyFile.name]: JSON.stringify(body) } : {};
}

/** Name of the reader's file that a sample reads, if it reads one. */
export function ownFileName(request: SampleRequest): string | undefined {
  const { ownFile, upload } = request;
  return ownFile?.name ?? (upload?.kind === 'file' ? upload.name : formParts(request).find(isFile)?.value);
}

const isFile = ({ kind }: FormPart) => kind === 'file';

/** The XML that a reader's own system made just now: that of the first document of the page. */
export function ownXml(environment: Environment): string {
  const first = DESCRIBED_REQUESTS.find(({ operation }) => operation.id === 'sendDfeUsingPOST');
  if (!first) throw new Error('no document is sent');
  const document = object(object(inEnvironment(first, environment).request.body).documento);
  const now = `${new Date().toISOString().slice(0, 19)}+00:00`;
  return writeDocumentXml({ ...document, ide: { ...object(document.ide), dhEmi: now } });
}

/** Neither text in any encoding nor free of zero bytes and line ends. */
export const BINARY = Buffer.from([0x25, 0x50, 0x00, 0xff, 0xfe, 0x0d, 0x0a, 0x80, 0x1a, 0x0a]);

/** The media type that an example of the body asks for, where it is not the first. */
function askedMediaType(operation: Operation, example: string | undefined): unknown {
  const found = contentsOf(operation)
    .flatMap(examplesOf)
    .find(({ name, where }) => name === example && where.startsWith(`${operation.id} corpo `));
  return found?.node['x-accept'] ?? found?.node['x-answer'];
}

/** The success answer that the description documents for a request. Binary media types get bytes that are no text. */
export function documentedAnswer({ operation, example }: DescribedRequest): Answer {
  const success = responsesOf(operation).find(({ status }) => status.startsWith('2'));
  const status = Number(success?.status);
  const contents = Object.entries(isObject(success?.node.content) ? success.node.content : {});
  const asked = askedMediaType(operation, example);
  const [mediaType] = contents.find(([name]) => asked === undefined || name === asked) ?? [];
  if (mediaType === undefined) return { status };
  const value = contentsOf(operation)
    .filter(({ where }) => where === `${operation.id} ${status} ${mediaType}`)
    .flatMap(examplesOf)[0]?.node.value;
  if (mediaType === 'application/json') return { status, mediaType, body: Buffer.from(JSON.stringify(value)) };
  const isText = ['application/xml', 'text/html', 'text/csv'].includes(mediaType);
  return { status, mediaType, body: isText ? Buffer.from(String(value)) : BINARY };
}

/** A refusal of an operation, as the description documents it. */
export function documentedRefusal(operationId: string, status: number): Answer & { readonly title: string } {
  const [problem] = OPERATIONS.filter(({ id }) => id === operationId)
    .flatMap(contentsOf)
    .filter(({ where }) => where === `${operationId} ${status} application/problem+json`)
    .flatMap(examplesOf);
  const value = problem?.node.value;
  if (!isObject(value) || typeof value.title !== 'string') {
    throw new Error(`${operationId} documents no problem with status ${status}`);
  }
  const body = Buffer.from(JSON.stringify(value));
  return { status, mediaType: 'application/problem+json', body, title: value.title };
}
