import type { Messages } from '@/lib/i18n/messages';
import type { NamedRequest } from '@/lib/openapi/operation';
import type { ServerChoice } from '@/lib/openapi/samples/environments';
import { EnvironmentChoice } from '../islands.client';
import styles from './sample-choices.module.css';

type SampleChoicesProps = {
  readonly requests: readonly NamedRequest[];
  readonly servers: readonly ServerChoice[];
  readonly environmentHelp: string | undefined;
  readonly messages: Messages['code'];
  readonly lang: string | undefined;
};

/** What the reader chooses for the samples beside the language: example and environment. */
export function SampleChoices({ requests, servers, environmentHelp, messages, lang }: SampleChoicesProps) {
  if (requests.length < 2 && servers.length === 0) return null;
  return (
    <div className={styles.choices} data-needs-script data-print="none">
      {requests.length > 1 && (
        <select
          className={styles.examples}
          aria-label={messages.exampleChoice}
          lang={lang}
          data-example-choice
          autoComplete="off"
        >
          {requests.map(({ example, summary }) => (
            <option key={example} value={example}>
              {summary ?? example}
            </option>
          ))}
        </select>
      )}
      {servers.length > 0 && (
        <EnvironmentChoice
          label={messages.environment}
          lang={lang}
          servers={servers.map(({ environment, description }) => ({ environment, description }))}
        />
      )}
      {servers.length > 0 && environmentHelp && (
        <p className={styles.note}>
          {messages.environmentDoes} <a href={environmentHelp}>{messages.environmentDecides}</a>.
        </p>
      )}
    </div>
  );
}
