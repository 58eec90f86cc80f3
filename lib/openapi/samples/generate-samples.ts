import { SAMPLE_LANGUAGES, type SampleLanguage } from '../../config/sample-languages';
import { csharpGenerator } from './csharp';
import { curlGenerator } from './curl';
import { javaGenerator } from './java';
import { nodejsGenerator } from './nodejs';
import { phpGenerator } from './php';
import type { SampleGenerator, SampleRequest } from './sample-request';

/** The generator of each language. */
export const SAMPLE_GENERATORS = {
  curl: curlGenerator,
  nodejs: nodejsGenerator,
  csharp: csharpGenerator,
  php: phpGenerator,
  java: javaGenerator,
} as const satisfies Record<SampleLanguage, SampleGenerator>;

/** One sample as the page shows it. */
export type Sample = Pick<SampleGenerator, 'language' | 'label' | 'grammar'> & { readonly code: string };

/** The request in every language, in the order of SAMPLE_LANGUAGES. */
export function generateSamples(request: SampleRequest): readonly Sample[] {
  return SAMPLE_LANGUAGES.map((language) => {
    const { label, grammar, generate } = SAMPLE_GENERATORS[language];
    return { language, label, grammar, code: generate(request) };
  });
}
