import { type MouseEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Messages } from '@/lib/i18n/messages';
import { SIDEBAR_SLOT, type SidebarSource } from '@/lib/navigation/sidebar-source';
import { showInside } from '@/lib/page-scripts/show-inside';
import { PAGE_SIDEBAR } from '@/lib/page-scripts/sidebar-id';
import { basePath } from '@/lib/routes/base-path';
import { findAround } from '../behaviours/document-events';
import { arrange, foldOthers, keepFolds, NARROWED } from './branches';
import { loadTree } from './load-tree';
import { markCurrent } from './mark-current';
import styles from './sidebar.module.css';
import { SidebarFilter } from './sidebar-filter';

type SidebarPanelProps = {
  readonly id: string;
  readonly className: string | undefined;
  readonly source: SidebarSource;
  readonly pathname: string;
  readonly messages: Messages['sidebar'];
  readonly lang: string | undefined;
};

/**
 * One sidebar: a filter over the operations of an API, a button for its branches, and the tree. The tree is HTML that
 * React leaves alone. A page brings its own; where the reader comes from a page with another, it is fetched.
 */
export function SidebarPanel({ id, className, source, pathname, messages, lang }: SidebarPanelProps) {
  const box = useRef<HTMLElement>(null);
  const tree = useRef<HTMLDivElement>(null);
  // A page's own tree is there from the start; the filter waits for one that is fetched.
  const [isFilled, setFilled] = useState(false);

  useLayoutEffect(() => {
    if (tree.current?.firstElementChild) return;
    // The menu shows what stands beside the content already.
    const shown = document.querySelector(`#${PAGE_SIDEBAR} [data-tree="${source.address}"]`);
    if (tree.current && shown?.firstElementChild) tree.current.innerHTML = shown.innerHTML;
  }, [source]);

  useEffect(() => {
    let isOver = false;
    const show = (html?: string) => {
      if (!box.current || !tree.current || isOver) return;
      if (html !== undefined) tree.current.innerHTML = html;
      setFilled(true);
      markCurrent(tree.current, basePath + pathname);
      const current = !box.current.hasAttribute(NARROWED) && arrange(box.current);
      // In the menu the dialog scrolls.
      if (current) showInside(box.current.closest('dialog') ?? tree.current, current);
    };
    if (tree.current?.firstElementChild) show();
    // Without the list the page can be read all the same; the next page asks again.
    else loadTree(source.address).then(show, () => undefined);
    return () => {
      isOver = true;
    };
  }, [source, pathname]);

  const handleClick = (event: MouseEvent) => {
    const branch = findAround(event, 'summary')?.parentElement;
    if (!(branch instanceof HTMLDetailsElement)) return;
    // Not left to the browser, which does it after the click: who reloads at once would lose it.
    event.preventDefault();
    branch.open = !branch.open;
    // What a filter opened is not the reader's choice.
    if (!box.current?.hasAttribute(NARROWED)) keepFolds([branch]);
  };
  const handleFold = () => {
    if (box.current) keepFolds(foldOthers(box.current));
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys on a summary arrive as clicks.
    <nav ref={box} id={id} className={className} aria-label={messages.docs} data-print="none" onClick={handleClick}>
      <div className={styles.tools} data-needs-script>
        {source.hasOperations && <SidebarFilter box={box} isFilled={isFilled} messages={messages} />}
        {source.hasBranches && (
          <button type="button" className={styles.fold} onClick={handleFold}>
            {messages.closeOthers}
          </button>
        )}
      </div>
      <div
        ref={tree}
        className={styles.tree}
        lang={lang}
        data-tree={source.address}
        suppressHydrationWarning
        dangerouslySetInnerHTML={SLOT}
      />
    </nav>
  );
}

/** The same object at each rendering: React writes it once. */
const SLOT = { __html: SIDEBAR_SLOT };
