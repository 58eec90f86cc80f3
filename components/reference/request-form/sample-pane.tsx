import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { BODY, buildFormRequest } from '@/lib/openapi/request-form/form-request';
import { readAt } from '@/lib/openapi/request-form/form-value';
import { GENERATOR_LOADERS } from '@/lib/openapi/samples/load-generator';
import type { SampleGenerator } from '@/lib/openapi/samples/sample-request';
import blockStyles from '../../code/code-block.module.css';
import { SampleTabs } from '../../code/sample-tabs.client';
import { useSampleLanguage } from '../../stores/sample-language';
import { useForm } from './form-context';
import styles from './request-form.module.css';
import type { Begun } from './use-form-state';

type SamplePaneProps = {
  readonly state: Begun;
  readonly address: string;
  readonly copy: (text: string) => void;
};

/** The request as code in the reader's language, written anew while one types. */
export function SamplePane({ state, address, copy }: SamplePaneProps) {
  const { form, messages, languages } = useForm();
  const language = useSampleLanguage(languages[0]?.language ?? 'curl');
  // null where it did not come: another choice asks again.
  const [generator, setGenerator] = useState<SampleGenerator | null>();
  const shown = useDeferredValue(state);
  const code = useMemo(() => {
    const { value, first, environment } = shown;
    const request = buildFormRequest(form, value, { start: readAt(first, [BODY]), address, environment });
    return generator?.generate(request) ?? '';
  }, [form, shown, address, generator]);

  useEffect(() => {
    let isWanted = true;
    GENERATOR_LOADERS[language]().then(
      (own) => isWanted && setGenerator(own),
      () => isWanted && setGenerator(null),
    );
    return () => {
      isWanted = false;
    };
  }, [language]);

  return (
    <div className={`${blockStyles.block} ${styles.sample}`}>
      <div className={blockStyles.bar}>
        <SampleTabs id="montar.amostra" label={messages.requestForm.languages} languages={languages} />
        <button type="button" className={styles.small} disabled={!code} onClick={() => copy(code)}>
          {messages.requestForm.copySample}
        </button>
      </div>
      <p role="status">{generator === null && messages.requestForm.comingFailed}</p>
      <div className={styles.code} id={`montar.amostra.${language}`} role="tabpanel" aria-label={generator?.label}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard. */}
        <pre className={blockStyles.text} tabIndex={0} translate="no">
          <code>{code}</code>
        </pre>
      </div>
    </div>
  );
}
