import { listSteps } from '@/lib/content/first-note';
import { cstatPath } from '@/lib/cstat/address';
import { contentLang, type LocaleContext } from '@/lib/i18n/locale-context';
import { fillMessage } from '@/lib/i18n/messages';
import { getLastVersion } from '@/lib/pages/find-version';
import type { HomePage } from '@/lib/pages/page';
import type { Site } from '@/lib/pages/site';
import { getToolPath } from '@/lib/pages/tools';
import { toHref, withLocale } from '@/lib/routes/locale-address';
import { apiPath, docsPath, overviewSlug } from '@/lib/routes/page-address';
import { MovedAnchors } from '../article/moved-anchors';
import { BaseUrlCheck } from '../document/base-url-check';
import { PasteAnswer } from '../rare-islands.client';
import { createPasteContext } from '../tools/paste-context';
import { ArrowIcon } from '../ui/icons';
import { SearchForm } from '../ui/search-form';
import { UnbrokenNames } from '../ui/unbroken-names';
import { FirstNote } from './first-note';
import styles from './home.module.css';

type HomeArticleProps = { readonly page: HomePage; readonly context: LocaleContext; readonly site: Site };

/** The way in: search, the box for answers, tasks, a first exchange to copy and what most readers come for. */
export function HomeArticle({ page, context, site }: HomeArticleProps) {
  const { messages, locale } = context;
  const { version, guides } = getLastVersion(site);
  const { tasks, quickStart, answers } = site.home;
  const lang = contentLang(locale);
  const href = (path: string) => toHref(withLocale(locale, path));
  const guideHref = (id: string) => href(docsPath(version.path, id));
  const firstGuide = guides.find(({ id }) => id === quickStart);
  const steps = firstGuide ? listSteps(firstGuide, site.firstNote) : [];
  return (
    <>
      <MovedAnchors page={page} context={context} aliases={site.aliases} />
      <main id="content" className={styles.home} tabIndex={-1} data-static="main">
        <section className={styles.hero}>
          <div>
            <h1 lang={lang}>
              <UnbrokenNames>{page.title}</UnbrokenNames>
            </h1>
            <p className={styles.lead} lang={lang}>
              <UnbrokenNames>{page.description}</UnbrokenNames>
            </p>
            <SearchForm action={href('/search/')} messages={messages.search} />
            <p className={styles.ways} lang={lang}>
              <a href={guideHref(quickStart)}>{messages.homePage.quickStart}</a>
              <a href={href(apiPath(version.path, overviewSlug))}>
                {fillMessage(messages.homePage.reference, { count: site.operations.size })}
              </a>
              <a href={href(cstatPath())}>{messages.homePage.codes}</a>
              <a href={href(getToolPath('accessKey'))}>{messages.accessKey.title}</a>
              <a href={`${href(apiPath(version.path, overviewSlug))}#downloads`}>{messages.homePage.collections}</a>
            </p>
          </div>
          <div lang={lang}>
            <PasteAnswer context={createPasteContext(context, site.api.problems)} />
          </div>
        </section>

        <section className={styles.section}>
          <h2 lang={lang}>{messages.homePage.tasks}</h2>
          <ul className={styles.tasks} lang={lang}>
            {tasks.map((task) => (
              <li key={task.title}>
                <a href={'guide' in task ? guideHref(task.guide) : href(task.path)}>
                  <b>
                    <UnbrokenNames>{task.title}</UnbrokenNames>
                  </b>
                  <span>
                    <UnbrokenNames>{task.text}</UnbrokenNames>
                  </span>
                  <ArrowIcon />
                </a>
              </li>
            ))}
          </ul>
        </section>

        <div className={styles.pair}>
          {steps.length > 0 && (
            <section className={styles.section}>
              <h2 lang={lang}>{messages.homePage.firstNote}</h2>
              <p className={styles.note} lang={lang}>
                {messages.homePage.firstNoteLead}{' '}
                <a href={`${guideHref(quickStart)}#antes`}>{messages.homePage.firstNoteBefore}</a>
              </p>
              <FirstNote steps={steps} guide={guideHref(quickStart)} context={context} />
            </section>
          )}
          <section className={styles.section}>
            <h2 lang={lang}>{messages.homePage.lookedUp}</h2>
            <ul className={styles.answers} lang={lang}>
              {answers.map(({ question, guide, anchor }) => (
                <li key={anchor}>
                  <a href={`${guideHref(guide)}#${anchor}`}>
                    <UnbrokenNames>{question}</UnbrokenNames>
                  </a>
                </li>
              ))}
            </ul>
          </section>
        </div>
        <BaseUrlCheck context={context} />
      </main>
    </>
  );
}
