import { fillMessage, type Messages } from '@/lib/i18n/messages';
import type { LayoutBranch } from '@/lib/pages/page';
import { toHref } from '@/lib/routes/locale-address';
import { escapeHtml } from '@/lib/text/escape-html';
import { ListFilter } from '../rare-islands.client';
import { SectionHeading } from '../reference/section-heading';
import filterStyles from '../ui/list-filter.module.css';
import styles from './layout-tree.module.css';

type LayoutTreeProps = { readonly tree: readonly LayoutBranch[]; readonly messages: Messages };

const TREE_ID = 'arvore';

/** A whole document as a tree of groups that one opens, with a filter over them. */
export function LayoutTree({ tree, messages }: LayoutTreeProps) {
  const texts: Messages['layout'] = messages.layout;
  const filter = {
    name: texts.treeFilter,
    label: texts.treeFilterLabel,
    placeholder: texts.treeFilterPlaceholder,
    count: texts.treeCount,
    none: texts.treeNone,
  };
  return (
    <section className={styles.section} aria-labelledby="documento-inteiro">
      <SectionHeading id="documento-inteiro" title={texts.tree} messages={messages} />
      <p>{texts.treeLead}</p>
      <ListFilter className={filterStyles.filter} treeId={TREE_ID} texts={filter} total={countBranches(tree)} />
      {/* A text and not elements, for the reason given at renderCodeRows. */}
      <ul
        id={TREE_ID}
        data-print="as-left"
        className={styles.tree}
        dangerouslySetInnerHTML={{ __html: tree.map((branch) => renderBranch(branch, texts)).join('') }}
      />
    </section>
  );
}

const countBranches = (tree: readonly LayoutBranch[]): number =>
  tree.reduce((count, { children }) => count + 1 + countBranches(children), 0);

/** A group that one opens, or a field as a link. A link inside of what opens would be a control within another. */
function renderBranch(branch: LayoutBranch, texts: Messages['layout']): string {
  const { tag, name, path, isGroup, children } = branch;
  const code = `<code translate="no">${escapeHtml(tag)}</code>`;
  const link = (label: string) => `<a href="${escapeHtml(toHref(path))}">${label}</a>`;
  const { attribute, mark } = markBranch(branch, texts);
  if (!isGroup) return `<li${attribute}>${link(code)} ${escapeHtml(name)}${mark}</li>`;
  const inner = children.map((child) => renderBranch(child, texts)).join('');
  const own = link(escapeHtml(fillMessage(texts.treeOpen, { tag })));
  return `<li${attribute}><details><summary>${code} ${escapeHtml(name)}${mark}</summary>${own}<ul>${inner}</ul></details></li>`;
}

/** What the reader has to send stands out; what the API fills says so. */
function markBranch({ isRequired, filledBy }: LayoutBranch, texts: Messages['layout']) {
  const fillers = { default: texts.filledByDefault, api: texts.filledByApi, reader: isRequired ? texts.required : '' };
  const text = fillers[filledBy];
  const attribute = text === texts.required ? ' data-required' : '';
  return { attribute, mark: text === '' ? '' : ` <small>${escapeHtml(text)}</small>` };
}
