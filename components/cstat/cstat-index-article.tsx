import { countExplained } from '@/lib/cstat/describe-explained';
import { contentLang, type LocaleContext } from '@/lib/i18n/locale-context';
import { fillMessage } from '@/lib/i18n/messages';
import type { ProblemView } from '@/lib/openapi/operation';
import type { CStatIndexPage } from '@/lib/pages/page';
import { toHref, toPrefix } from '@/lib/routes/locale-address';
import articleStyles from '../article/article.module.css';
import { ArticleHeader } from '../article/article-header';
import { Breadcrumbs } from '../article/breadcrumbs';
import { Pagination } from '../article/pagination';
import { CStatLookup, PasteAnswer } from '../rare-islands.client';
import { createPasteContext } from '../tools/paste-context';
import { AnchorLink } from '../ui/anchor-link';
import { UnbrokenNames } from '../ui/unbroken-names';
import { CodeNumbers } from './code-numbers';
import styles from './cstat-index.module.css';
import cardStyles from './link-cards.module.css';

type CStatIndexArticleProps = {
  readonly page: CStatIndexPage;
  readonly context: LocaleContext;
  /** Errors of the API, which a pasted answer may name. */
  readonly problems: readonly ProblemView[];
};

/** The entrance of the knowledge base: a number, words or a whole answer looked up, and the way to each list. */
export function CStatIndexArticle({ page, context, problems }: CStatIndexArticleProps) {
  const { messages, locale } = context;
  return (
    <main id="content" className={articleStyles.main} tabIndex={-1} data-static="main">
      <Breadcrumbs page={page} context={context} parents={[]} />
      <div lang={contentLang(locale)}>
        <ArticleHeader title={page.title} lead={page.description} />
        <CStatLookup messages={messages.cstat} verdicts={messages.verdicts} prefix={toPrefix(locale)} />
        <PasteAnswer context={createPasteContext(context, problems)} />
        <section className={styles.section} aria-labelledby="documentos">
          <h2 id="documentos">
            {messages.cstat.documents}{' '}
            <AnchorLink
              id="documentos"
              label={fillMessage(messages.page.headingLink, { heading: messages.cstat.documents })}
            />
          </h2>
          <ul className={`${cardStyles.cards} ${cardStyles.columns}`}>
            {page.documents.map(({ document, path, cstats }) => (
              <li key={document.id}>
                <a href={toHref(path)}>
                  <b>
                    <UnbrokenNames>{document.longName}</UnbrokenNames>
                  </b>
                  <span>
                    {fillMessage(messages.cstat.codeCount, {
                      count: cstats.length,
                      explained: countExplained(cstats),
                    })}
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </section>
        <section className={styles.section} aria-labelledby="numeros">
          <h2 id="numeros">
            {messages.cstat.numbers}{' '}
            <AnchorLink
              id="numeros"
              label={fillMessage(messages.page.headingLink, { heading: messages.cstat.numbers })}
            />
          </h2>
          <p>{messages.cstat.numbersNote}</p>
          <CodeNumbers page={page} context={context} />
        </section>
      </div>
      <Pagination page={page} context={context} />
    </main>
  );
}
