import { contentLang, type LocaleContext } from '@/lib/i18n/locale-context';
import { fillMessage, type Messages } from '@/lib/i18n/messages';
import { describeTipo } from '@/lib/leiaute/describe-event';
import type { EventIndexPage } from '@/lib/pages/page';
import { toHref } from '@/lib/routes/locale-address';
import { renderInlineMarkdown } from '@/lib/text/markdown';
import articleStyles from '../article/article.module.css';
import { Breadcrumbs } from '../article/breadcrumbs';
import { Pagination } from '../article/pagination';
import { AnchorLink } from '../ui/anchor-link';

/** The events whose layout is described, by document, with what each is for and how it is sent. The words are content. */
export function EventIndexArticle({ page, context }: { page: EventIndexPage; context: LocaleContext }) {
  const { messages } = context;
  const texts: Messages['event'] = messages.event;
  return (
    <main id="content" className={articleStyles.main} tabIndex={-1} data-static="main">
      <Breadcrumbs page={page} context={context} parents={[page.parent]} />
      <div lang={contentLang(context.locale)}>
        <header className={articleStyles.header}>
          <h1>{page.title}</h1>
          <p
            className={articleStyles.lead}
            dangerouslySetInnerHTML={{ __html: renderInlineMarkdown(texts.lead).html }}
          />
        </header>
        {page.documents.map(({ id, name, source, events }) => (
          <section key={id} className="prose" aria-labelledby={id}>
            <h2 id={id}>
              {name} <AnchorLink id={id} label={fillMessage(messages.page.headingLink, { heading: name })} />
            </h2>
            <ul>
              {events.map(({ id: event, tpEvento, title, path, documents, description, tipo, author }) => (
                <li key={event}>
                  <a href={toHref(path)}>
                    {tpEvento} {title}
                  </a>{' '}
                  ({documents}). {description} {fillMessage(texts.author, { author })}{' '}
                  <span dangerouslySetInnerHTML={{ __html: renderInlineMarkdown(describeTipo(tipo, texts)).html }} />
                </li>
              ))}
            </ul>
            <p>{fillMessage(messages.layout.source, { source })}</p>
          </section>
        ))}
      </div>
      <Pagination page={page} context={context} />
    </main>
  );
}
