import { Fragment, type ReactNode } from 'react';
import type { CodeField, FailedFields } from '@/lib/cstat/code-fields';
import { describeQueue } from '@/lib/cstat/describe-finding';
import type { AccessKey } from '@/lib/fiscal/access-key';
import { compareKeys } from '@/lib/fiscal/access-key';
import type { Finding } from '@/lib/fiscal/answer';
import { describeFault, summariseKey } from '@/lib/i18n/key-texts';
import { formatKeyHash } from '@/lib/routes/key-hash';
import styles from './finding-card.module.css';
import type { PasteContext } from './paste-texts';

/** More of them say nothing about one refusal; the page of the code names all. */
const MOST_FIELDS = 6;

type FactsProps = {
  readonly finding: Finding;
  /** Fields that the rule of its code reads. */
  readonly ruleFields: readonly CodeField[];
  /** Fields that its message names, which count where its code has no rule. */
  readonly failed: FailedFields;
  readonly context: PasteContext;
};

/** What a result points at: the API's error, items, fields, keys, receipt and the state of a queue. */
export function FindingFacts({ finding, ruleFields, failed, context }: FactsProps) {
  const { messages } = context;
  const { key, otherKey, items, receipt, fields, queue, problemCode } = finding;
  const problem = problemCode === undefined ? undefined : context.problems[problemCode];
  const differences = key && otherKey ? compareKeys(key, otherKey) : [];
  return (
    <dl className={styles.facts}>
      {problemCode && (
        <Fact name={messages.pasteAnswer.problem}>
          {problem ? <a href={problem.href}>{problemCode}</a> : problemCode}
          {problem && ` · ${messages.actions[problem.action]}`}
        </Fact>
      )}
      {items.length > 0 && <Fact name={messages.pasteAnswer.items}>{items.join(', ')}</Fact>}
      <FieldLinks name={messages.pasteAnswer.ruleFields} fields={ruleFields} context={context} />
      {ruleFields.length === 0 && (
        <>
          <FieldLinks name={messages.pasteAnswer.refusedFields} fields={failed.refused} context={context} />
          <FieldLinks name={messages.pasteAnswer.expectedFields} fields={failed.expected} context={context} />
        </>
      )}
      {fields.map(({ field, message }) => (
        <Fact key={`${field} ${message}`} name={messages.pasteAnswer.field}>
          <code translate="no">{field}</code> {message}
        </Fact>
      ))}
      {key && <KeyFact name={messages.pasteAnswer.key} accessKey={key} context={context} />}
      {otherKey && <KeyFact name={messages.pasteAnswer.otherKey} accessKey={otherKey} context={context} />}
      {differences.length > 0 && (
        <Fact name={messages.pasteAnswer.differences}>
          {differences.map((name) => messages.keyParts[name]).join(', ')}
        </Fact>
      )}
      {receipt && (
        <Fact name={messages.pasteAnswer.receipt}>
          <code translate="no">{receipt}</code>
        </Fact>
      )}
      {queue && <Fact name={messages.pasteAnswer.queue}>{describeQueue(finding, messages)}</Fact>}
    </dl>
  );
}

type FieldLinksProps = { readonly name: string; readonly fields: readonly CodeField[]; readonly context: PasteContext };

function FieldLinks({ name, fields, context }: FieldLinksProps) {
  if (fields.length === 0) return null;
  return (
    <Fact name={name}>
      {fields.slice(0, MOST_FIELDS).map(({ title, path }, index) => (
        <Fragment key={path}>
          {index > 0 && ', '}
          <a href={context.prefix + path}>{title}</a>
        </Fragment>
      ))}
      {fields.length > MOST_FIELDS && '…'}
    </Fact>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function KeyFact({ name, accessKey: key, context }: { name: string; accessKey: AccessKey; context: PasteContext }) {
  const { messages, inspector } = context;
  const [fault] = key.faults;
  return (
    <Fact name={name}>
      <a href={inspector + formatKeyHash(key.text)} title={messages.accessKey.openKey}>
        <code translate="no">{key.text}</code>
      </a>
      <br />
      {fault ? <b className={styles.fault}>{describeFault(fault, key, messages)}</b> : summariseKey(key, messages)}
      {!fault && ` · ${messages.accessKey.digitRight}`}
    </Fact>
  );
}
