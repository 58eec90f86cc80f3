import { inspectAccessKey, KEY_LENGTH } from '@/lib/fiscal/access-key';
import { weighCharacters } from '@/lib/fiscal/check-digit';
import type { KeyFields } from '@/lib/fiscal/key-tags';
import type { KeyMessages } from '@/lib/i18n/key-texts';
import { fillMessage } from '@/lib/i18n/messages';
import { AccessKeyFigure } from '../mdx/access-key-figure';
import styles from './key-example.module.css';
import { KeyPositions } from './key-positions';

/** The key that the documentation's examples use: a fictional company's NF-e. */
const EXAMPLE = '35261111222333000181550010000012341482150930';

type KeyExampleProps = { readonly messages: KeyMessages; readonly locale: string; readonly fields: KeyFields };

/** A key explained on the page itself: its fields, and its check digit worked out character by character. */
export function KeyExample({ messages, locale, fields }: KeyExampleProps) {
  const key = inspectAccessKey(EXAMPLE);
  const { steps, sum } = weighCharacters(EXAMPLE.slice(0, KEY_LENGTH - 1));
  const remainder = sum % 11;
  return (
    <div className="prose">
      <h2 id="posicoes">{messages.accessKey.exampleTitle}</h2>
      <p>{messages.accessKey.exampleLead}</p>
      <AccessKeyFigure value={EXAMPLE} messages={messages.accessKey} />
      <KeyPositions accessKey={key} messages={messages} locale={locale} fields={fields} />
      <h2 id="digito-verificador">{messages.accessKey.digitTitle}</h2>
      <ol>
        <li>{messages.accessKey.digitValues}</li>
        <li>{messages.accessKey.digitWeights}</li>
        <li>{messages.accessKey.digitRemainder}</li>
      </ol>
      <ol className={styles.steps} aria-label={messages.accessKey.digitSteps} translate="no">
        {steps.map(({ character, weight, product }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the steps are the positions of one fixed key.
          <li key={index}>
            <b>{character}</b>
            <span>× {weight}</span>
            <span>= {product}</span>
          </li>
        ))}
      </ol>
      <p>
        {fillMessage(messages.accessKey.digitResult, { sum, remainder, digit: remainder < 2 ? 0 : 11 - remainder })}
      </p>
      <h2 id="limites">{messages.accessKey.limitsTitle}</h2>
      <p>{messages.accessKey.limits}</p>
    </div>
  );
}
