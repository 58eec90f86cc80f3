import { siteConfig } from '@/lib/config/site';
import { highlight } from '@/lib/highlight/highlight';
import { markServers } from '@/lib/highlight/mark-servers';
import type { Messages } from '@/lib/i18n/messages';
import type { NamedRequest } from '@/lib/openapi/operation';
import { listServerChoices, type ServerChoice, type ServerView } from '@/lib/openapi/samples/environments';
import { generateSamples } from '@/lib/openapi/samples/generate-samples';
import { SampleTabs } from '../islands.client';
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
  readonly servers: readonly ServerView[];
  readonly messages: Messages['code'];
  /** Language of the examples' names, where it is not the page's. */
  readonly lang: string | undefined;
};

/**
 * Requests in every sample language. All are in the HTML; a style sheet shows the reader's language and environment,
 * an attribute the chosen example; paper has what the screen has. Without scripts all stand one under the other.
 */
export async function Samples({ id, requests, servers, messages, lang }: SamplesProps) {
  const choices = listServerChoices(servers);
  const panels = await buildPanels(requests, choices);
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
      <SampleChoices requests={requests} servers={choices} messages={messages} lang={lang} />
      {panels.map(({ language, label, samples }) => (
        <div
          key={language}
          className={styles.panel}
          id={`${id}.${language}`}
          role="tabpanel"
          aria-label={label}
          data-language-panel={language}
        >
          <p className={styles.label}>{label}</p>
          {samples.map(({ example, summary, html }, index) => (
            <div
              key={example ?? 'unico'}
              className={styles.sample}
              id={`${id}.${language}.${example ?? 'unico'}`}
              data-sample
              data-example={example}
              data-chosen={index === 0 || undefined}
            >
              {samples.length > 1 && (
                <p className={styles.example} lang={lang}>
                  {summary}
                </p>
              )}
              <CodeText html={html} />
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

type Panel = Pick<ReturnType<typeof generateSamples>[number], 'language' | 'label'> & {
  readonly samples: readonly {
    readonly example: string | undefined;
    readonly summary: string;
    readonly html: string;
  }[];
};

/** The samples by language, and in each language by example. */
async function buildPanels(requests: readonly NamedRequest[], servers: readonly ServerChoice[]): Promise<Panel[]> {
  const generated = requests.map(({ example, summary, request }) => ({
    example,
    summary: summary ?? example ?? '',
    codes: generateSamples(request),
  }));
  const languages = (generated[0]?.codes ?? []).filter(({ language }) => siteConfig.sampleLanguages.includes(language));
  return Promise.all(
    languages.map(async ({ language, label, grammar }) => ({
      language,
      label,
      samples: await Promise.all(
        generated.map(async ({ example, summary, codes }) => {
          const code = codes.find((candidate) => candidate.language === language)?.code ?? '';
          return { example, summary, html: markServers(await highlight(code, grammar), servers) };
        }),
      ),
    })),
  );
}
