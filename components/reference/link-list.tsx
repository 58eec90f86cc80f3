import type { Messages } from '@/lib/i18n/messages';
import type { PageLink } from '@/lib/pages/page';
import { toHref } from '@/lib/routes/locale-address';
import { NarrowList } from '../ui/narrow-list';
import { UnbrokenNames } from '../ui/unbroken-names';
import sectionStyles from './section.module.css';
import { SectionHeading } from './section-heading';

type LinkListProps = {
  /** Id of its heading. */
  readonly id: string;
  readonly title: string;
  readonly links: readonly PageLink[];
  readonly lang: string | undefined;
  readonly messages: Messages;
};

/** A section of links, such as the guides that use an operation; nothing where there are none. */
export function LinkList({ id, title, links, lang, messages }: LinkListProps) {
  if (links.length === 0) return null;
  return (
    <section className={sectionStyles.section} aria-labelledby={id}>
      <SectionHeading id={id} title={title} messages={messages} />
      <div className="prose">
        <NarrowList items={links} more={messages.reference.moreLinks}>
          {(shown) => (
            <ul lang={lang}>
              {shown.map((link) => (
                <li key={link.path}>
                  <a href={toHref(link.path)}>
                    <UnbrokenNames>{link.title}</UnbrokenNames>
                  </a>
                </li>
              ))}
            </ul>
          )}
        </NarrowList>
      </div>
    </section>
  );
}
