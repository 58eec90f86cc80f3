import { siteConfig } from '@/lib/config/site';
import { formatCStatName } from '@/lib/cstat/cstat';
import { contentLang, type LocaleContext } from '@/lib/i18n/locale-context';
import { getMessages } from '@/lib/i18n/messages';
import type { CStatCodePage } from '@/lib/pages/page';
import articleStyles from '../article/article.module.css';
import { Breadcrumbs } from '../article/breadcrumbs';
import { OperationList } from '../article/operation-list';
import { Pagination } from '../article/pagination';
import { LinkList } from '../reference/link-list';
import { SectionHeading } from '../reference/section-heading';
import { UnbrokenNames } from '../ui/unbroken-names';
import { CopyAnswer } from './copy-answer';
import { CStatChanges } from './cstat-changes';
import styles from './cstat-code-article.module.css';
import { CStatFacts } from './cstat-facts';
import { CStatLinks } from './cstat-links';
import { OfficialText } from './official-text';
import { ResendVerdictBox } from './resend-verdict';

/** A status code: whether to send again, what it says, why it came and what to do. The article is content, in its language. */
export function CStatCodeArticle({ page, context }: { page: CStatCodePage; context: LocaleContext }) {
  const { cstat, cause, fix } = page;
  const messages = getMessages(siteConfig.contentLanguage);
  const name = formatCStatName(cstat);
  const isError = cstat.explanation?.resend !== 'nada-a-corrigir';
  return (
    <main id="content" className={articleStyles.main} tabIndex={-1} data-static="main">
      <Breadcrumbs page={page} context={context} parents={page.parents} label={name} />
      <article lang={contentLang(context.locale)} className={styles.article}>
        <header>
          <h1 className={styles.title}>
            <span className={styles.name}>
              <UnbrokenNames>{name}</UnbrokenNames>
            </span>
            <UnbrokenNames>{page.title.slice(name.length)}</UnbrokenNames>
          </h1>
        </header>
        {cstat.explanation && (
          <ResendVerdictBox verdict={cstat.explanation.resend} messages={messages}>
            <CopyAnswer page={page} verdict={cstat.explanation.resend} messages={messages} />
          </ResendVerdictBox>
        )}
        <section className="prose" aria-labelledby="causa">
          <SectionHeading id="causa" title={messages.cstat.cause} messages={messages} />
          <p dangerouslySetInnerHTML={{ __html: cause.html }} />
        </section>
        <section className="prose" aria-labelledby="correcao">
          <SectionHeading
            id="correcao"
            title={isError ? messages.cstat.fix : messages.cstat.next}
            messages={messages}
          />
          <ol>
            {fix.map((step) => (
              <li key={step.source} dangerouslySetInnerHTML={{ __html: step.html }} />
            ))}
          </ol>
        </section>
        <CStatChanges page={page} messages={messages} />
        <OfficialText text={cstat.text} messages={messages} />
        <CStatLinks id="relacionados" title={messages.cstat.related} links={page.related} messages={messages} />
        <CStatLinks id="mesmo-numero" title={messages.cstat.sameNumber} links={page.sameNumber} messages={messages} />
        <LinkList
          id="campos"
          title={messages.layout.fieldsOfRule}
          links={page.fields}
          lang={undefined}
          messages={messages}
        />
        <LinkList
          id="receitas"
          title={messages.cstat.recipes}
          links={page.recipes}
          lang={undefined}
          messages={messages}
        />
        <OperationList title={messages.cstat.operations} operations={page.operations} lang={undefined} />
        <LinkList id="guias" title={messages.cstat.guides} links={page.guides} lang={undefined} messages={messages} />
        <CStatFacts cstat={cstat} rules={page.rules} messages={messages} />
      </article>
      <Pagination page={page} context={context} />
    </main>
  );
}
