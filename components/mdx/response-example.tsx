import { fillMessage, type Messages } from '@/lib/i18n/messages';
import type { Site } from '@/lib/pages/site';
import { CodeBlock } from '../code/code-block';

export type ResponseExampleProps = {
  /** operationId in openapi.yaml. */
  readonly operation: string;
  /** HTTP status, as text. */
  readonly status: string;
  /** Name of the answer example; the first when absent. */
  readonly example?: string;
};

type BoundProps = ResponseExampleProps & { readonly operations: Site['operations']; readonly messages: Messages };

/** An answer of openapi.yaml. */
export function ResponseExample({ operation: id, status, example, operations, messages }: BoundProps) {
  const response = operations.get(id)?.responses.find((candidate) => candidate.status === status);
  const examples = response?.media.flatMap((media) => media.examples) ?? [];
  const chosen = examples.find(({ name }) => name === example) ?? examples[0];
  const label = fillMessage(messages.reference.response, { status });
  if (!chosen) return <CodeBlock code={label} grammar="text" messages={messages.code} title={label} />;
  return (
    <CodeBlock
      code={chosen.code}
      variants={chosen.variants}
      grammar={chosen.grammar}
      messages={messages.code}
      title={`${label} · ${chosen.summary}`}
    />
  );
}
