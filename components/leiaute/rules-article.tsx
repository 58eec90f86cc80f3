import { contentLang, type LocaleContext } from '@/lib/i18n/locale-context';
import { fillMessage, type Messages } from '@/lib/i18n/messages';
import {
  describeApplication,
  describeReading,
  describeSources,
  nameRuleGroup,
  toRuleGroupAnchor,
} from '@/lib/leiaute/describe-rules';
import type { RulesPage } from '@/lib/pages/page';
import articleStyles from '../article/article.module.css';
import { ArticleHeader } from '../article/article-header';
import { Breadcrumbs } from '../article/breadcrumbs';
import { Pagination } from '../article/pagination';
import { ListFilter } from '../rare-islands.client';
import { AnchorLink } from '../ui/anchor-link';
import filterStyles from '../ui/list-filter.module.css';
import rowStyles from '../ui/row-list.module.css';
import { UnbrokenNames } from '../ui/unbroken-names';
import { renderRuleRows } from './rule-rows';
import styles from './rules.module.css';

const LIST_ID = 'regras';

/** Every validation rule of a document by number, each with an address, and a filter over them. The words are content. */
export function RulesArticle({ page, context }: { page: RulesPage; context: LocaleContext }) {
  const { messages } = context;
  const texts: Messages['rules'] = messages.rules;
  const rules = page.groups.flatMap((group) => group.rules);
  return (
    <main id="content" className={articleStyles.main} tabIndex={-1} data-static="main">
      <Breadcrumbs page={page} context={context} parents={page.parents} />
      <div lang={contentLang(context.locale)}>
        <ArticleHeader title={page.title} lead={texts.lead} />
        <div className="prose">
          <p>{describeReading(page.groups, texts)}</p>
        </div>
        {page.groups.length > 1 && (
          <nav aria-label={texts.groups} data-print="none">
            <ul className={styles.groups}>
              {page.groups.map((group) => (
                <li key={group.letters}>
                  <a href={`#${toRuleGroupAnchor(group)}`}>
                    <UnbrokenNames>{nameRuleGroup(group, texts)}</UnbrokenNames>
                  </a>{' '}
                  {fillMessage(texts.ruleCount, { count: group.rules.length })}
                </li>
              ))}
            </ul>
          </nav>
        )}
        <ListFilter
          className={filterStyles.filter}
          listId={LIST_ID}
          texts={{
            name: texts.filter,
            label: texts.filterLabel,
            placeholder: texts.filterPlaceholder,
            count: texts.count,
            none: texts.noRule,
          }}
          total={rules.length}
          choices={listChoices(rules, messages)}
        />
        <div id={LIST_ID} className={`${rowStyles.list} ${styles.list}`}>
          {page.groups.map((group) => {
            const anchor = toRuleGroupAnchor(group);
            return (
              <section key={anchor} aria-labelledby={anchor}>
                <h2 id={anchor}>
                  <UnbrokenNames>{nameRuleGroup(group, texts)}</UnbrokenNames>{' '}
                  <AnchorLink
                    id={anchor}
                    label={fillMessage(messages.page.headingLink, { heading: nameRuleGroup(group, texts) })}
                  />
                </h2>
                <ul dangerouslySetInnerHTML={{ __html: renderRuleRows(group.rules, messages) }} />
              </section>
            );
          })}
        </div>
        <p className={styles.sources}>{describeSources(page.groups, page.layout.ruleSources, texts)}</p>
      </div>
      <Pagination page={page} context={context} />
    </main>
  );
}

/** What readers narrow the list by: only what tells some rules from others. */
function listChoices(rules: RulesPage['groups'][number]['rules'], messages: Messages) {
  const texts: Messages['rules'] = messages.rules;
  const documents = [...new Set(rules.flatMap((rule) => rule.documents))];
  const found = new Set(rules.map((rule) => describeApplication(rule, messages)));
  const applications = [texts.mandatory, messages.layout.byState].filter((application) => found.has(application));
  return [
    { name: 'document', label: texts.document, all: texts.document, values: documents },
    { name: 'application', label: texts.application, all: texts.application, values: applications },
  ].filter(({ values }) => values.length > 1);
}
