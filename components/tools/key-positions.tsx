import type { AccessKey, KeyPart } from '@/lib/fiscal/access-key';
import { getKeyTag } from '@/lib/fiscal/key-tags';
import styles from './key-positions.module.css';
import { describePart, type KeyMessages, locateFault } from './key-texts';

type KeyPositionsProps = {
  readonly accessKey: AccessKey;
  readonly messages: KeyMessages;
  readonly locale: string;
};

/** The fields of a key, one per row, with their positions, values and meaning; wrong ones are marked. */
export function KeyPositions({ accessKey: key, messages, locale }: KeyPositionsProps) {
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{messages.accessKey.tableCaption}</caption>
      <thead>
        <tr>
          <th scope="col">{messages.accessKey.positions}</th>
          <th scope="col">{messages.accessKey.field}</th>
          <th scope="col">{messages.accessKey.value}</th>
          <th scope="col">{messages.accessKey.meaning}</th>
        </tr>
      </thead>
      <tbody>
        {key.parts.map((part) => (
          <tr key={part.name} data-fault={isFaulty(part, key) || undefined}>
            <td>{part.start === part.end ? part.start : `${part.start}–${part.end}`}</td>
            <th scope="row">
              {messages.keyParts[part.name]} <code>{getKeyTag(part.name, key.model)}</code>
            </th>
            <td>
              <code translate="no">{part.value}</code>
            </td>
            <td>
              {describePart(part, key, messages, locale)}
              {isFaulty(part, key) && <b> {messages.accessKey.wrong}</b>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function isFaulty(part: KeyPart, key: AccessKey): boolean {
  return key.faults.some((fault) => {
    const place = locateFault(fault);
    return place !== undefined && place.start <= part.end && place.end >= part.start;
  });
}
