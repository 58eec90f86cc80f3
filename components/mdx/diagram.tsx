import type { Diagram as DiagramModel } from '@/lib/diagrams/diagram';
import type { Messages } from '@/lib/i18n/messages';
import { fillMessage } from '@/lib/i18n/messages';
import { CloseIcon } from '../ui/icons';
import styles from './diagram.module.css';

export type DiagramProps = {
  /** File of content/diagrams, without its extension. */
  readonly name: string;
};

type BoundProps = DiagramProps & {
  readonly diagrams: ReadonlyMap<string, DiagramModel>;
  readonly messages: Messages['mdx'];
};

/** A picture drawn at build from its text source, with the same in words and a larger view. */
export function Diagram({ name, diagrams, messages }: BoundProps) {
  const diagram = diagrams.get(name);
  if (!diagram) throw new Error(`<Diagram name="${name}"> was not checked before rendering`);
  const { title, description, svg } = diagram;
  return (
    <figure className={styles.figure} id={`diagrama-${name}`}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard. */}
      <div className={styles.frame} tabIndex={0} data-scrolls data-enlarge-home>
        <div
          className={styles.picture}
          role="img"
          aria-label={title}
          data-enlarge-content
          dangerouslySetInnerHTML={{ __html: svg }}
        />
      </div>
      <figcaption className={styles.caption}>
        {title}
        <button
          type="button"
          className={styles.button}
          aria-label={fillMessage(messages.enlargePicture, { title })}
          data-on-demand
          data-enlarge
          data-needs-script
        >
          {messages.enlarge}
        </button>
      </figcaption>
      <details className={styles.words}>
        <summary>{messages.inWords}</summary>
        {description.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </details>
      <dialog className={styles.dialog} aria-label={title} data-print="none">
        <form method="dialog">
          <button type="submit" className={styles.close} aria-label={messages.closePicture}>
            <CloseIcon />
          </button>
        </form>
      </dialog>
    </figure>
  );
}
