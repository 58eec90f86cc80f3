import { Children, isValidElement, type ReactElement, type ReactNode } from 'react';
import type { Messages } from '@/lib/i18n/messages';
import { buildTabsScript } from '@/lib/page-scripts/tabs';
import styles from './tabs.module.css';

export type TabProps = {
  /** Name of the choice in addresses and in the reader's browser. */
  readonly value: string;
  readonly label: string;
  /** Shown to readers who have chosen nothing. */
  readonly default?: boolean;
  readonly children: ReactNode;
};

export type TabsProps = {
  /** Start of the panels' ids: lib/content/remark-tabs-ids puts it in. */
  readonly id: string;
  /** Groups of the same name follow each other, and the reader's choice is kept under it. */
  readonly group?: string;
  /** Name of the query parameter that carries the choice. */
  readonly query?: string;
  /** What is chosen here, for screen readers. */
  readonly label?: string;
  readonly children: ReactNode;
};

/**
 * Alternatives of which the reader sees one. All are in the HTML, and without scripts and on paper all are shown with
 * their names. What happens on a click is in components/behaviours/use-tabs.ts.
 */
export function Tabs({ id, group = '', query, label, children, messages }: TabsProps & { messages: Messages['mdx'] }) {
  const tabs = Children.toArray(children).filter((child): child is ReactElement<TabProps> => isValidElement(child));
  const first = (tabs.find(({ props }) => props.default) ?? tabs[0])?.props.value;
  return (
    <div data-tabs={group} data-tabs-query={query} data-tabs-default={first} suppressHydrationWarning>
      <div className={styles.list} role="tablist" aria-label={label ?? messages.tabs} data-needs-script>
        {tabs.map(({ props: { value, label: name } }) => (
          <button
            key={value}
            type="button"
            role="tab"
            id={`${id}.${value}.tab`}
            className={styles.tab}
            aria-controls={`${id}.${value}`}
            aria-selected={value === first}
            tabIndex={value === first ? 0 : -1}
            data-tab={value}
            suppressHydrationWarning
          >
            {name}
          </button>
        ))}
      </div>
      {tabs.map(({ props: { value, label: name, children: content } }) => (
        <div
          key={value}
          role="tabpanel"
          id={`${id}.${value}`}
          className={styles.panel}
          aria-labelledby={`${id}.${value}.tab`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what stands in a panel need not be reachable by keyboard itself.
          tabIndex={0}
          data-panel={value}
          suppressHydrationWarning
        >
          <p className={styles.label}>{name}</p>
          {content}
        </div>
      ))}
      {/* As text, because React would put a script into a later page without running it, and complain. */}
      <div hidden dangerouslySetInnerHTML={{ __html: `<script>${buildTabsScript()}</script>` }} />
    </div>
  );
}

/** One alternative. <Tabs> reads its properties and shows its content. */
export function Tab({ children }: TabProps) {
  return <>{children}</>;
}
