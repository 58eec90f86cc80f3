import type { LocaleContext } from '@/lib/i18n/locale-context';
import { fillMessage } from '@/lib/i18n/messages';
import type { ChangesPage } from '@/lib/pages/page';
import { feedPath } from '@/lib/routes/download-address';
import { toHref } from '@/lib/routes/locale-address';
import { describeNote, describeTime } from '@/lib/rules/change-words';
import { formatDate } from '@/lib/text/format-date';
import { ArticleFrame } from '../article/article-frame';
import { createHeading } from '../mdx/heading';
import { UnbrokenNames } from '../ui/unbroken-names';
import { ChangeDetails } from './change-details';
import { ChangeList } from './change-list';
import styles from './changes.module.css';
import { ChangesMenu } from './changes-menu';
import { TIME_IDS } from './time-ids';

type ChangesArticleProps = { readonly page: ChangesPage; readonly context: LocaleContext };

/** What the tax authority's notes change: by date, by document, then each note with everything that is known of it. */
export function ChangesArticle({ page, context }: ChangesArticleProps) {
  const { messages } = context;
  const texts = messages.changes;
  const dates = { from: page.today, to: page.soonUntil };
  const H2 = createHeading(2, messages.page.headingLink);
  const H3 = createHeading(3, messages.page.headingLink);
  return (
    <ArticleFrame page={page} context={context} parents={[]} lead={<UnbrokenNames>{page.description}</UnbrokenNames>}>
      <p className={styles.lead}>
        {fillMessage(messages.changes.lead, { date: formatDate(page.today) })}{' '}
        <a href={toHref(feedPath(page.sharedPath))}>{texts.feed}</a>
      </p>
      <ChangesMenu page={page} texts={texts} />
      <div className="prose">
        {page.times.map(({ time, entries }) => {
          const { title, note } = describeTime(time, dates, texts);
          return (
            <section key={time} aria-labelledby={TIME_IDS[time]}>
              <H2 id={TIME_IDS[time]}>{title}</H2>
              <p className={styles.note}>{note}</p>
              <ChangeList entries={entries} texts={texts} />
            </section>
          );
        })}
        <H2 id="por-documento">{texts.byDocument}</H2>
        {page.documents.map(({ document, anchor, entries }) => (
          <section key={anchor} aria-labelledby={anchor}>
            <H3 id={anchor}>
              <UnbrokenNames>{document}</UnbrokenNames>
            </H3>
            <ChangeList entries={entries} texts={texts} />
          </section>
        ))}
        <H2 id="por-nota">{texts.byNote}</H2>
        {page.notes.map(({ anchor, note, entries }) => (
          <section key={anchor} aria-labelledby={anchor}>
            <H3 id={anchor}>
              <UnbrokenNames>{`${note.id}: ${note.title}`}</UnbrokenNames>
            </H3>
            <p className={styles.note}>{describeNote(note, texts)}</p>
            {entries.map((entry) => (
              <ChangeDetails key={entry.anchor} entry={entry} messages={messages} />
            ))}
          </section>
        ))}
      </div>
    </ArticleFrame>
  );
}
