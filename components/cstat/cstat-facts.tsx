import { Fragment, type ReactNode } from 'react';
import type { CStat, CStatMeaning } from '@/lib/cstat/cstat';
import { cstatDocuments } from '@/lib/cstat/documents';
import type { Messages } from '@/lib/i18n/messages';
import type { PageLink } from '@/lib/pages/page';
import { toHref } from '@/lib/routes/locale-address';
import styles from './cstat-code-article.module.css';

type CStatFactsProps = {
  readonly cstat: CStat;
  /** The rules that answer with it, on the page of rules. */
  readonly rules: readonly PageLink[];
  readonly messages: Messages['cstat'];
};

/** Where the official text comes from, and the other texts that the same number has in this document. */
export function CStatFacts({ cstat, rules, messages }: CStatFactsProps) {
  const { longName, models } = cstatDocuments[cstat.document];
  const facts: readonly (readonly [string, ReactNode])[] = [
    [messages.document, longName],
    [messages.models, models.join(', ') || undefined],
    [messages.kind, cstat.kind],
    [messages.topic, cstat.topic],
    [messages.rule, listRules(cstat, rules)],
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

/** The numbers of the rules; one that the table of rules lacks is no link. */
function listRules({ rule }: CStat, rules: readonly PageLink[]): ReactNode {
  if (rules.length === 0) return rule;
  const isListed = rule === undefined || rules.some(({ title }) => title === rule);
  return (
    <>
      {!isListed && `${rule}, `}
      {rules.map(({ title, path }, index) => (
        <Fragment key={path}>
          {index > 0 && ', '}
          <a href={toHref(path)}>{title}</a>
        </Fragment>
      ))}
    </>
  );
}

function describeMeaning({ text, rule, source }: CStatMeaning): string {
  return `${text} (${[rule, source].filter(Boolean).join(', ')})`;
}
