import { fillMessage } from '@/lib/i18n/fill-message';
import type { Problem } from '@/lib/openapi/request-form/check-value';
import type { FormTexts } from '@/lib/publish/request-form-texts';
import { formatLimits } from '../limit-words';

/** What is wrong with a place, in the words of the reference. */
export function sayProblem(
  { kind, names, constraints }: Problem,
  isRequired: boolean,
  messages: FormTexts['messages'],
): string {
  const list = names.join(', ');
  switch (kind) {
    case 'empty':
      return isRequired ? messages.requestForm.emptyRequired : messages.requestForm.empty;
    case 'missing':
      return fillMessage(messages.requestForm.missing, { names: list });
    case 'type':
      return fillMessage(messages.requestForm.type, { names: list });
    case 'value':
      return messages.requestForm.value;
    case 'format':
      return fillMessage(messages.requestForm.format, { names: list });
    case 'choice':
      return messages.requestForm.choiceMissing;
    case 'together':
      return fillMessage(messages.requestForm.together, { names: list });
    case 'excludes':
      return fillMessage(messages.requestForm.excludes, { names: list });
    case 'unknown':
      return messages.requestForm.unknown;
    case 'limits':
      return fillMessage(messages.requestForm.limits, { limits: sayLimits(constraints, messages.limits) });
  }
}

function sayLimits(constraints: Problem['constraints'], texts: FormTexts['messages']['limits']): string {
  return formatLimits(constraints, texts)
    .map(({ text, code }) => (code === undefined ? text : `${text} (${code})`))
    .join(', ');
}
