import { contentLang, type LocaleContext } from '@/lib/i18n/locale-context';
import type { RecipeIndexPage } from '@/lib/pages/page';
import { toHref } from '@/lib/routes/locale-address';
import articleStyles from '../article/article.module.css';
import { Breadcrumbs } from '../article/breadcrumbs';
import { Pagination } from '../article/pagination';
import { UnbrokenNames } from '../ui/unbroken-names';
import styles from './recipe.module.css';

/** The recipes by groups, each with what it is about. The words are content. */
export function RecipeIndexArticle({ page, context }: { page: RecipeIndexPage; context: LocaleContext }) {
  return (
    <main id="content" className={articleStyles.main} tabIndex={-1} data-static="main">
      <Breadcrumbs page={page} context={context} parents={[]} />
      <div lang={contentLang(context.locale)}>
        <header className={articleStyles.header}>
          <h1>{page.title}</h1>
          <p className={articleStyles.lead}>{context.messages.recipe.lead}</p>
        </header>
        {page.groups.map(({ title, recipes }) => (
          <section key={title} className={styles.section}>
            <h2 className={styles.title}>
              <UnbrokenNames>{title}</UnbrokenNames>
            </h2>
            <ul className={styles.list}>
              {recipes.map((recipe) => (
                <li key={recipe.path}>
                  <a href={toHref(recipe.path)}>
                    <UnbrokenNames>{recipe.title}</UnbrokenNames>
                  </a>
                  <p>
                    <UnbrokenNames>{recipe.description}</UnbrokenNames>
                  </p>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <Pagination page={page} context={context} />
    </main>
  );
}
