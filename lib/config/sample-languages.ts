/** Languages of the code samples, in the order the reader sees them. */
export const SAMPLE_LANGUAGES = ['curl', 'nodejs', 'csharp', 'php', 'java'] as const;
export type SampleLanguage = (typeof SAMPLE_LANGUAGES)[number];
