import type { FirstNoteProgram } from '@/lib/content/first-note';
import type { Messages } from '@/lib/i18n/messages';
import { CodeBlock } from '../code/code-block';
import { Tab, Tabs } from './tabs';

export type FirstNotePartProps = {
  /** Number of the step in the programs; 0 is what comes before the first. */
  readonly step: string;
};

type BoundProps = FirstNotePartProps & {
  readonly programs: readonly FirstNoteProgram[];
  readonly messages: Messages;
};

/** One step of the programs that issue the first document, in each language. */
export function FirstNotePart({ step, programs, messages }: BoundProps) {
  return (
    <Tabs id={`passo-${step}`} group="primeira-nota" query="linguagem" messages={messages.mdx}>
      {programs.map(({ language, label, file, grammar, parts }) => (
        <Tab key={language} value={language} label={label}>
          <CodeBlock code={parts[Number(step)] ?? ''} grammar={grammar} title={file} messages={messages.code} />
        </Tab>
      ))}
    </Tabs>
  );
}
