import { type Grammar, highlight, highlightVariants } from '@/lib/highlight/highlight';
import type { Variant } from '@/lib/highlight/mark-variants';
import type { Messages } from '@/lib/i18n/messages';
import { hasReaderValues, ReaderDataButton } from '../reader-data/reader-data-button';
import { AnchorLink } from '../ui/anchor-link';
import { CopyIcon, ExpandIcon, WrapIcon } from '../ui/icons';
import styles from './code-block.module.css';

type CodeBlockProps = {
  readonly code: string;
  /** The text in each environment, where it differs by it. */
  readonly variants?: readonly Variant[] | undefined;
  readonly grammar: Grammar;
  readonly messages: Messages['code'];
  readonly title?: string | undefined;
  /** Lines to stand out, counted from 1. */
  readonly marked?: ReadonlySet<number> | undefined;
  /** Number of the first line; lines are numbered only where it is given. */
  readonly firstLine?: number | undefined;
  /** Whether it is for readers to use: the values that they replace are marked, and a button opens what replaces them. */
  readonly sample?: Messages['readerData'] | undefined;
  /** Id of the part of the page that the block shows, and what a link to it is called. */
  readonly link?: { readonly id: string; readonly label: string } | undefined;
};

/** Highlighted source with a copy button. Highlighting happens at build. */
export async function CodeBlock(props: CodeBlockProps) {
  const { code, variants = [], grammar, messages, title = grammar, marked, firstLine, sample, link } = props;
  const html =
    variants.length > 0
      ? await highlightVariants(variants, grammar, sample !== undefined)
      : await highlight(code, grammar, { shape: hasLines(props) ? 'lines' : 'runs', isSample: sample !== undefined });
  return (
    <figure className={styles.block} data-copy-scope>
      <figcaption className={styles.bar}>
        <span className={styles.title}>{title}</span>
        {link && <AnchorLink {...link} />}
        {sample && hasReaderValues(html) && <ReaderDataButton messages={sample} />}
        <CodeButtons messages={messages} name={title} />
      </figcaption>
      <CodeText html={html} marked={marked} firstLine={firstLine} />
    </figure>
  );
}

/** Whether lines are told apart: only then each is an element. */
function hasLines({ marked, firstLine }: Pick<CodeBlockProps, 'marked' | 'firstLine'>): boolean {
  return (marked !== undefined && marked.size > 0) || firstLine !== undefined;
}

type CodeTextProps = { readonly html: string } & Pick<CodeBlockProps, 'marked' | 'firstLine'>;

/** The text of a code block, reachable by keyboard because it may scroll. */
export function CodeText({ html, marked, firstLine }: CodeTextProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard.
    <pre className={styles.text} tabIndex={0} translate="no">
      <code
        className={hasLines({ marked, firstLine }) ? styles.lines : undefined}
        data-copy-source
        data-numbered={firstLine !== undefined || undefined}
        dangerouslySetInnerHTML={{
          __html: hasLines({ marked, firstLine }) ? describeLines(html, marked, firstLine) : html,
        }}
      />
    </pre>
  );
}

/**
 * Each line of the highlighted text is a span on a line of its own: those to stand out become marks, and where lines
 * are numbered each carries its number, which the style sheet shows.
 */
function describeLines(html: string, marked: CodeBlockProps['marked'], firstLine: CodeBlockProps['firstLine']): string {
  return html
    .split('\n')
    .map((line, index) => {
      const name = marked?.has(index + 1) ? 'mark' : 'span';
      const number = firstLine === undefined ? '' : ` data-line="${firstLine + index}"`;
      return line.replace(/^<span class="line">(.*)<\/span>$/, `<${name} class="line"${number}>$1</${name}>`);
    })
    .join('\n');
}

type ButtonProps = {
  readonly messages: Pick<Messages['code'], 'copy' | 'copyLabel' | 'copied'>;
  /** What is copied, for readers who hear the button's name and not where it stands. */
  readonly name: string;
};

/** The buttons of a code block: those that wrap its long lines and open it whole, shown where it needs them, and copy. */
export function CodeButtons({ messages, name }: ButtonProps & { readonly messages: Messages['code'] }) {
  const hidden = { type: 'button', className: styles.button, 'aria-pressed': 'false', hidden: true } as const;
  const marks = { 'data-needs-script': true, 'data-print': 'none' };
  return (
    <span className={styles.buttons}>
      <button {...hidden} {...marks} aria-label={`${messages.wrap}: ${name}`} title={messages.wrap} data-fit="Width">
        <WrapIcon />
      </button>
      <button
        {...hidden}
        {...marks}
        aria-label={`${messages.expand}: ${name}`}
        title={messages.expand}
        data-fit="Height"
      >
        <ExpandIcon />
      </button>
      <CopyButton messages={messages} name={name} />
    </span>
  );
}

/** Copies the text around it. */
export function CopyButton({ messages, name }: ButtonProps) {
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={`${messages.copy}: ${name}`}
      title={messages.copyLabel}
      data-copy={messages.copied}
      data-needs-script
      data-print="none"
    >
      <CopyIcon />
      <span data-copy-label>{messages.copy}</span>
    </button>
  );
}
