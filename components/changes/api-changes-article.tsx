import type { LocaleContext } from '@/lib/i18n/locale-context';
import { fillMessage, type Messages } from '@/lib/i18n/messages';
import { countChanges, describeChange, describeRelease } from '@/lib/openapi/changes/change-words';
import type { ApiChangesPage, PageLink, ShownApiChange } from '@/lib/pages/page';
import { feedPath } from '@/lib/routes/download-address';
import { toHref } from '@/lib/routes/locale-address';
import { ArticleFrame } from '../article/article-frame';
import { createHeading } from '../mdx/heading';
import { AnchorLink } from '../ui/anchor-link';
import { ChangeGroups } from './change-groups';
import styles from './changes.module.css';

/** How many places of a change are named: a shared part may be in every operation. */
const SHOWN_LINKS = 6;

type ApiChangesArticleProps = { readonly page: ApiChangesPage; readonly context: LocaleContext };

/** What changed in the API: each version with its changes, the breaking ones first. */
export function ApiChangesArticle({ page, context }: ApiChangesArticleProps) {
  const { messages } = context;
  const texts: Messages['apiChanges'] = messages.apiChanges;
  const H2 = createHeading(2, messages.page.headingLink);
  return (
    <ArticleFrame page={page} context={context} parents={[page.overview]}>
      <p className={styles.lead}>
        {texts.lead} <a href={toHref(feedPath(page.sharedPath))}>{texts.feed}</a>
      </p>
      <div className="prose">
        {page.releases.map((release) => {
          const { title, note } = describeRelease(release, texts);
          const { anchor, base, changes } = release;
          const counted = changes.length > 0 ? `${countChanges(changes, texts)}.` : texts.none;
          return (
            <section key={anchor} aria-labelledby={anchor}>
              <H2 id={anchor}>{title}</H2>
              <p className={styles.note}>{base === undefined ? note : `${note} ${counted}`}</p>
              <ChangeGroups
                changes={changes}
                titles={texts}
                show={(change) => <Change change={change} messages={messages} />}
              />
            </section>
          );
        })}
      </div>
    </ArticleFrame>
  );
}

function Change({ change, messages }: { readonly change: ShownApiChange; readonly messages: Messages }) {
  const texts: Messages['apiChanges'] = messages.apiChanges;
  const { kind, name, values } = describeChange(change, messages);
  const { anchor, isBreaking, note, links } = change;
  return (
    <>
      <p>
        <b>{isBreaking ? texts.breaking : texts.compatible}</b>: {kind}, <code translate="no">{name}</code>
        {values !== undefined && `, ${values}`} <AnchorLink id={anchor} label={fillMessage(texts.copyLink, { name })} />
      </p>
      {note && (
        <p>
          {texts.action}: <span dangerouslySetInnerHTML={{ __html: note.html }} />
        </p>
      )}
      {links.length > 0 && (
        <p className={styles.note}>
          {texts.where}: <Links links={links} texts={texts} />
        </p>
      )}
    </>
  );
}

type LinksProps = { readonly links: readonly PageLink[]; readonly texts: Messages['apiChanges'] };

function Links({ links, texts }: LinksProps) {
  return (
    <>
      {links.slice(0, SHOWN_LINKS).map(({ title, path }, index) => (
        <span key={path}>
          {index > 0 && ', '}
          <a href={toHref(path)}>{title}</a>
        </span>
      ))}
      {links.length > SHOWN_LINKS && ` ${fillMessage(texts.more, { count: links.length - SHOWN_LINKS })}`}
    </>
  );
}
