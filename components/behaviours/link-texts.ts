import type { Messages } from '@/lib/i18n/messages';

/** What is said of copied links, and the sentence that they are sent in. */
export type LinkTexts = Messages['links'] & Messages['supportSentence'];
