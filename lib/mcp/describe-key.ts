import type { AccessKey } from '../fiscal/access-key';
import { getKeyTag } from '../fiscal/key-tags';
import { fillMessage } from '../i18n/fill-message';
import { describeFault, describePart, summariseKey } from '../i18n/key-texts';
import { messages } from './messages';

/**
 * Everything there is to say about an access key: whether it is right, each fault, and what its positions mean.
 * @param locale of the names of months
 */
export function describeKey(key: AccessKey, locale: string): string {
  const { faults, parts } = key;
  const verdict =
    faults.length === 0
      ? `**${messages.accessKey.right}.** ${summariseKey(key, messages)}.`
      : [
          `**${faults.length === 1 ? messages.accessKey.oneFault : fillMessage(messages.accessKey.faults, { count: faults.length })}.**`,
          ...faults.map((fault) => `- ${describeFault(fault, key, messages)}`),
        ].join('\n');
  const { positions, field, value, meaning } = messages.accessKey;
  const rows = parts.map((part) => {
    const range = fillMessage(messages.mcp.positions, { start: part.start, end: part.end });
    const name = `${messages.keyParts[part.name]} (${getKeyTag(part.name, key.model)})`;
    return [part.start === part.end ? part.start : range, name, part.value, describePart(part, key, messages, locale)];
  });
  const table = [[positions, field, value, meaning], ['-', '-', '-', '-'], ...rows].map(
    (row) => `| ${row.join(' | ')} |`,
  );
  return [verdict, ...(rows.length > 0 ? [table.join('\n')] : []), messages.accessKey.limits].join('\n\n');
}
