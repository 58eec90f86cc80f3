import { contentLang, type LocaleContext } from '@/lib/i18n/locale-context';
import { fillMessage } from '@/lib/i18n/messages';
import type { LayoutIndexPage } from '@/lib/pages/page';
import { toHref } from '@/lib/routes/locale-address';
import { renderInlineMarkdown } from '@/lib/text/markdown';
import articleStyles from '../article/article.module.css';
import { Breadcrumbs } from '../article/breadcrumbs';
import { Pagination } from '../article/pagination';
import { UnbrokenNames } from '../ui/unbroken-names';

/** The documents whose layout is described, with what each was read from. The words are content. */
export function LayoutIndexArticle({ page, context }: { page: LayoutIndexPage; context: LocaleContext }) {
  const texts = context.messages.layout;
  return (
    <main id="content" className={articleStyles.main} tabIndex={-1} data-static="main">
      <Breadcrumbs page={page} context={context} parents={[]} />
      <div lang={contentLang(context.locale)}>
        <header className={articleStyles.header}>
          <h1>
            <UnbrokenNames>{page.title}</UnbrokenNames>
          </h1>
          <p
            className={articleStyles.lead}
            dangerouslySetInnerHTML={{ __html: renderInlineMarkdown(texts.lead).html }}
          />
        </header>
        <div className="prose">
          <ul>
            {page.layouts.map(({ id, title, path, models, source, fieldCount }) => (
              <li key={id}>
                <a href={toHref(path)}>
                  <UnbrokenNames>{title}</UnbrokenNames>
                </a>
                . {fillMessage(texts.models, { models: models.join(' e ') })},{' '}
                {fillMessage(texts.fieldCount, { count: fieldCount })}. {fillMessage(texts.source, { source })}
              </li>
            ))}
            {page.guides.map(({ title, path }) => (
              <li key={path}>
                <a href={toHref(path)}>
                  <UnbrokenNames>{title}</UnbrokenNames>
                </a>
                . {texts.elsewhere}
              </li>
            ))}
            {[page.events, page.changes].map(
              (link) =>
                link && (
                  <li key={link.path}>
                    <a href={toHref(link.path)}>{link.title}</a>
                  </li>
                ),
            )}
          </ul>
        </div>
      </div>
      <Pagination page={page} context={context} />
    </main>
  );
}
