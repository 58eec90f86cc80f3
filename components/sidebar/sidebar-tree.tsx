import { useState } from 'react';
import { flattenSidebar, isLink, type SidebarCategory, type SidebarItem } from '@/lib/navigation/sidebar';
import { basePath } from '@/lib/routes/base-path';
import { MethodBadge } from '../reference/method-badge';
import { ChevronIcon } from '../ui/icons';
import styles from './sidebar.module.css';

export type SidebarTreeProps = {
  readonly items: readonly SidebarItem[];
  readonly pathname: string;
  readonly prefix: string;
  /** Address of the entry that the page is, or is below. */
  readonly nearest: string;
  /** Labels of the categories around these items, which name a branch. */
  readonly trail: string;
};

/** Categories and links, the current one marked. */
export function SidebarTree({ items, pathname, prefix, nearest, trail }: SidebarTreeProps) {
  // Only at first: what the reader has opened since then stays open.
  const [firstPath] = useState(nearest);
  const hasCurrent = (item: SidebarCategory) => flattenSidebar([item]).some(({ path }) => prefix + path === firstPath);
  return (
    <ul className={styles.list}>
      {items.map((item) =>
        isLink(item) ? (
          <li key={item.path}>
            <a
              className={styles.link}
              href={basePath + prefix + item.path}
              aria-current={nearest !== prefix + item.path ? undefined : pathname === nearest ? 'page' : true}
              data-deprecated={item.isDeprecated}
            >
              <span>{item.label}</span>
              {item.method && <MethodBadge method={item.method} size="small" />}
            </a>
          </li>
        ) : (
          <li key={item.label}>
            <details
              className={styles.category}
              open={!item.isClosed || hasCurrent(item)}
              data-branch={`${trail}/${item.label}`}
              data-closed={item.isClosed && ''}
            >
              <summary className={styles.label}>
                {item.label}
                <ChevronIcon />
              </summary>
              <SidebarTree
                items={item.items}
                pathname={pathname}
                prefix={prefix}
                nearest={nearest}
                trail={`${trail}/${item.label}`}
              />
            </details>
          </li>
        ),
      )}
    </ul>
  );
}
