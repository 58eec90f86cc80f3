import { type AccessKey, KEY_LENGTH } from '@/lib/fiscal/access-key';
import { locateFault } from '@/lib/i18n/key-texts';
import styles from './key-positions.module.css';

/** The key in groups, one for each field, with what is wrong underlined. A picture of the table below it. */
export function KeyStrip({ accessKey: { text, parts, faults } }: { accessKey: AccessKey }) {
  const places = faults.flatMap((fault) => locateFault(fault) ?? []);
  const isWrong = (position: number) => places.some(({ start, end }) => position >= start && position <= end);
  const covered = parts.at(-1)?.end ?? 0;
  const groups = [
    ...parts.map(({ name, start, value }) => ({ name, start, value })),
    ...(text.length > covered ? [{ name: 'rest', start: covered + 1, value: text.slice(covered) }] : []),
  ];
  return (
    <p className={styles.strip} aria-hidden="true" translate="no">
      {groups.map(({ name, start, value }) => (
        <span key={name}>
          {[...value].map((character, index) => {
            const position = start + index;
            const isFault = position > KEY_LENGTH || isWrong(position);
            return isFault ? <mark key={position}>{character}</mark> : character;
          })}
        </span>
      ))}
    </p>
  );
}
