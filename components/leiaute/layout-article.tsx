import { contentLang, type LocaleContext } from '@/lib/i18n/locale-context';
import { fillMessage, type Messages } from '@/lib/i18n/messages';
import { describeSending } from '@/lib/leiaute/describe-event';
import { describeRejections } from '@/lib/leiaute/describe-rejections';
import { listNodes, toJsonPath } from '@/lib/leiaute/layout';
import type { LayoutPage } from '@/lib/pages/page';
import { toHref } from '@/lib/routes/locale-address';
import { renderInlineMarkdown } from '@/lib/text/markdown';
import articleStyles from '../article/article.module.css';
import { Breadcrumbs } from '../article/breadcrumbs';
import { Pagination } from '../article/pagination';
import { AnchorLink } from '../ui/anchor-link';
import { UnbrokenNames } from '../ui/unbroken-names';
import styles from './layout.module.css';
import { renderLayoutRows, renderNote, renderOwnFacts } from './layout-rows';
import { LayoutTree } from './layout-tree';
import { PlainCase } from './plain-case';

/** The layout of a document, of one of its groups or of an event: what it is for, the groups in it, and every field. The words are content. */
export function LayoutArticle({ page, context }: { page: LayoutPage; context: LocaleContext }) {
  const { messages } = context;
  const texts: Messages['layout'] = messages.layout;
  const { layout, event, node, contentPath, groups } = page;
  const isDocument = node.path === contentPath;
  // The tree leads to the groups, where there is one.
  const hasNoTree = page.tree.length === 0;
  const next = Object.values(groups);
  const sections = listNodes(node).filter(({ kind, path }) => kind === 'group' && path !== node.path && !groups[path]);
  const lead = isDocument && !event ? texts.documentLead : node.description;
  return (
    <main id="content" className={articleStyles.main} tabIndex={-1} data-static="main">
      <Breadcrumbs page={page} context={context} parents={page.parents} label={isDocument ? layout.name : node.tag} />
      <div lang={contentLang(context.locale)}>
        <header className={articleStyles.header}>
          <h1>
            <UnbrokenNames>{page.title}</UnbrokenNames>
          </h1>
          <p className={articleStyles.lead} dangerouslySetInnerHTML={{ __html: renderInlineMarkdown(lead).html }} />
        </header>
        {isDocument && page.rules && (
          <p className={styles.facts}>
            <a href={toHref(page.rules.path)}>
              <UnbrokenNames>{page.rules.title}</UnbrokenNames>
            </a>
          </p>
        )}
        {event && <EventFacts page={page} messages={messages} />}
        {page.place && (
          <div className={styles.facts} dangerouslySetInnerHTML={{ __html: renderOwnFacts({ page, messages }) }} />
        )}
        {!isDocument && node.note && (
          <div className={styles.facts}>
            <p className={styles.note} dangerouslySetInnerHTML={{ __html: renderNote(node.note, page) }} />
          </div>
        )}
        {page.plain && <PlainCase plain={page.plain} messages={messages} />}
        {page.tree.length > 0 && <LayoutTree tree={page.tree} messages={messages} />}
        {hasNoTree && next.length > 0 && (
          <nav aria-labelledby="grupos">
            <h2 id="grupos" className={styles.title}>
              {texts.groups}{' '}
              <AnchorLink id="grupos" label={fillMessage(messages.page.headingLink, { heading: texts.groups })} />
            </h2>
            <ul className={styles.groups}>
              {next.map((group) => (
                <li key={group.path}>
                  <a href={toHref(group.path)}>
                    <UnbrokenNames>{group.title}</UnbrokenNames>
                  </a>{' '}
                  <code translate="no">{group.tag}</code>
                </li>
              ))}
            </ul>
          </nav>
        )}
        {hasNoTree && sections.length > 1 && (
          <nav aria-label={texts.onThisPage} data-print="none">
            <ul className={styles.groups}>
              {sections.map((section) => (
                <li key={section.path}>
                  <a href={`#${toJsonPath(section, contentPath)}`}>
                    <code translate="no">{toJsonPath(section, node.path)}</code>
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <div className={styles.list} dangerouslySetInnerHTML={{ __html: renderLayoutRows({ page, messages }) }} />
        <footer className={styles.sources}>
          <p>{fillMessage(texts.source, { source: layout.source })}</p>
          <p>{describeRejections(page, messages)}</p>
        </footer>
      </div>
      <Pagination page={page} context={context} />
    </main>
  );
}

/** How an event is sent, and by whom. */
function EventFacts({ page, messages }: { page: LayoutPage; messages: Messages }) {
  const { event, node } = page;
  if (!event) return null;
  const sending = renderInlineMarkdown(describeSending(event, node, messages.event)).html;
  return (
    <div className={styles.facts}>
      <p>{fillMessage(messages.event.author, { author: event.author })}</p>
      <p dangerouslySetInnerHTML={{ __html: sending }} />
    </div>
  );
}
