import { type MouseEvent, useEffect, useRef } from 'react';
import type { Messages } from '@/lib/i18n/messages';
import { showInside } from '@/lib/page-scripts/show-inside';
import { arrangeBranches } from '@/lib/page-scripts/sidebar-branches';
import { browserStorage } from '@/lib/storage/browser-storage';
import { STORAGE_KEYS } from '@/lib/storage/keys';
import { foldOthers, listFolded } from './branches';
import styles from './sidebar.module.css';
import { SidebarFilter } from './sidebar-filter';
import { SidebarTree, type SidebarTreeProps } from './sidebar-tree';

type SidebarPanelProps = Omit<SidebarTreeProps, 'trail'> & {
  readonly id: string;
  readonly className: string | undefined;
  readonly messages: Messages['sidebar'];
  readonly lang: string | undefined;
};

/** One sidebar: a filter over the operations of an API, a button for its branches, and the tree. */
export function SidebarPanel({ id, className, messages, lang, ...tree }: SidebarPanelProps) {
  const { items, pathname } = tree;
  const box = useRef<HTMLElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each page brings its own entry into view.
  useEffect(() => {
    if (!box.current) return;
    const folded = browserStorage.isAvailable() ? browserStorage.get(STORAGE_KEYS.sidebarBranches) : null;
    const current = arrangeBranches(box.current, folded);
    if (current) showInside(box.current.closest('dialog') ?? box.current, current);
  }, [pathname]);

  const remember = () => {
    if (!box.current) return;
    const earlier = browserStorage.get(STORAGE_KEYS.sidebarBranches);
    browserStorage.set(STORAGE_KEYS.sidebarBranches, JSON.stringify(listFolded(box.current, earlier)));
  };
  const handleClick = ({ target }: MouseEvent) => {
    // The branch opens or closes only after the click has been dealt with.
    if (target instanceof Element && target.closest('summary')) setTimeout(remember);
  };
  const handleFold = () => {
    if (box.current) foldOthers(box.current);
    remember();
  };
  const hasBranches = items.some((item) => 'items' in item);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys on a summary arrive as clicks.
    <nav ref={box} id={id} className={className} aria-label={messages.docs} data-print="none" onClick={handleClick}>
      <div className={styles.tools} data-needs-script>
        {items.some(hasOperations) && <SidebarFilter box={box} messages={messages} />}
        {hasBranches && (
          <button type="button" className={styles.fold} onClick={handleFold}>
            {messages.closeOthers}
          </button>
        )}
      </div>
      <div lang={lang}>
        <SidebarTree {...tree} trail="" />
      </div>
    </nav>
  );
}

function hasOperations(item: SidebarTreeProps['items'][number]): boolean {
  return 'items' in item ? item.items.some(hasOperations) : item.method !== undefined;
}
