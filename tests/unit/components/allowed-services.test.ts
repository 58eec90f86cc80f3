import { expect, test } from 'vitest';
import { allowsMeasuring } from '@/components/consent/allowed-services';

test.each([
  ['granted', true, true],
  ['denied', true, false],
  [undefined, true, false],
  ['granted', false, true],
  ['denied', false, false],
  [undefined, false, true],
] as const)('a decision that is %s, where asking is %s: measuring is %s', (choice, requiresConsent, isAllowed) => {
  expect(allowsMeasuring(choice, requiresConsent)).toBe(isAllowed);
});
