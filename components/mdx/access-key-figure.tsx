import { inspectAccessKey } from '@/lib/fiscal/access-key';
import type { Messages } from '@/lib/i18n/messages';
import { KeyStrip } from '../tools/key-strip';
import styles from './access-key-figure.module.css';

export type AccessKeyFigureProps = {
  /** An access key that is right in every field. */
  readonly value: string;
};

/** A key as the inspector shows it: its 44 positions in groups, one for each field. The guide's text says what they are. */
export function AccessKeyFigure({
  value,
  messages,
}: AccessKeyFigureProps & { readonly messages: Messages['accessKey'] }) {
  return (
    <figure className={styles.figure}>
      <KeyStrip accessKey={inspectAccessKey(value)} />
      <figcaption>
        {messages.label}: <code translate="no">{value}</code>
      </figcaption>
    </figure>
  );
}
