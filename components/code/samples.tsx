import { siteConfig } from '@/lib/config/site';
import { highlight } from '@/lib/highlight/highlight';
import type { Messages } from '@/lib/i18n/messages';
import { generateSamples } from '@/lib/openapi/samples/generate-samples';
import type { SampleRequest } from '@/lib/openapi/samples/sample-request';
import { SampleTabs } from '../islands.client';
import { CodeButtons, CodeText } from './code-block';
import blockStyles from './code-block.module.css';
import styles from './samples.module.css';

type SamplesProps = {
  /** Unique on the page: tabs and panels take their ids from it. */
  readonly id: string;
  readonly request: SampleRequest;
  readonly messages: Messages['code'];
};

/**
 * One request in every sample language. All are in the HTML; a style sheet shows the reader's language,
 * and without scripts they are shown one under the other.
 */
export async function Samples({ id, request, messages }: SamplesProps) {
  const samples = generateSamples(request).filter(({ language }) => siteConfig.sampleLanguages.includes(language));
  const panels = await Promise.all(
    samples.map(async (sample) => ({ ...sample, html: await highlight(sample.code, sample.grammar) })),
  );
  return (
    <div className={blockStyles.block} data-copy-scope>
      <div className={blockStyles.bar}>
        <SampleTabs
          id={id}
          label={messages.languages}
          languages={panels.map(({ language, label }) => ({ language, label }))}
        />
        <CodeButtons messages={messages} name={messages.sample} />
      </div>
      {panels.map(({ language, label, html }) => (
        <div
          key={language}
          className={styles.panel}
          id={`${id}.${language}`}
          role="tabpanel"
          aria-label={label}
          data-language-panel={language}
        >
          <p className={styles.label}>{label}</p>
          <CodeText html={html} />
        </div>
      ))}
    </div>
  );
}
