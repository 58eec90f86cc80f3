import { contentLang, type LocaleContext } from '@/lib/i18n/locale-context';
import type { OverviewPage } from '@/lib/pages/page';
import articleStyles from '../article/article.module.css';
import { Breadcrumbs } from '../article/breadcrumbs';
import { OperationList } from '../article/operation-list';
import { PageActions } from '../article/page-actions';
import { Pagination } from '../article/pagination';
import { Toc } from '../islands.client';
import { Downloads } from './downloads';
import styles from './overview.module.css';
import { ProblemList } from './problem-list';

/** The API at a glance: environments, authentication, every operation by group, every error code. */
export function OverviewArticle({ page, context }: { page: OverviewPage; context: LocaleContext }) {
  const { api } = page;
  const { messages, locale } = context;
  const lang = contentLang(locale);
  const text = (value: string) => [{ text: value, isCode: false }];
  const entries = [
    { id: 'servidores', level: 2, text: text(messages.reference.servers) },
    { id: 'autenticacao', level: 2, text: text(messages.reference.authentication) },
    { id: 'operacoes', level: 2, text: text(messages.reference.operations) },
    ...api.groups.map(({ anchor, name }) => ({ id: `grupo-${anchor}`, level: 3, text: text(name) })),
    { id: 'erros', level: 2, text: text(messages.reference.errors) },
    { id: 'downloads', level: 2, text: text(messages.downloads.title) },
  ];
  return (
    <div className={articleStyles.columns}>
      <main id="content" className={articleStyles.main} tabIndex={-1}>
        <Breadcrumbs page={page} context={context} />
        <header className={articleStyles.header}>
          <h1 lang={lang}>{api.title}</h1>
          <p className={styles.version}>{api.version}</p>
          <PageActions page={page} context={context} />
        </header>
        <div className="prose" lang={lang} dangerouslySetInnerHTML={{ __html: api.description }} />

        <section className={styles.section}>
          <h2 id="servidores">{messages.reference.servers}</h2>
          <dl className={styles.servers}>
            {api.servers.map(({ url, description }) => (
              <div key={url}>
                <dt lang={lang}>{description}</dt>
                <dd>
                  <code translate="no">{url}</code>
                </dd>
              </div>
            ))}
          </dl>
        </section>

        <section className={styles.section}>
          <h2 id="autenticacao">{messages.reference.authentication}</h2>
          {api.authentication && (
            <div className="prose" lang={lang} dangerouslySetInnerHTML={{ __html: api.authentication }} />
          )}
        </section>

        <section className={styles.section}>
          <h2 id="operacoes">{messages.reference.operations}</h2>
          {api.groups.map((group) => (
            <div key={group.anchor} id={`grupo-${group.anchor}`} className={styles.group}>
              <OperationList
                title={group.name}
                level={3}
                description={group.description}
                operations={page.operations.filter(({ operation }) => operation.tag === group.name)}
                lang={lang}
                showsSummary
              />
            </div>
          ))}
        </section>

        <section className={styles.section}>
          <h2 id="erros">{messages.reference.errors}</h2>
          <ProblemList problems={api.problems} messages={messages} lang={lang} />
        </section>
        <section className={styles.section}>
          <h2 id="downloads">{messages.downloads.title}</h2>
          <Downloads api={api} messages={messages.downloads} />
        </section>
        <Pagination page={page} context={context} />
      </main>
      <div className={articleStyles.aside}>
        <Toc title={messages.page.onThisPage} lang={lang} entries={entries} shape="wide" />
      </div>
    </div>
  );
}
