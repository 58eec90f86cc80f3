import type { Messages } from '../../i18n/messages';
import type { OverviewPage } from '../../pages/page';
import { API_DOWNLOADS } from '../../routes/download-address';
import { toAbsoluteUrl } from '../../routes/locale-address';
import { toMarkdown } from '../../text/markdown';
import { code, joinBlocks, linkTo } from './blocks';

/** The API at a glance: servers, authentication, every operation, every error code and the files to take away. */
export function writeOverviewMarkdown({ api, operations }: OverviewPage, messages: Messages): string {
  const texts = messages.reference;
  const paths = new Map(operations.map(({ operation, path }) => [operation.id, path]));
  return joinBlocks([
    toMarkdown(api.description),
    `## ${texts.servers}`,
    api.servers.map(({ url, description }) => `- ${description}: ${url}`).join('\n'),
    api.authentication && joinBlocks([`## ${texts.authentication}`, toMarkdown(api.authentication)]),
    `## ${texts.operations}`,
    ...api.groups.flatMap((group) => [
      `### ${group.name}`,
      toMarkdown(group.description),
      group.operations
        .map(({ id, method, path, title }) => `- ${code(`${method} ${path}`)} ${linkTo(title, paths.get(id) ?? '')}`)
        .join('\n'),
    ]),
    `## ${texts.errors}`,
    ...api.problems.flatMap((problem) => [
      `### ${problem.code}`,
      `HTTP ${problem.status}. ${messages.actions[problem.action]}.`,
      `${texts.problemCause}: ${toMarkdown(problem.cause)}`,
      `${texts.problemFix}: ${toMarkdown(problem.fix)}`,
    ]),
    `## ${messages.downloads.title}`,
    Object.values(API_DOWNLOADS)
      .map((path) => `- <${toAbsoluteUrl(path)}>`)
      .join('\n'),
  ]);
}
