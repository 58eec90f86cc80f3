import { contentLang, type LocaleContext } from '@/lib/i18n/locale-context';
import { FORM_ID } from '@/lib/openapi/request-form/form-id';
import type { OperationPage } from '@/lib/pages/page';
import { formTextsPath } from '@/lib/publish/request-form-texts';
import { formPath } from '@/lib/routes/download-address';
import { toHref } from '@/lib/routes/locale-address';
import styles from './request-form-button.module.css';

/** Opens the operation's request as a form, whose code and fields come then (see use-on-demand). None without fields. */
export function RequestFormButton({ page, context }: { page: OperationPage; context: LocaleContext }) {
  const { locale, messages } = context;
  const { parameters, requestBody } = page.operation;
  if (parameters.length === 0 && !requestBody) return null;
  return (
    <button
      type="button"
      id={FORM_ID}
      className={styles.button}
      data-on-demand
      data-request-form={toHref(formPath(page.sharedPath))}
      data-form-texts={toHref(formTextsPath(locale))}
      data-form-lang={contentLang(locale)}
      data-failed={messages.requestForm.failed}
      data-needs-script
      data-print="none"
    >
      {messages.requestForm.open}
    </button>
  );
}
