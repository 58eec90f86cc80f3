import type { ReactNode } from 'react';
import { fillMessage, type Messages } from '@/lib/i18n/messages';
import { AnchorLink } from '../ui/anchor-link';
import { UnbrokenNames } from '../ui/unbroken-names';
import styles from './section-heading.module.css';

type SectionHeadingProps = {
  readonly id: string;
  readonly title: string;
  readonly messages: Messages;
  /** Language of the title, where it is not the page's. */
  readonly lang?: string | undefined;
  /** What stands at the end of the line. */
  readonly children?: ReactNode;
};

/** The heading of a part of a reference page, with a link to it beside, outside the heading's name. */
export function SectionHeading({ id, title, messages, lang, children }: SectionHeadingProps) {
  return (
    <div className={styles.heading}>
      <h2 id={id} lang={lang}>
        <UnbrokenNames>{title}</UnbrokenNames>
      </h2>
      <AnchorLink id={id} label={fillMessage(messages.page.headingLink, { heading: title })} />
      {children}
    </div>
  );
}
