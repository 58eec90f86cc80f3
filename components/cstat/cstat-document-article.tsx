import { cstatPath } from '@/lib/cstat/address';
import { describeExplained } from '@/lib/cstat/describe-explained';
import { contentLang, type LocaleContext } from '@/lib/i18n/locale-context';
import { fillMessage } from '@/lib/i18n/messages';
import type { CStatDocumentPage } from '@/lib/pages/page';
import { toHref, withLocale } from '@/lib/routes/locale-address';
import articleStyles from '../article/article.module.css';
import { ArticleHeader } from '../article/article-header';
import { Breadcrumbs } from '../article/breadcrumbs';
import { Pagination } from '../article/pagination';
import { ListFilter } from '../rare-islands.client';
import { AnchorLink } from '../ui/anchor-link';
import filterStyles from '../ui/list-filter.module.css';
import rowStyles from '../ui/row-list.module.css';
import { groupByHundred, renderCodeRows } from './code-rows';
import styles from './cstat-list.module.css';

const LIST_ID = 'codigos';

/** Every code of one document, each with an address, and a filter over them. */
export function CStatDocumentArticle({ page, context }: { page: CStatDocumentPage; context: LocaleContext }) {
  const { messages, locale } = context;
  const ranges = groupByHundred(page.cstats);
  const listValues = (values: readonly string[]) => [...new Set(values)].toSorted((a, b) => a.localeCompare(b));
  return (
    <main id="content" className={articleStyles.main} tabIndex={-1} data-static="main">
      <Breadcrumbs page={page} context={context} parents={[page.parent]} label={page.document.longName} />
      <div lang={contentLang(locale)}>
        <ArticleHeader title={page.title} lead={describeExplained(page.cstats, messages.cstat)} />
        <ListFilter
          className={filterStyles.filter}
          listId={LIST_ID}
          texts={{
            name: messages.cstat.filter,
            label: messages.cstat.filterLabel,
            placeholder: messages.cstat.filterPlaceholder,
            count: messages.cstat.count,
            none: messages.cstat.noCode,
          }}
          total={page.cstats.length}
          choices={[
            {
              name: 'kind',
              label: messages.cstat.kind,
              all: messages.cstat.anyKind,
              values: listValues(page.cstats.map(({ kind }) => kind)),
            },
            {
              name: 'topic',
              label: messages.cstat.topic,
              all: messages.cstat.anyTopic,
              values: listValues(page.cstats.map(({ topic }) => topic)),
            },
          ]}
          elsewhere={{ title: messages.cstat.everyDocument, href: toHref(withLocale(locale, cstatPath())) }}
        />
        <div id={LIST_ID} className={`${rowStyles.list} ${styles.list}`}>
          {ranges.map(({ from, to, cstats }) => (
            <section key={from} aria-labelledby={`faixa-${from}`}>
              <h2 id={`faixa-${from}`}>
                {fillMessage(messages.cstat.range, { from, to })}{' '}
                <AnchorLink
                  id={`faixa-${from}`}
                  label={fillMessage(messages.page.headingLink, {
                    heading: fillMessage(messages.cstat.range, { from, to }),
                  })}
                />
              </h2>
              <ul dangerouslySetInnerHTML={{ __html: renderCodeRows(cstats, locale, messages) }} />
            </section>
          ))}
        </div>
      </div>
      <Pagination page={page} context={context} />
    </main>
  );
}
