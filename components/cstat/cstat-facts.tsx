import type { CStat, CStatMeaning } from '@/lib/cstat/cstat';
import { cstatDocuments } from '@/lib/cstat/documents';
import type { Messages } from '@/lib/i18n/messages';
import styles from './cstat-code-article.module.css';

/** Where the official text comes from, and the other texts that the same number has in this document. */
export function CStatFacts({ cstat, messages }: { cstat: CStat; messages: Messages['cstat'] }) {
  const { longName, models } = cstatDocuments[cstat.document];
  const facts: readonly (readonly [string, string | undefined])[] = [
    [messages.document, longName],
    [messages.models, models.join(', ') || undefined],
    [messages.kind, cstat.kind],
    [messages.topic, cstat.topic],
    [messages.rule, cstat.rule],
    [messages.source, cstat.source],
    [messages.note, cstat.note],
  ];
  return (
    <section className={styles.facts} aria-labelledby="sobre">
      <h2 id="sobre">{messages.facts}</h2>
      <dl>
        {facts.map(
          ([label, value]) =>
            value !== undefined && (
              <div key={label} className={styles.fact}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
        {cstat.otherMeanings.length > 0 && (
          <div className={styles.fact}>
            <dt>{messages.otherMeanings}</dt>
            <dd>
              {cstat.otherMeanings.map((meaning) => (
                <p key={meaning.text}>{describeMeaning(meaning)}</p>
              ))}
            </dd>
          </div>
        )}
      </dl>
    </section>
  );
}

function describeMeaning({ text, rule, source }: CStatMeaning): string {
  return `${text} (${[rule, source].filter(Boolean).join(', ')})`;
}
