import { contentLang, type LocaleContext } from '@/lib/i18n/locale-context';
import { fillMessage, type Messages } from '@/lib/i18n/messages';
import {
  CLASS_TRIB_DOCUMENTS,
  type ClassTribTable,
  formatCstName,
  listClassTribCodes,
  toCstAnchor,
} from '@/lib/ibs-cbs/class-trib';
import { describeTable, formatReduction } from '@/lib/ibs-cbs/describe-class-trib';
import type { ClassTribPage } from '@/lib/pages/page';
import articleStyles from '../article/article.module.css';
import { ArticleHeader } from '../article/article-header';
import { Breadcrumbs } from '../article/breadcrumbs';
import { Pagination } from '../article/pagination';
import { ListFilter } from '../rare-islands.client';
import { AnchorLink } from '../ui/anchor-link';
import filterStyles from '../ui/list-filter.module.css';
import rowStyles from '../ui/row-list.module.css';
import styles from './class-trib-list.module.css';
import { markHtml, renderClassTribRows, renderCstFacts } from './class-trib-rows';

const LIST_ID = 'codigos';

/** Every classification of IBS and CBS by CST, each with an address, and a filter over them. The words are content. */
export function ClassTribArticle({ page, context }: { page: ClassTribPage; context: LocaleContext }) {
  const { table, rejections } = page;
  const texts = context.messages.classTrib;
  return (
    <main id="content" className={articleStyles.main} tabIndex={-1} data-static="main">
      <Breadcrumbs page={page} context={context} />
      <div lang={contentLang(context.locale)}>
        <ArticleHeader title={page.title} lead={describeTable(table, texts)} />
        <div className="prose">
          <p dangerouslySetInnerHTML={{ __html: markHtml(texts.reading) }} />
          <p dangerouslySetInnerHTML={{ __html: markHtml(texts.exceptions) }} />
        </div>
        <ul className={styles.csts}>
          {table.csts.map((cst) => (
            <li key={cst.code}>
              <a href={`#${toCstAnchor(cst.code)}`}>{formatCstName(cst)}</a>{' '}
              {fillMessage(texts.codeCount, { count: cst.classTribs.length })}
            </li>
          ))}
        </ul>
        <ListFilter
          className={filterStyles.filter}
          listId={LIST_ID}
          texts={listFilterTexts(texts)}
          total={listClassTribCodes(table).length}
          choices={listChoices(table, texts)}
        />
        <div id={LIST_ID} className={`${rowStyles.list} ${styles.list}`}>
          {table.csts.map((cst) => (
            <section key={cst.code} aria-labelledby={toCstAnchor(cst.code)}>
              <h2 id={toCstAnchor(cst.code)}>
                {formatCstName(cst)}{' '}
                <AnchorLink
                  id={toCstAnchor(cst.code)}
                  label={fillMessage(context.messages.page.headingLink, { heading: formatCstName(cst) })}
                />
              </h2>
              <dl dangerouslySetInnerHTML={{ __html: renderCstFacts(cst, rejections, texts) }} />
              <ul dangerouslySetInnerHTML={{ __html: renderClassTribRows(cst, texts) }} />
            </section>
          ))}
        </div>
      </div>
      <Pagination page={page} context={context} />
    </main>
  );
}

function listFilterTexts(texts: Messages['classTrib']) {
  return {
    name: texts.filter,
    label: texts.filterLabel,
    placeholder: texts.filterPlaceholder,
    count: texts.count,
    none: texts.noCode,
  };
}

/** What readers narrow the list by: only what some code has. */
function listChoices({ csts }: ClassTribTable, texts: Messages['classTrib']) {
  const codes = csts.flatMap(({ classTribs }) => classTribs);
  const reductions = new Set(codes.flatMap(({ reduction }) => [reduction.ibs, reduction.cbs]));
  return [
    {
      name: 'document',
      label: texts.document,
      all: texts.anyDocument,
      values: CLASS_TRIB_DOCUMENTS.filter((name) => codes.some(({ documents }) => documents.includes(name))),
    },
    { name: 'cst', label: texts.cst, all: texts.anyCst, values: csts.map(formatCstName) },
    {
      name: 'reduction',
      label: texts.reduction,
      all: texts.anyReduction,
      values: [...reductions].toSorted((a, b) => b - a).map((percent) => formatReduction(percent, texts)),
    },
  ];
}
