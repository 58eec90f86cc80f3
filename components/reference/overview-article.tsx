import { contentLang, type LocaleContext } from '@/lib/i18n/locale-context';
import type { OverviewPage } from '@/lib/pages/page';
import articleStyles from '../article/article.module.css';
import { Breadcrumbs } from '../article/breadcrumbs';
import { PageActions } from '../article/page-actions';
import { Pagination } from '../article/pagination';
import { Toc } from '../article/toc';
import { PageLinks } from '../ui/page-links';
import { UnbrokenNames } from '../ui/unbroken-names';
import { ApiServers } from './api-servers';
import { Downloads } from './downloads';
import { OperationIndex } from './operation-index';
import styles from './overview.module.css';
import { ProblemList } from './problem-list';
import { SectionHeading } from './section-heading';

/** The API at a glance: environments, authentication, every operation by group, conventions, every error code. */
export function OverviewArticle({ page, context }: { page: OverviewPage; context: LocaleContext }) {
  const { api } = page;
  const { messages, locale } = context;
  const lang = contentLang(locale);
  return (
    <div className={articleStyles.columns}>
      <main id="content" className={articleStyles.main} tabIndex={-1} data-static="main">
        <Breadcrumbs page={page} context={context} />
        <header className={articleStyles.header}>
          <h1 lang={lang}>
            <UnbrokenNames>{api.title}</UnbrokenNames>
          </h1>
          <p className={styles.version}>{api.version}</p>
          <PageActions page={page} context={context} />
        </header>
        <div className="prose" lang={lang} dangerouslySetInnerHTML={{ __html: api.lead }} />
        <section className={styles.section}>
          <SectionHeading id="servidores" title={messages.reference.servers} messages={messages} />
          <ApiServers servers={api.servers} lang={lang} />
        </section>
        <section className={styles.section}>
          <SectionHeading id="autenticacao" title={messages.reference.authentication} messages={messages} />
          {api.authentication && (
            <div className="prose" lang={lang} dangerouslySetInnerHTML={{ __html: api.authentication.html }} />
          )}
        </section>
        <section className={styles.section}>
          <SectionHeading id="operacoes" title={messages.reference.operations} messages={messages} />
          <OperationIndex page={page} messages={messages} lang={lang} />
        </section>
        {page.webhooks.map(({ anchor, name, description, pages }) => (
          <section key={anchor} className={styles.section}>
            <SectionHeading id={`grupo-${anchor}`} title={name} messages={messages} lang={lang} />
            <div className="prose" lang={lang}>
              <p dangerouslySetInnerHTML={{ __html: description.html }} />
              <PageLinks pages={pages} />
            </div>
          </section>
        ))}
        {api.sections.map(({ anchor, title, html }) => (
          <section key={anchor} className={styles.section}>
            <SectionHeading id={anchor} title={title} messages={messages} lang={lang} />
            <div className="prose" lang={lang} dangerouslySetInnerHTML={{ __html: html }} />
          </section>
        ))}
        <section className={styles.section}>
          <SectionHeading id="erros" title={messages.reference.errors} messages={messages} />
          <ProblemList problems={api.problems} operations={page.operations} messages={messages} lang={lang} />
        </section>
        <section className={styles.section}>
          <SectionHeading id="downloads" title={messages.downloads.title} messages={messages} />
          <Downloads api={api} messages={messages.downloads} />
        </section>
        <Pagination page={page} context={context} />
      </main>
      <div className={articleStyles.aside} data-static="toc">
        <Toc title={messages.page.onThisPage} lang={lang} entries={listEntries(page, context)} shape="wide" />
      </div>
    </div>
  );
}

/** The table of contents, in the page's order. */
function listEntries({ api }: OverviewPage, { messages: { reference, downloads } }: LocaleContext) {
  const entry = (id: string, title: string, level = 2) => ({ id, level, text: [{ text: title, isCode: false }] });
  return [
    entry('servidores', reference.servers),
    entry('autenticacao', reference.authentication),
    entry('operacoes', reference.operations),
    ...api.groups.map(({ anchor, name }) => entry(`grupo-${anchor}`, name, 3)),
    ...api.webhookGroups.map(({ anchor, name }) => entry(`grupo-${anchor}`, name)),
    ...api.sections.map(({ anchor, title }) => entry(anchor, title)),
    entry('erros', reference.errors),
    entry('downloads', downloads.title),
  ];
}
