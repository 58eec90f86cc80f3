import { fillMessage, type Messages } from '@/lib/i18n/messages';
import { findFirstSuccess, listAnswers } from '@/lib/openapi/folded-code';
import type { ResponseView } from '@/lib/openapi/operation';
import { CodeBlock } from '../code/code-block';
import { FoldedCode, type FoldedCodeFiles } from '../code/folded-code';
import { NarrowList } from '../ui/narrow-list';
import { openAtFirst } from '../ui/open-at-first';
import { UnbrokenNames } from '../ui/unbroken-names';
import styles from './response-examples.module.css';
import { SectionHeading } from './section-heading';
import { StatusCode } from './status-code';

type ResponseExamplesProps = {
  readonly responses: readonly ResponseView[];
  readonly messages: Messages;
  /** Language of the API's texts where it is not the page's. */
  readonly lang: string | undefined;
  /** Where the code of those that are folded is. */
  readonly folded: FoldedCodeFiles;
};

/** Every named answer, folded by status; the first successful one is open. Narrow windows fold the later ones together. */
export function ResponseExamples({ responses, messages, lang, folded }: ResponseExamplesProps) {
  const examples = listAnswers(responses);
  const firstSuccess = findFirstSuccess(examples);
  if (examples.length === 0) return null;
  return (
    <section className={styles.section}>
      <SectionHeading id="respostas-de-exemplo" title={messages.reference.responseExamples} messages={messages} />
      <NarrowList items={examples} more={messages.reference.moreExamples}>
        {(shown) =>
          shown.map((example) => {
            const { status, mediaType, name, anchor, summary, code, variants, grammar } = example;
            const title = `${fillMessage(messages.reference.response, { status })} · ${mediaType}`;
            const link = { id: anchor, label: fillMessage(messages.reference.copyLink, { name: summary }) };
            return (
              <details
                key={`${status} ${mediaType} ${name}`}
                id={anchor}
                className={styles.example}
                {...openAtFirst(example === firstSuccess)}
                name="resposta"
              >
                <summary>
                  <StatusCode status={status} />{' '}
                  <span lang={lang}>
                    <UnbrokenNames>{summary}</UnbrokenNames>
                  </span>
                </summary>
                {example === (firstSuccess ?? examples[0]) ? (
                  <CodeBlock
                    code={code}
                    variants={variants}
                    grammar={grammar}
                    messages={messages.code}
                    title={title}
                    link={link}
                  />
                ) : (
                  <FoldedCode files={folded} title={title} linkLabel={link.label} messages={messages.code} />
                )}
              </details>
            );
          })
        }
      </NarrowList>
    </section>
  );
}
