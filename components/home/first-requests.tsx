import type { HomeContent } from '@/lib/content/load-home.build';
import { contentLang, type LocaleContext } from '@/lib/i18n/locale-context';
import type { Site } from '@/lib/pages/site';
import { toHref, withLocale } from '@/lib/routes/locale-address';
import { apiPath } from '@/lib/routes/page-address';
import { findEnvironmentHelp } from '../code/environment-help';
import { Samples } from '../code/samples';
import { MethodBadge } from '../reference/method-badge';
import { openAtFirst } from '../ui/open-at-first';
import { UnbrokenNames } from '../ui/unbroken-names';
import styles from './home.module.css';

type FirstRequestsProps = {
  readonly requests: HomeContent['requests'];
  readonly operations: Site['operations'];
  readonly context: LocaleContext;
  readonly versionPath: string;
};

/** The first exchange with the API, step by step; the first step is open. */
export function FirstRequests({ requests, operations, context, versionPath }: FirstRequestsProps) {
  return (
    <div className={styles.requests}>
      {requests.map(({ title, operation: id }, index) => {
        const operation = operations.get(id);
        if (!operation) return null;
        const path = withLocale(context.locale, apiPath(versionPath, operation.slug));
        return (
          <details key={id} {...openAtFirst(index === 0)} name="primeira-requisicao">
            <summary lang={contentLang(context.locale)}>
              {index + 1}. <UnbrokenNames>{title}</UnbrokenNames>
            </summary>
            <p className={styles.endpoint}>
              <MethodBadge method={operation.method} />
              <a href={toHref(path)}>
                <code>{operation.path}</code>
              </a>
            </p>
            <Samples
              id={`primeira-${operation.slug}`}
              requests={operation.requests.slice(0, 1)}
              servers={operation.servers}
              environmentHelp={findEnvironmentHelp(path, operation)}
              messages={context.messages}
              lang={contentLang(context.locale)}
            />
          </details>
        );
      })}
    </div>
  );
}
