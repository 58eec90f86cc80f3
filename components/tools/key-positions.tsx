import type { AccessKey, KeyPart } from '@/lib/fiscal/access-key';
import { getKeyTag, type KeyFields } from '@/lib/fiscal/key-tags';
import { describePart, type KeyMessages, locateFault } from '@/lib/i18n/key-texts';
import styles from './key-positions.module.css';

type KeyPositionsProps = {
  readonly accessKey: AccessKey;
  readonly messages: KeyMessages;
  readonly locale: string;
  readonly fields: KeyFields;
};

/** The fields of a key, one per row, with their positions, values and meaning; wrong ones are marked. */
export function KeyPositions({ accessKey: key, messages, locale, fields }: KeyPositionsProps) {
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
              {messages.keyParts[part.name]}{' '}
              <Tag name={getKeyTag(part.name, key.model)} href={fields[key.model?.code ?? '']?.[part.name]} />
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

/** The XML field that a part repeats, as a link where its layout is described. */
function Tag({ name, href }: { name: string; href: string | undefined }) {
  const code = <code translate="no">{name}</code>;
  return href === undefined ? code : <a href={href}>{code}</a>;
}

function isFaulty(part: KeyPart, key: AccessKey): boolean {
  return key.faults.some((fault) => {
    const place = locateFault(fault);
    return place !== undefined && place.start <= part.end && place.end >= part.start;
  });
}
