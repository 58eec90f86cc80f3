import type { SampleLanguage } from '../config/sample-languages';
import { siteConfig } from '../config/site';
import { getMessages, type Messages } from '../i18n/messages';
import { SAMPLE_GENERATORS } from '../openapi/samples/generate-samples';
import { withLocale } from '../routes/locale-address';

/** Address of the texts of the form in a locale, without base path. */
export function formTextsPath(locale: string): string {
  return `${withLocale(locale, '/docs/api/')}form.json`;
}

/** What the form of a request says, in one locale. */
export type FormTexts = {
  readonly messages: Pick<Messages, 'requestForm' | 'limits'> & {
    readonly reference: Pick<
      Messages['reference'],
      'required' | 'pathParameters' | 'queryParameters' | 'headerParameters' | 'requestBody'
    >;
  };
  /** The sample languages in the order the reader sees them. */
  readonly languages: readonly { readonly language: SampleLanguage; readonly label: string }[];
};

/** The texts of the form as a file: no page carries them for readers who do not open it. */
export function writeFormTexts(locale: string): string {
  const { requestForm, limits, reference } = getMessages(locale);
  const { required, pathParameters, queryParameters, headerParameters, requestBody } = reference;
  const texts: FormTexts = {
    messages: {
      requestForm,
      limits,
      reference: { required, pathParameters, queryParameters, headerParameters, requestBody },
    },
    languages: siteConfig.sampleLanguages.map((language) => ({ language, label: SAMPLE_GENERATORS[language].label })),
  };
  return JSON.stringify(texts);
}
