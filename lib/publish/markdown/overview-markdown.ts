import type { Messages } from '../../i18n/messages';
import type { OverviewPage } from '../../pages/page';
import { API_DOWNLOADS } from '../../routes/download-address';
import { toAbsoluteUrl } from '../../routes/locale-address';
import { code, joinBlocks, linkTo } from './blocks';

/** The API at a glance: servers, authentication, every operation, every error code and the files to take away. */
export function writeOverviewMarkdown({ api, operations, webhooks }: OverviewPage, messages: Messages): string {
  const texts = messages.reference;
  const paths = new Map(operations.map(({ operation, path }) => [operation.id, path]));
  return joinBlocks([
    api.description.source,
    `## ${texts.servers}`,
    api.servers.map(({ url, description }) => `- ${description}: ${url}`).join('\n'),
    api.authentication && joinBlocks([`## ${texts.authentication}`, api.authentication.source]),
    `## ${texts.operations}`,
    ...api.groups.flatMap((group) => [
      `### ${group.name}`,
      group.description.source,
      group.operations
        .map(({ id, method, path, title }) => `- ${code(`${method} ${path}`)} ${linkTo(title, paths.get(id) ?? '')}`)
        .join('\n'),
    ]),
    ...webhooks.flatMap((group) => [
      `### ${group.name}`,
      group.description.source,
      group.pages.map(({ title, path }) => `- ${linkTo(title, path)}`).join('\n'),
    ]),
    `## ${texts.errors}`,
    ...api.problems.flatMap((problem) => [
      `### ${problem.code}`,
      `HTTP ${problem.status}. ${messages.actions[problem.action]}.`,
      `${texts.problemCause}: ${problem.cause.source}`,
      `${texts.problemFix}: ${problem.fix.source}`,
    ]),
    `## ${messages.downloads.title}`,
    Object.values(API_DOWNLOADS)
      .filter((path) => api.firstSteps || path !== API_DOWNLOADS.firstSteps)
      .map((path) => `- <${toAbsoluteUrl(path)}>`)
      .join('\n'),
  ]);
}
