import { Fragment, type ReactNode } from 'react';
import type { CStat, CStatMeaning } from '@/lib/cstat/cstat';
import { cstatDocuments } from '@/lib/cstat/documents';
import { fillMessage, type Messages } from '@/lib/i18n/messages';
import type { PageLink } from '@/lib/pages/page';
import { toHref } from '@/lib/routes/locale-address';
import { AnchorLink } from '../ui/anchor-link';
import styles from './cstat-code-article.module.css';

type CStatFactsProps = {
  readonly cstat: CStat;
  /** The rules that answer with it, on the page of rules. */
  readonly rules: readonly PageLink[];
  readonly messages: Messages;
};

/** Where the official text comes from, and the other texts that the same number has in this document. */
export function CStatFacts({ cstat, rules, messages }: CStatFactsProps) {
  const texts = messages.cstat;
  const { longName, models } = cstatDocuments[cstat.document];
  const facts: readonly (readonly [string, ReactNode])[] = [
    [texts.document, longName],
    [texts.models, models.join(', ') || undefined],
    [texts.kind, cstat.kind],
    [texts.topic, cstat.topic],
    [texts.rule, listRules(cstat, rules)],
    [texts.source, cstat.source],
    [texts.note, cstat.note],
  ];
  return (
    <section className={styles.facts} aria-labelledby="sobre">
      <h2 id="sobre">
        {texts.facts} <AnchorLink id="sobre" label={fillMessage(messages.page.headingLink, { heading: texts.facts })} />
      </h2>
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
            <dt>{texts.otherMeanings}</dt>
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
