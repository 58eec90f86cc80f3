import { describe, expect, onTestFinished, test } from 'vitest';
import type { Operation } from '../../../../lib/openapi/operation';
import { listVariables } from '../../../../lib/publish/clients/client-variables';
import { writeHttpFile } from '../../../../lib/publish/clients/http-file';
import { projectApi } from '../../support/project-api';
import { FILLED, readOwn, startApi } from './sent-requests';

const PAGE = 'https://docs.exemplo.com.br/pagina/';
const operations = projectApi.groups.flatMap((group) => group.operations);

const variables = listVariables(projectApi);
const write = (operation: Operation) => writeHttpFile(operation, PAGE, variables);

type ParsedRequest = {
  readonly name: string;
  readonly method: string;
  readonly url: string;
  readonly headers: readonly (readonly [string, string])[];
  readonly body: string | undefined;
};

/**
 * A reader for exactly what VS Code's REST Client and the JetBrains client have in common, stricter than both: it
 * refuses every line that is not of a known form. The kept parser of the format, httpyac, weighs 68 MB.
 */
function parseHttpFile(text: string, filled: Readonly<Record<string, string>>): readonly ParsedRequest[] {
  const [head = '', ...parts] = text.split(/^### /m);
  const variables: Record<string, string> = {};
  for (const line of head.split('\n')) {
    if (line === '' || line.startsWith('# ')) continue;
    const [, name = '', value = ''] = /^@(\w+) = (\S+|\{\{\$\w+ "[^"]+"\}\})$/.exec(line) ?? [];
    if (name === '') throw new Error(`Neither comment nor variable: ${line}`);
    variables[name] = filled[name] ?? value;
  }
  const fill = (line: string) =>
    line.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
      const value = variables[name];
      if (value === undefined) throw new Error(`Unknown variable: ${name}`);
      return value;
    });
  return parts.map((part) => {
    const [, top = '', body] = /^([\s\S]*?)(?:\n\n([\s\S]*))?$/.exec(part.trimEnd()) ?? [];
    const [name = '', ...lines] = top.split('\n');
    const [request = '', ...headers] = lines.filter((line) => !line.startsWith('# ')).map(fill);
    const [, method = '', url = ''] = /^(GET|POST|PUT|PATCH|DELETE) (http\S+)$/.exec(request) ?? [];
    if (method === '') throw new Error(`Not a request: ${request}`);
    return { name, method, url, headers: headers.map(parseHeader), body: body && fill(body) };
  });
}

function parseHeader(line: string): readonly [string, string] {
  const [, name, value] = /^([A-Za-z-]+): (\S.*)$/.exec(line) ?? [];
  if (name === undefined || value === undefined) throw new Error(`Not a header: ${line}`);
  return [name, value];
}

/** The body as the editors send it: lines of a form end in CRLF, and files stand where they are named. */
function readFiles(body: string, headers: ParsedRequest['headers']): string | Buffer<ArrayBuffer> {
  const isForm = headers.some(([, value]) => value.startsWith('multipart/form-data'));
  if (!isForm && !body.startsWith('< ')) return body;
  const parts = body.split(/(^< \S+$)/m).map((part) => {
    if (part.startsWith('< ')) return readOwn(part.slice(2));
    return Buffer.from(part.replaceAll('\n', '\r\n'));
  });
  return Buffer.concat(parts);
}

function getOperation(id: string): Operation {
  const operation = operations.find((candidate) => candidate.id === id);
  if (!operation) throw new Error(`No operation ${id}`);
  return operation;
}

// @feature 51
test('every request of every file sends what the description asks for', async () => {
  const server = await startApi();
  onTestFinished(() => server.api.stop());
  for (const operation of operations) {
    // As VS Code writes them.
    const fresh = { chaveIdempotencia: crypto.randomUUID(), agora: `${new Date().toISOString().slice(0, 19)}+00:00` };
    const requests = parseHttpFile(write(operation), { ...FILLED, ...fresh, baseUrl: server.base });
    for (const { method, url, headers, body } of requests) {
      const sent = body === undefined ? {} : { body: readFiles(body, headers) };
      const init = { method, headers: Object.fromEntries(headers), ...sent };
      const answer = await fetch(url, init);
      expect(answer.ok, `${operation.id} ${url}`).toBe(true);
      await answer.arrayBuffer();
    }
  }
  server.check();
});

describe('a file', () => {
  test('starts with what it is, its page, the servers and the variables', () => {
    const text = write(getOperation('consultarReciboDfeUsingGET'));
    expect(text).toMatchInlineSnapshot(`
      "# Consultar o resultado de um envio
      # https://docs.exemplo.com.br/pagina/
      # Homologação: https://api-homologacao.exemplo.com.br
      # Produção: https://api.exemplo.com.br

      @baseUrl = https://api-homologacao.exemplo.com.br
      @token = cole-aqui-o-seu-token
      @reciboId = 5d8c2b1e-7f43-4c0a-9b61-2e9a4d7c1f10

      ### Consultar o resultado de um envio
      GET {{baseUrl}}/v1/recibos/{{reciboId}}
      Authorization: Bearer {{token}}
      "
    `);
  });

  test('has a request for each named example of the body', () => {
    const operation = getOperation('sendDfeUsingPOST');
    const names = parseHttpFile(write(operation), {}).map(({ name }) => name);
    expect(names).toEqual(operation.requestBody?.media[0]?.examples.map(({ summary }) => summary));
  });

  test('has no token variable where none is needed', () => {
    expect(write(getOperation('createAuthenticationTokenUsingPOST'))).not.toContain('{{token}}');
  });

  test.each(operations.map((operation) => [operation.id, operation] as const))(
    '%s holds nothing that an editor would take for the start of another request or a variable',
    (_id, operation) => {
      const bodies = parseHttpFile(write(operation), { agora: 'AGORA' }).map(({ body = '' }) => body);
      expect(bodies.filter((body) => /^###|\{\{|^[<>] (?!\.\/[\w.]+$)/m.test(body))).toEqual([]);
    },
  );
});
