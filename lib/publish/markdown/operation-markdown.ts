import { siteConfig } from '../../config/site';
import { toCStatAddress } from '../../cstat/address';
import { cstatDocuments } from '../../cstat/documents';
import { fillMessage, type Messages } from '../../i18n/messages';
import { describeHistory } from '../../openapi/changes/change-words';
import type { ExampleView, MediaView, ParameterGroup, ResponseView } from '../../openapi/operation';
import { curlGenerator } from '../../openapi/samples/curl';
import { SAMPLE_GENERATORS } from '../../openapi/samples/generate-samples';
import type { OperationPage } from '../../pages/page';
import { httpFilePath, slicePath } from '../../routes/download-address';
import { toAbsoluteUrl } from '../../routes/locale-address';
import { code, fence, fold, joinBlocks, linkTo, writeLinks } from './blocks';
import { writeBody, writeFields } from './fields';

/** Everything an operation's page says, as Markdown. */
export function writeOperationMarkdown(page: OperationPage, messages: Messages): string {
  const { operation } = page;
  const texts = messages.reference;
  return joinBlocks([
    fence(`${operation.method} ${operation.path}`, 'http'),
    [
      ...operation.servers.map(({ url, description }) => `- ${description}: ${url}`),
      `- ${texts.authentication}: ${operation.isAuthenticated ? texts.bearer : texts.noAuthentication}`,
      ...(operation.isDeprecated ? [`- ${texts.deprecated}`] : []),
      ...describeHistory(operation.history, texts).map((text) => `- ${text}`),
      `- OpenAPI: <${toAbsoluteUrl(slicePath(page.sharedPath))}>`,
      `- HTTP: <${toAbsoluteUrl(httpFilePath(page.sharedPath))}>`,
    ].join('\n'),
    operation.description.source,
    writeSample(page, messages),
    operation.parameters.length > 0 && writeParameters(operation.parameters, texts),
    operation.requestBody &&
      joinBlocks([
        `## ${texts.requestBody}`,
        operation.requestBody.description?.source,
        ...operation.requestBody.media.map((media) => writeMedia(media, texts)),
      ]),
    `## ${texts.responses}`,
    ...operation.responses.map((response) => writeResponse(response, texts)),
    writeProblems(page, messages),
    writeCStats(page, messages),
    writeLinks(texts.nextOperations, page.nextOperations),
    writeLinks(texts.guides, page.guides),
  ]);
}

/** The first request: cURL open, the other languages folded. */
function writeSample({ operation }: OperationPage, messages: Messages): string {
  const { request } = operation.requests[0];
  const others = siteConfig.sampleLanguages.filter((language) => language !== curlGenerator.language);
  return joinBlocks([
    `## ${messages.reference.request}`,
    fence(curlGenerator.generate(request), curlGenerator.grammar),
    ...others.map((language) => {
      const { label, grammar, generate } = SAMPLE_GENERATORS[language];
      return fold(label, fence(generate(request), grammar));
    }),
  ]);
}

/** Parameters by their place. */
export function writeParameters(groups: readonly ParameterGroup[], texts: Messages['reference']): string {
  const titles = {
    path: texts.pathParameters,
    query: texts.queryParameters,
    header: texts.headerParameters,
  } satisfies Record<ParameterGroup['place'], string>;
  return joinBlocks([
    `## ${texts.parameters}`,
    ...groups.flatMap(({ place, fields }) => [`### ${titles[place]}`, writeFields(fields, texts)]),
  ]);
}

/** A media type of a body with its fields and examples. */
export function writeMedia(
  { mediaType, schemaName, type, body, examples }: MediaView,
  texts: Messages['reference'],
): string {
  return joinBlocks([
    `${code(mediaType)}: ${schemaName ?? type}`,
    writeBody(body, texts),
    ...examples.map(writeExample),
  ]);
}

function writeExample({ summary, code: text, grammar }: ExampleView): string {
  return joinBlocks([`**${summary}**`, fence(text, grammar)]);
}

/** An answer with its headers and fields. */
export function writeResponse(response: ResponseView, texts: Messages['reference']): string {
  const { status, description, headers, media } = response;
  return joinBlocks([
    `### ${fillMessage(texts.response, { status })}`,
    description.source,
    headers.length > 0 && joinBlocks([`${texts.headers}:`, writeFields(headers, texts)]),
    ...media.map((item) => writeMedia(item, texts)),
    media.length === 0 && `${texts.noBody}.`,
  ]);
}

function writeProblems({ problems, overview }: OperationPage, { reference, actions }: Messages): string {
  if (problems.length === 0) return '';
  const items = problems.map(({ code: name, anchor, status, title, action }) => {
    const link = linkTo(name, `${overview.path}#${anchor}`);
    return `- ${status} ${link}: ${title} (${actions[action]})`;
  });
  return joinBlocks([`## ${reference.problems}`, items.join('\n')]);
}

function writeCStats({ cstats }: OperationPage, { reference, verdicts }: Messages): string {
  if (cstats.length === 0) return '';
  const items = cstats.map((cstat) => {
    const { document, code: number, text, explanation } = cstat;
    const link = linkTo(`${number} (${cstatDocuments[document].name})`, toCStatAddress(cstat));
    return `- ${link}: ${text}${explanation ? ` (${verdicts[explanation.resend]})` : ''}`;
  });
  return joinBlocks([`## ${reference.cstats}`, items.join('\n')]);
}
