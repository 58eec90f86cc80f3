import type { AccessKey } from '@/lib/fiscal/access-key';
import type { KeyFields } from '@/lib/fiscal/key-tags';
import { describeFault, type KeyMessages, summariseKey } from '@/lib/i18n/key-texts';
import { fillMessage } from '@/lib/i18n/messages';
import { AlertIcon, CheckIcon } from '../ui/icons';
import { ToneMessage, toneTitle } from '../ui/tone-box';
import { KeyPositions } from './key-positions';
import styles from './key-result.module.css';
import { KeyStrip } from './key-strip';

type KeyResultProps = {
  readonly accessKey: AccessKey;
  readonly messages: KeyMessages;
  readonly locale: string;
  readonly fields: KeyFields;
};

/** Everything there is to say about a key: the verdict, each fault, and the fields. */
export function KeyResult({ accessKey: key, messages, locale, fields }: KeyResultProps) {
  return (
    <div className={styles.result}>
      <KeyVerdict accessKey={key} messages={messages} />
      <KeyStrip accessKey={key} />
      {key.parts.length > 0 && <KeyPositions accessKey={key} messages={messages} locale={locale} fields={fields} />}
    </div>
  );
}

/** Whether the key is right; if not, every fault as a sentence. Announced as it changes. */
function KeyVerdict({ accessKey: key, messages }: Pick<KeyResultProps, 'accessKey' | 'messages'>) {
  const count = key.faults.length;
  const isRight = count === 0;
  return (
    <ToneMessage tone={isRight ? 'tip' : 'danger'} icon={isRight ? <CheckIcon /> : <AlertIcon />} role="status">
      <p className={toneTitle}>
        {isRight
          ? messages.accessKey.right
          : count === 1
            ? messages.accessKey.oneFault
            : fillMessage(messages.accessKey.faults, { count })}
      </p>
      {isRight ? (
        <p>{summariseKey(key, messages)}</p>
      ) : (
        <ul className={styles.faults}>
          {key.faults.map((fault) => {
            const sentence = describeFault(fault, key, messages);
            return <li key={sentence}>{sentence}</li>;
          })}
        </ul>
      )}
    </ToneMessage>
  );
}
