/** Whom a change reaches: what the reader's program sends, or what it gets. */
export type Way = 'sent' | 'received';

/**
 * Every kind of difference, and whether it breaks a program that was right before: in what the program sends, because
 * the API no longer takes it, or in what the program gets, because it was not made for it. New fields, values and
 * routes never break: the API's own rule is that programs ignore what they do not know.
 */
export const CHANGE_RULES = {
  'operation-added': { sent: false, received: false },
  'operation-removed': { sent: true, received: true },
  'operation-moved': { sent: true, received: true },
  'operation-deprecated': { sent: false, received: false },
  'token-required': { sent: true, received: true },
  'token-dropped': { sent: false, received: false },
  'webhook-added': { sent: false, received: false },
  'webhook-removed': { sent: true, received: true },
  'parameter-added': { sent: false, received: false },
  'parameter-added-required': { sent: true, received: false },
  'parameter-removed': { sent: true, received: true },
  'body-added': { sent: false, received: false },
  'body-added-required': { sent: true, received: false },
  'body-removed': { sent: true, received: true },
  'media-added': { sent: false, received: false },
  'media-removed': { sent: true, received: true },
  'answer-added': { sent: false, received: false },
  'answer-removed': { sent: true, received: true },
  'header-added': { sent: false, received: false },
  'header-removed': { sent: false, received: true },
  'problem-added': { sent: false, received: false },
  'problem-removed': { sent: false, received: true },
  'problem-status': { sent: false, received: true },
  'property-added': { sent: false, received: false },
  'property-added-required': { sent: true, received: false },
  'property-removed': { sent: true, received: true },
  required: { sent: true, received: false },
  optional: { sent: false, received: true },
  'asks-more': { sent: true, received: false },
  'asks-less': { sent: false, received: false },
  deprecated: { sent: false, received: false },
  'type-changed': { sent: true, received: true },
  'type-narrowed': { sent: true, received: false },
  'type-widened': { sent: false, received: true },
  'value-added': { sent: false, received: false },
  'value-removed': { sent: true, received: false },
  'values-listed': { sent: true, received: false },
  'values-freed': { sent: false, received: false },
  'limit-narrowed': { sent: true, received: false },
  'limit-widened': { sent: false, received: true },
  'format-changed': { sent: true, received: true },
  'pattern-changed': { sent: true, received: false },
  'pattern-removed': { sent: false, received: false },
  'default-changed': { sent: true, received: false },
  'alternative-added': { sent: false, received: true },
  'alternative-removed': { sent: true, received: false },
  closed: { sent: true, received: false },
  opened: { sent: false, received: false },
} as const satisfies Record<string, Readonly<Record<Way, boolean>>>;

export type ChangeKind = keyof typeof CHANGE_RULES;

/** Kinds by which something comes to be there: it is there "since" a version, and was not changed in it. */
export const ARRIVALS: readonly ChangeKind[] = [
  'operation-added',
  'webhook-added',
  'parameter-added',
  'parameter-added-required',
  'header-added',
  'property-added',
  'property-added-required',
];
