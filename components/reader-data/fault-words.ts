import { fillMessage } from '@/lib/i18n/fill-message';
import type { Messages } from '@/lib/i18n/messages';
import type { ReaderFault } from '@/lib/reader-data/check-data';

/** What is said of a value that is not right. */
export function sayFault(fault: ReaderFault, texts: Messages['readerFields']): string {
  switch (fault.kind) {
    case 'cnpjForm':
      return texts.cnpjForm;
    case 'cnpjDigits':
      return fillMessage(texts.cnpjDigits, { expected: fault.expected });
    case 'ieForm':
      return texts.ieForm;
    case 'ieState':
      return texts.ieState;
    case 'ieDigits':
      return fillMessage(texts.ieDigits, { state: fault.state });
    case 'uf':
      return texts.ufUnknown;
    case 'series':
      return texts.seriesRange;
    case 'number':
      return texts.numberRange;
    case 'email':
      return texts.emailForm;
    case 'token':
      return texts.tokenForm;
  }
}
