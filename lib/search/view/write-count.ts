import { fillMessage } from '../../i18n/fill-message';
import type { Messages } from '../../i18n/messages';

/** How many results there are, in words. */
export function writeCount(count: number, messages: Pick<Messages['search'], 'one' | 'count'>): string {
  return count === 1 ? messages.one : fillMessage(messages.count, { count });
}
