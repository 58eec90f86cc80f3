import type { FormFile } from '@/lib/openapi/request-form/form-file';
import { type FormLink, readFragment } from '@/lib/openapi/request-form/form-link';
import type { FormTexts } from '@/lib/publish/request-form-texts';
import { leaveDialog } from '../../behaviours/close-on-back';
import { openDialog } from '../../behaviours/open-dialog';
import { RequestForm } from './request-form';
import styles from './request-form.module.css';
import { type Begun, beginForm, fetchJson } from './use-form-state';

/** Forms that were open, by the address of their file: closing one is no loss. */
const kept = new Map<string, Begun>();

/**
 * Opens the form that a button stands for, over the page.
 * @param button `[data-request-form]`: where the form's file is, its texts, and what is said when they do not come
 * @param fragment of an address that may name a state
 * @throws TypeError when a file does not come
 */
export async function openRequestForm(button: HTMLElement, fragment: string): Promise<void> {
  const { requestForm = '', formTexts = '', formLang } = button.dataset;
  const link = readFragment(fragment);
  button.ariaBusy = 'true';
  try {
    const [form, texts] = await Promise.all([fetchJson<FormFile>(requestForm), fetchJson<FormTexts>(formTexts)]);
    const begun =
      (link === undefined ? kept.get(requestForm) : undefined) ?? (await beginForm(form, link ?? begin(form)));
    // Asked only now, because a second click may have come while the files were on their way.
    if (button.isConnected && !document.querySelector(`.${styles.dialog}`))
      show({ form, texts, begun, address: requestForm, lang: formLang });
  } finally {
    button.ariaBusy = null;
  }
}

/** Without a link a form begins with the first example, as the samples of its page do. */
const begin = ({ examples }: FormFile): FormLink => ({ start: examples[0]?.id ?? '', change: undefined });

type Shown = {
  readonly form: FormFile;
  readonly texts: FormTexts;
  readonly begun: Begun;
  readonly address: string;
  readonly lang: string | undefined;
};

function show({ form, texts, begun, address, lang }: Shown): void {
  openDialog({ className: styles.dialog, labelledBy: 'montar.titulo' }, (dialog) => {
    // What a link leads to stands behind the dialog.
    dialog.addEventListener('click', (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (link && !link.target) leaveDialog(dialog, event, link);
    });
    return (
      <RequestForm
        form={form}
        texts={texts}
        lang={lang}
        begun={begun}
        keep={(state) => kept.set(address, state)}
        close={() => dialog.close()}
      />
    );
  });
}
