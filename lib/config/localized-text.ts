import { z } from 'zod';

/** A text of the owner: the same in every locale, or one text per locale code. */
export const localizedTextSchema = z.union([
  z.string().trim().min(1, 'Write a text that is not empty'),
  z
    .record(z.string(), z.string().trim().min(1, 'Write a text that is not empty'))
    .refine((texts) => Object.keys(texts).length > 0, 'Give the text of at least one locale'),
]);

export type LocalizedText = z.output<typeof localizedTextSchema>;

/** The text for one locale; a locale without a text of its own gets the first one given. */
export function localizeText(text: LocalizedText, locale: string): string {
  if (typeof text === 'string') return text;
  return text[locale] ?? Object.values(text)[0] ?? '';
}
