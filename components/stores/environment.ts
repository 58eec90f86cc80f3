import { ENVIRONMENTS } from '@/lib/openapi/samples/environments';
import { STORAGE_KEYS } from '@/lib/storage/keys';
import { createRootChoice } from './root-choice';

/** The environment whose server the samples call: one for all samples. */
export const { useChoice: useEnvironment, choose: chooseEnvironment } = createRootChoice({
  attribute: 'environment',
  storageKey: STORAGE_KEYS.environment,
  values: ENVIRONMENTS,
});
