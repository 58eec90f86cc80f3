import type { ReactNode } from 'react';
import { contentLang, type LocaleContext } from '@/lib/i18n/locale-context';
import type { Operation } from '@/lib/openapi/operation';
import type { OperationPage, WebhookPage } from '@/lib/pages/page';
import { Breadcrumbs } from '../article/breadcrumbs';
import { PageActions } from '../article/page-actions';
import { UnbrokenNames } from '../ui/unbroken-names';
import styles from './reference.module.css';

type ReferenceHeadProps = {
  readonly page: OperationPage | WebhookPage;
  readonly context: LocaleContext;
  /** What the page is about. */
  readonly subject: Pick<Operation, 'title' | 'description'>;
  /** What stands right below the title. */
  readonly children: ReactNode;
};

/** The head of an operation's or a webhook's page: where it is, its title, ways to take it away and its description. */
export function ReferenceHead({ page, context, subject, children }: ReferenceHeadProps) {
  const lang = contentLang(context.locale);
  return (
    <div className={styles.head}>
      <Breadcrumbs page={page} context={context} />
      <h1 className={styles.title} lang={lang}>
        <UnbrokenNames>{subject.title}</UnbrokenNames>
      </h1>
      {children}
      <PageActions page={page} context={context} />
      <div
        className={`prose ${styles.description}`}
        lang={lang}
        dangerouslySetInnerHTML={{ __html: subject.description.html }}
      />
    </div>
  );
}
