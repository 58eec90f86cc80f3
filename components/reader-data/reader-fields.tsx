import { type ComponentProps, type ReactNode, useId } from 'react';
import type { Messages } from '@/lib/i18n/messages';
import { ENVIRONMENTS } from '@/lib/openapi/samples/environments';
import type { CheckedData } from '@/lib/reader-data/check-data';
import { STATES } from '@/lib/reader-data/examples';
import type { ReaderField } from '@/lib/reader-data/reader-data';
import { chooseEnvironment, useEnvironment } from '../stores/environment';
import controls from '../ui/dialog-controls.module.css';
import { sayFault } from './fault-words';
import styles from './reader-data-panel.module.css';

/** What the reader has typed, checked or not. */
export type Typed = Readonly<Partial<Record<ReaderField, string>>>;

type FieldsProps = {
  readonly messages: Messages['readerData'];
  readonly labels: Messages['readerFields'];
  /** Language of the labels, where it is not the page's. */
  readonly lang: string | undefined;
  readonly typed: Typed;
  readonly faults: CheckedData['faults'];
  readonly change: (field: ReaderField, value: string) => void;
};

/** The values that a reader may put into the samples, each with what is wrong with it. */
export function ReaderFields({ messages, labels, lang, typed, faults, change }: FieldsProps) {
  const give = (name: ReaderField) => ({
    name,
    lang,
    value: typed[name] ?? '',
    fault: faults[name] && sayFault(faults[name], labels),
    onChange: ({ target }: { readonly target: { readonly value: string } }) => change(name, target.value),
  });
  return (
    <div className={styles.fields}>
      <Field {...give('cnpj')} label={labels.cnpj} maxLength={20} autoCapitalize="characters" />
      <Field {...give('uf')} label={labels.uf} hint={messages.ufHint}>
        <option value="">{labels.asInExample}</option>
        {Object.keys(STATES).map((state) => (
          <option key={state}>{state}</option>
        ))}
      </Field>
      <Field {...give('ie')} label={labels.ie} inputMode="numeric" maxLength={20} />
      <Field {...give('series')} label={labels.series} inputMode="numeric" maxLength={3} />
      <Field {...give('number')} label={labels.number} inputMode="numeric" maxLength={9} />
      <Field {...give('email')} label={labels.email} inputMode="email" maxLength={80} />
      <Field {...give('token')} label={labels.token} hint={messages.tokenHint} maxLength={80} placeholder="TOKEN" />
      <EnvironmentField messages={messages} labels={labels} lang={lang} />
    </div>
  );
}

type FieldProps = Pick<ComponentProps<'input'>, 'inputMode' | 'maxLength' | 'autoCapitalize' | 'placeholder'> & {
  readonly name: string;
  readonly label: string;
  readonly lang: string | undefined;
  readonly value: string;
  readonly onChange: (event: { readonly target: { readonly value: string } }) => void;
  readonly hint?: string;
  readonly fault?: string | undefined;
  /** The options of a choice; without any it is a text field. */
  readonly children?: ReactNode;
};

function Field({ label, lang, hint, fault, children, ...field }: FieldProps) {
  const id = useId();
  const control = {
    id,
    className: controls.control,
    'aria-invalid': fault === undefined ? undefined : true,
    'aria-describedby': `${id}-hint ${id}-fault`,
  };
  return (
    <div className={styles.field}>
      <label htmlFor={id} lang={lang}>
        {label}
      </label>
      {children === undefined ? (
        <input type="text" autoComplete="off" spellCheck={false} {...field} {...control} />
      ) : (
        <select name={field.name} value={field.value} onChange={field.onChange} {...control} lang={lang}>
          {children}
        </select>
      )}
      <span id={`${id}-hint`} className={styles.hint}>
        {hint}
      </span>
      <span id={`${id}-fault`} className={styles.problem} lang={lang}>
        {fault}
      </span>
    </div>
  );
}

/** The choice that the samples have already; it is no value of the reader's. */
function EnvironmentField({ messages, labels, lang }: Pick<FieldsProps, 'messages' | 'labels' | 'lang'>) {
  const environment = useEnvironment(ENVIRONMENTS[0]);
  const choose = ({ target }: { readonly target: { readonly value: string } }) => {
    const chosen = ENVIRONMENTS.find((name) => name === target.value);
    if (chosen) chooseEnvironment(chosen);
  };
  return (
    <Field
      name="environment"
      label={labels.environment}
      hint={messages.environmentHint}
      lang={lang}
      value={environment}
      onChange={choose}
    >
      <option value="homologacao">{labels.homologacao}</option>
      <option value="producao">{labels.producao}</option>
    </Field>
  );
}
