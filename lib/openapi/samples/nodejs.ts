import { javascriptKey, javascriptLiteral } from './javascript-literal';
import type { SampleGenerator, SampleRequest } from './sample-request';
import { commaBlock, quotedString } from './source-text';
import { successMessage, wireHeaders, wireUrl } from './wire-request';

/** An ES module: `await` outside functions is an error in a file that Node takes for CommonJS. */
function generate(request: SampleRequest): string {
  return [
    '// Execute com: node exemplo.mjs',
    ...(request.answer.kind === 'file' ? ["import { writeFile } from 'node:fs/promises';", ''] : []),
    `const response = await fetch(${quotedString(wireUrl(request), "'")}, ${fetchOptions(request)});`,
    '',
    'if (!response.ok) {',
    '  // O corpo do erro (problem+json) explica o motivo.',
    '  console.error(await response.text());',
    `  throw new Error(\`Erro HTTP \${response.status}\`);`,
    '}',
    '',
    ...answerLines(request),
  ].join('\n');
}

function fetchOptions(request: SampleRequest): string {
  const headers = [
    ...(request.bearer ? [`Authorization: \`Bearer \${process.env.TOKEN}\``] : []),
    ...wireHeaders(request).map(({ name, value }) => `${javascriptKey(name)}: ${quotedString(value, "'")}`),
  ];
  const options = [
    `method: '${request.method}'`,
    ...(headers.length === 0 ? [] : [`headers: ${commaBlock('{', headers, '}', '  ')}`]),
    ...(request.body === undefined ? [] : [`body: JSON.stringify(${javascriptLiteral(request.body)})`]),
  ];
  return commaBlock('{', options, '}', '  ');
}

function answerLines(request: SampleRequest): readonly string[] {
  const message = quotedString(successMessage(request) ?? '', "'");
  switch (request.answer.kind) {
    case 'json':
      return ['console.log(JSON.stringify(await response.json(), null, 2));'];
    case 'text':
      return ['console.log(await response.text());'];
    case 'none':
      return [`console.log(${message});`];
    case 'file': {
      const fileName = quotedString(request.answer.fileName, "'");
      return [`await writeFile(${fileName}, Buffer.from(await response.arrayBuffer()));`, `console.log(${message});`];
    }
  }
}

export const nodejsGenerator: SampleGenerator = {
  language: 'nodejs',
  label: 'Node.js',
  grammar: 'javascript',
  extension: 'mjs',
  generate,
};
