import { type AccessKey, KEY_LENGTH, type KeyFault, type KeyPart } from '../fiscal/access-key';
import { modelCodes } from '../fiscal/models';
import { fillMessage } from './fill-message';
import type { Messages } from './messages';

/** The texts that explain keys. */
export type KeyMessages = Pick<Messages, 'accessKey' | 'keyParts' | 'keyFaults' | 'emissionTypes'>;

/** What a part of a key means, in words; an empty text where its value says it all. */
export function describePart(part: KeyPart, key: AccessKey, messages: KeyMessages, locale: string): string {
  switch (part.name) {
    case 'state':
      return key.state?.abbreviation ?? '';
    case 'month':
      return key.issued ? formatMonth(key.issued, locale) : '';
    case 'taxpayer':
      return key.taxpayer ? `${key.taxpayer.type.toUpperCase()} ${key.taxpayer.formatted}` : '';
    case 'model':
      return key.model?.name ?? '';
    case 'series':
      return key.series;
    case 'number':
      return key.number;
    case 'emissionType': {
      const type = key.model?.emissionTypes?.[part.value];
      if (type) return messages.emissionTypes[type];
      return key.model && !key.model.emissionTypes ? messages.accessKey.notJudged : '';
    }
    case 'site':
    case 'code':
    case 'siteAndCode':
    case 'checkDigit':
      return '';
  }
}

function formatMonth({ year, month }: { year: number; month: number }, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return format.format(Date.UTC(year, month - 1));
}

/** A fault as a sentence: where it is, what was found and what would be right. */
export function describeFault(fault: KeyFault, key: AccessKey, messages: KeyMessages): string {
  switch (fault.kind) {
    case 'length': {
      const missing = KEY_LENGTH - fault.length;
      const text = missing > 0 ? messages.keyFaults.short : messages.keyFaults.long;
      return fillMessage(text, { length: fault.length, count: Math.abs(missing) });
    }
    case 'character':
      return fillMessage(messages.keyFaults.character, { position: fault.position, character: fault.character });
    case 'month':
      return fillMessage(messages.keyFaults.month, { value: fault.part.value.slice(2) });
    case 'model':
      return fillMessage(messages.keyFaults.model, { value: fault.part.value, known: modelCodes.join(', ') });
    case 'emissionType': {
      const known = Object.keys(key.model?.emissionTypes ?? {}).join(', ');
      return fillMessage(messages.keyFaults.emissionType, {
        value: fault.part.value,
        model: key.model?.name ?? '',
        known,
      });
    }
    case 'taxpayer': {
      const { value, expected } = { value: fault.part.value.slice(-2), expected: fault.expected };
      return fillMessage(messages.keyFaults.taxpayer, {
        type: (key.taxpayer?.type ?? 'cnpj').toUpperCase(),
        value,
        expected,
      });
    }
    case 'checkDigit':
      return fillMessage(messages.keyFaults.checkDigit, { value: fault.part.value, expected: fault.expected });
    case 'state':
      return fillMessage(messages.keyFaults.state, { value: fault.part.value });
    case 'code':
      return fillMessage(messages.keyFaults.code, { value: fault.part.value });
  }
}

/** The key in one line: "NF-e 1234, series 1, SP". */
export function summariseKey(key: AccessKey, messages: KeyMessages): string {
  return fillMessage(messages.accessKey.summary, {
    model: key.model?.name ?? '',
    number: key.number,
    series: key.series,
    state: key.state?.abbreviation ?? '',
  });
}

/** Positions of a fault in the key, first and last; undefined where it is about the whole. */
export function locateFault(fault: KeyFault): { readonly start: number; readonly end: number } | undefined {
  if (fault.kind === 'length') return undefined;
  return fault.kind === 'character' ? { start: fault.position, end: fault.position } : fault.part;
}
