'use client';
// An island because the environment is the reader's choice, shared by every sample and kept in the browser.
import { ENVIRONMENTS, type Environment } from '@/lib/openapi/samples/environments';
import { chooseEnvironment, useEnvironment } from '../stores/environment';
import styles from './sample-choices.module.css';

type EnvironmentChoiceProps = {
  readonly label: string;
  readonly lang: string | undefined;
  readonly servers: readonly { readonly environment: Environment; readonly description: string }[];
};

/** The servers to choose from: one choice for all samples. The style sheet marks it, so that nothing flashes. */
export function EnvironmentChoice({ label, lang, servers }: EnvironmentChoiceProps) {
  const current = useEnvironment(servers[0]?.environment ?? ENVIRONMENTS[0]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out in one line with its legend.
    <div className={styles.environments} role="group" aria-label={label}>
      {servers.map(({ environment, description }) => (
        <button
          key={environment}
          type="button"
          className={styles.environment}
          lang={lang}
          aria-pressed={environment === current}
          data-environment-choice={environment}
          onClick={() => chooseEnvironment(environment)}
        >
          {description}
        </button>
      ))}
    </div>
  );
}
