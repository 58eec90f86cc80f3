import type { Messages } from '@/lib/i18n/messages';
import type { ParameterGroup } from '@/lib/openapi/operation';
import { FieldList } from './field-list';
import styles from './reference.module.css';
import sectionStyles from './section.module.css';
import { SectionHeading } from './section-heading';

type ParametersProps = {
  readonly groups: readonly ParameterGroup[];
  readonly messages: Messages;
  readonly lang: string | undefined;
};

/** Path, query and header parameters, a list each. */
export function Parameters({ groups, messages, lang }: ParametersProps) {
  if (groups.length === 0) return null;
  const titles = {
    path: messages.reference.pathParameters,
    query: messages.reference.queryParameters,
    header: messages.reference.headerParameters,
  } satisfies Record<ParameterGroup['place'], string>;
  return (
    <section className={sectionStyles.section} aria-labelledby="parametros">
      <SectionHeading id="parametros" title={messages.reference.parameters} messages={messages} />
      {groups.map(({ place, fields }) => (
        <div key={place}>
          <h3 className={styles.subtitle}>{titles[place]}</h3>
          <FieldList fields={fields} messages={messages} lang={lang} foldsRest />
        </div>
      ))}
    </section>
  );
}
