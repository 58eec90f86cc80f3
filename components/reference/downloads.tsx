import type { Messages } from '@/lib/i18n/messages';
import { fillMessage } from '@/lib/i18n/messages';
import type { Api } from '@/lib/openapi/operation';
import { toFileName } from '@/lib/publish/clients/client-request';
import { API_DOWNLOADS, postmanEnvironmentPath } from '@/lib/routes/download-address';
import { toHref } from '@/lib/routes/locale-address';
import { DownloadIcon } from '../ui/icons';
import styles from './downloads.module.css';

type Download = { readonly path: string; readonly title: string; readonly hint: string };

/** The API in the formats of other tools, each with what it is good for. */
export function Downloads({ api, messages }: { api: Api; messages: Messages['downloads'] }) {
  const files: readonly Download[] = [
    { path: API_DOWNLOADS.openapiYaml, title: messages.openapiYaml, hint: messages.openapiHint },
    { path: API_DOWNLOADS.openapiJson, title: messages.openapiJson, hint: messages.openapiHint },
    { path: API_DOWNLOADS.types, title: messages.types, hint: messages.typesHint },
    { path: API_DOWNLOADS.postman, title: messages.postman, hint: messages.postmanHint },
    ...api.servers.map(({ description }) => ({
      path: postmanEnvironmentPath(toFileName(description)),
      title: fillMessage(messages.environment, { name: description }),
      hint: messages.environmentHint,
    })),
    { path: API_DOWNLOADS.bruno, title: messages.bruno, hint: messages.brunoHint },
    ...(api.firstSteps
      ? [
          {
            path: API_DOWNLOADS.firstSteps,
            title: fillMessage(messages.firstSteps, { name: api.firstSteps.name }),
            hint: messages.firstStepsHint,
          },
        ]
      : []),
  ];
  return (
    <>
      <p>{messages.lead}</p>
      <ul className={styles.list}>
        {files.map(({ path, title, hint }) => (
          <li key={path}>
            <a href={toHref(path)} download>
              <DownloadIcon />
              {title}
            </a>
            <p>{hint}</p>
          </li>
        ))}
        <li>
          <a href={toHref(API_DOWNLOADS.llmsTxt)}>{messages.llmsTxt}</a>
          <p>{messages.llmsTxtHint}</p>
        </li>
      </ul>
      <p>{messages.perOperation}</p>
    </>
  );
}
