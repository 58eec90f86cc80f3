import { fillMessage, type Messages } from '../../i18n/messages';
import { formatDate } from '../../text/format-date';
import type { FieldHistory } from '../schema-view';
import type { ApiChange } from './api-change';
import type { ApiRelease } from './history';

type Texts = Messages['apiChanges'];

/** A change as text: what happened, to what, and the values before and after where there are some. */
export type ChangeWords = { readonly kind: string; readonly name: string; readonly values: string | undefined };

/** Puts a change in words. */
export function describeChange(
  { kind, place, subject, from, to }: Pick<ApiChange, 'kind' | 'place' | 'subject' | 'from' | 'to'>,
  messages: Messages,
): ChangeWords {
  const name = subject === undefined ? place : `${place}: ${subject}`;
  return { kind: messages.apiChangeKinds[kind], name, values: describeValues(from, to, messages.apiChanges) };
}

function describeValues(from: string | undefined, to: string | undefined, texts: Texts): string | undefined {
  if (from !== undefined && to !== undefined) return fillMessage(texts.change, { from, to });
  if (from !== undefined) return fillMessage(texts.was, { from });
  return to === undefined ? undefined : fillMessage(texts.now, { to });
}

/** Title of a version, and what is known of its day and of the version before. */
export function describeRelease(
  { version, released, base }: Pick<ApiRelease, 'version' | 'released' | 'base'>,
  texts: Texts,
): { readonly title: string; readonly note: string } {
  const title = version === undefined ? texts.next : fillMessage(texts.release, { version });
  const date = released === undefined ? '' : formatDate(released);
  if (base === undefined) return { title, note: fillMessage(texts.first, { date }) };
  if (released !== undefined) return { title, note: fillMessage(texts.releaseNote, { date, base }) };
  return { title, note: fillMessage(version === undefined ? texts.nextNote : texts.pendingNote, { base }) };
}

/** How many changes of a version break programs, and how many do not. */
export function countChanges(changes: readonly Pick<ApiChange, 'isBreaking'>[], texts: Texts): string {
  const breaking = changes.filter(({ isBreaking }) => isBreaking).length;
  return fillMessage(texts.counts, { breaking, compatible: changes.length - breaking });
}

/** "desde 1.1.0", "alterado em 1.2.0": what stands beside a field or operation; none for what was there and stayed. */
export function describeHistory(history: FieldHistory | undefined, texts: Messages['reference']): readonly string[] {
  if (!history) return [];
  const { since, changedIn } = history;
  return [
    ...(since === undefined ? [] : [fillMessage(texts.since, { version: since })]),
    ...(changedIn.length > 0 ? [fillMessage(texts.changedIn, { versions: changedIn.join(', ') })] : []),
  ];
}
