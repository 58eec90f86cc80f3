import type { SourcePlace } from '../errors/site-error';
import { exampleBodyPath } from '../routes/download-address';
import { toAbsoluteUrl } from '../routes/locale-address';
import { apiPath } from '../routes/page-address';
import type { OperationObject } from './document';
import { checkPointer, readPointer } from './example-variants';
import type { ExampleObject } from './exchange-objects';
import type { NamedRequest } from './operation';
import type { FormPart, SampleRequest } from './samples/sample-request';
import { isLongBody } from './samples/source-text';

/** The parts of a form. A secret is read from a variable of the environment, named after that of collections. */
export function describeParts(source: ExampleObject, place: SourcePlace): readonly FormPart[] {
  const { value, 'x-file': file, 'x-secrets': secrets = {} } = source;
  checkPointer(value, file?.pointer ?? '', { key: 'x-file', place });
  return Object.entries(Object(value)).map(([name, text]): FormPart => {
    if (file && readPointer(file.pointer ?? '')[0] === name) return { kind: 'file', name, value: file.name };
    const [secret] = Object.entries(secrets).find(([, pointer]) => readPointer(pointer)[0] === name) ?? [];
    return secret === undefined
      ? { kind: 'text', name, value: String(text) }
      : { kind: 'secret', name, value: toEnvironmentName(secret) };
  });
}

/** `senhaCertificado`: `SENHA_CERTIFICADO`. */
function toEnvironmentName(variable: string): string {
  return variable.replace(/[A-Z]/g, '_$&').toUpperCase();
}

/** The values of a body that collections keep as variables. */
export function describeVariables(source: ExampleObject, place: SourcePlace): Pick<NamedRequest, 'variables'> {
  const variables = (['x-variables', 'x-secrets'] as const).flatMap((key) =>
    Object.entries(source[key] ?? {}).map(([name, pointer]) => {
      checkPointer(source.value, pointer, { key, place });
      return { name, keys: readPointer(pointer), isSecret: key === 'x-secrets' };
    }),
  );
  return variables.length === 0 ? {} : { variables };
}

/** The value of a body that is a file of the reader's. */
export function describeOwnFile(source: ExampleObject, place: SourcePlace): Pick<SampleRequest, 'ownFile'> | undefined {
  const file = source['x-file'];
  if (!file) return undefined;
  const { name, pointer = '' } = file;
  checkPointer(source.value, pointer, { key: 'x-file', place });
  return { ownFile: { name, keys: readPointer(pointer) } };
}

/** Where a long body can be had. It differs by environment, and so does its file. */
export function describeBodyFile(
  { source }: { readonly source: OperationObject },
  { body }: SampleRequest,
  example: string,
  now: string | undefined,
): Pick<SampleRequest, 'bodyFile'> {
  if (!isLongBody(body)) return {};
  const url = toAbsoluteUrl(exampleBodyPath(apiPath('', source['x-slug']), example));
  return { bodyFile: { name: `${example}.json`, url, ...(now === undefined ? {} : { now: readPointer(now) }) } };
}
