import { fillMessage, type Messages } from '../i18n/messages';
import type { CStat } from './cstat';
import { readOfficialText } from './official-text';

/**
 * Says what kind of rule a code without explanation stands for and which fields it names, and that only its text says so.
 * @returns inline Markdown, or undefined where the text tells neither
 */
export function describeOfficialText(cstat: CStat, messages: Messages): string | undefined {
  const { kind, fields } = readOfficialText(cstat);
  const named = fields.map((field) => `\`${field}\``).join(', ');
  const parts = [
    ...(kind === undefined ? [] : [messages.textKinds[kind]]),
    ...(fields.length === 0 ? [] : [fillMessage(messages.cstat.textNames, { fields: named })]),
  ];
  return parts.length === 0 ? undefined : fillMessage(messages.cstat.textReading, { reading: parts.join('; ') });
}
