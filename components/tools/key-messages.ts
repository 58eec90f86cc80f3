import type { Messages } from '@/lib/i18n/messages';
import type { KeyMessages } from './key-texts';

/** Of all interface texts, those that explain keys: an island travels with what it is given. */
export function pickKeyMessages({ accessKey, keyParts, keyFaults, emissionTypes }: Messages): KeyMessages {
  return { accessKey, keyParts, keyFaults, emissionTypes };
}
