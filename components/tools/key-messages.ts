import type { KeyMessages } from '@/lib/i18n/key-texts';
import type { Messages } from '@/lib/i18n/messages';

/** Of all interface texts, those that explain keys: an island travels with what it is given. */
export function pickKeyMessages({ accessKey, keyParts, keyFaults, emissionTypes }: Messages): KeyMessages {
  return { accessKey, keyParts, keyFaults, emissionTypes };
}
