import type { Messages } from '@/lib/i18n/messages';
import type { NamedRequest } from '@/lib/openapi/operation';
import { listServerChoices, type ServerView } from '@/lib/openapi/samples/environments';
import { highlightSamples, type SamplePanel } from '@/lib/openapi/samples/highlight-samples';
import { SampleTabs } from '../islands.client';
import { hasReaderValues, ReaderDataBar } from '../reader-data/reader-data-button';
import anchorStyles from '../ui/anchor-link.module.css';
import { CodeButtons, CodeText } from './code-block';
import blockStyles from './code-block.module.css';
import { SampleChoices } from './sample-choices';
import styles from './samples.module.css';

type SamplesProps = {
  /** Unique on the page: tabs, panels and examples take their ids from it. */
  readonly id: string;
  /** One request per named example; the reader chooses among them. */
  readonly requests: readonly NamedRequest[];
  /** Where the samples of all requests but the first are, when they are not to be on the page; see OtherSamples. */
  readonly others?: Omit<OtherExamplesProps, 'id' | 'requests' | 'panels' | 'messages'> | undefined;
  readonly servers: readonly ServerView[];
  /** Address of the page that says what decides the environment, where there is one. */
  readonly environmentHelp?: string | undefined;
  readonly messages: Pick<Messages, 'code' | 'readerData'>;
  /** Language of the examples' names, where it is not the page's. */
  readonly lang: string | undefined;
};

/**
 * A request in every sample language, in the HTML; a style sheet shows the reader's language and environment, an
 * attribute the chosen example; paper has what the screen has. Without scripts the languages stand one under the other.
 */
export async function Samples(props: SamplesProps) {
  const { id, requests, others, servers, environmentHelp, lang } = props;
  const { code: messages, readerData } = props.messages;
  const choices = listServerChoices(servers);
  const panels = await highlightSamples(requests.slice(0, 1), servers);
  return (
    <div className={blockStyles.block} data-copy-scope>
      <div className={blockStyles.bar} data-needs-script data-print="none">
        <SampleTabs
          id={id}
          label={messages.languages}
          languages={panels.map(({ language, label }) => ({ language, label }))}
        />
        <button
          type="button"
          className={`${anchorStyles.icon} ${styles.link}`}
          aria-label={messages.sampleLink}
          title={messages.sampleLink}
          data-copy-sample
          data-needs-script
          data-print="none"
        />
        <CodeButtons messages={messages} name={messages.sample} />
      </div>
      <SampleChoices
        requests={requests}
        servers={choices}
        environmentHelp={environmentHelp}
        messages={messages}
        lang={lang}
      />
      {panels.some(({ samples }) => samples.some(({ html }) => hasReaderValues(html))) && (
        <ReaderDataBar messages={readerData} />
      )}
      {panels.map(({ language, label, samples }) => (
        <div
          key={language}
          className={styles.panel}
          id={`${id}.${language}`}
          role="tabpanel"
          aria-label={label}
          data-language-panel={language}
          data-static={`${id}.${language}`}
        >
          <p className={styles.label}>{label}</p>
          {samples.map(({ example, summary, html }) => (
            <div
              key={example ?? 'unico'}
              id={`${id}.${language}.${example ?? 'unico'}`}
              data-sample
              data-example={example}
            >
              {requests.length > 1 && (
                <p className={styles.example} lang={lang}>
                  {summary}
                </p>
              )}
              <CodeText html={html} />
            </div>
          ))}
        </div>
      ))}
      {others && requests.length > 1 && (
        <OtherExamples {...others} id={id} requests={requests.slice(1)} panels={panels} messages={messages} />
      )}
    </div>
  );
}

type OtherExamplesProps = {
  readonly id: string;
  readonly requests: readonly NamedRequest[];
  readonly panels: readonly SamplePanel[];
  readonly messages: Messages['code'];
  /** Address of their file, see OtherSamples. */
  readonly file: string;
  /** Address of a page or file that has every request, for readers to whom the file does not come. */
  readonly allRequests: string;
};

/**
 * Stands in for the samples of the other examples, which come when a reader asks for one: they are most of the weight
 * of a page with many. Has their anchors, and the way to all of them without scripts.
 */
function OtherExamples({ id, requests, panels, messages, file, allRequests }: OtherExamplesProps) {
  return (
    <p className={styles.others} data-other-samples={file}>
      <span role="status" data-failed={messages.otherExamplesFailed} />{' '}
      <a href={allRequests} data-full-load>
        {messages.otherExamples}
      </a>
      {panels.flatMap(({ language }) =>
        requests.map(({ example }) => (
          <span key={`${language}.${example}`} id={`${id}.${language}.${example}`} data-other-sample={example} />
        )),
      )}
    </p>
  );
}
