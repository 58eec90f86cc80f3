import { SAMPLE_LANGUAGES } from '@/lib/config/sample-languages';
import { STORAGE_KEYS } from '@/lib/storage/keys';
import { createRootChoice } from './root-choice';

/** The reader's sample language: one for all samples. */
export const {
  useChoice: useSampleLanguage,
  choose: chooseSampleLanguage,
  show: showSampleLanguage,
} = createRootChoice({
  attribute: 'sampleLanguage',
  storageKey: STORAGE_KEYS.sampleLanguage,
  values: SAMPLE_LANGUAGES,
});
