import type { ExampleView, Operation, ResponseView } from './operation';

/** The code of an operation's folded examples as their own file has it: the inside of a <code> element, by anchor. */
export type FoldedCode = Readonly<Record<string, string>>;

/** A named answer with where it comes from. */
export type AnswerExample = ExampleView & { readonly status: string; readonly mediaType: string };

/** Every named answer, in the order of the page. */
export function listAnswers(responses: readonly ResponseView[]): readonly AnswerExample[] {
  return responses.flatMap(({ status, media }) =>
    media.flatMap(({ mediaType, examples }) => examples.map((example) => ({ ...example, status, mediaType }))),
  );
}

/** The answer that a page shows open: the first successful one. */
export function findFirstSuccess(answers: readonly AnswerExample[]): AnswerExample | undefined {
  return answers.find(({ status }) => status.startsWith('2'));
}

/**
 * Examples whose code is not in the page: those of a body but for the first, and the answers but for the one that is
 * open. They are most of the weight of a page with many.
 */
export function listFoldedExamples({ requestBody, responses }: Pick<Operation, 'requestBody' | 'responses'>) {
  const answers = listAnswers(responses);
  const shown = findFirstSuccess(answers) ?? answers[0];
  return [
    ...(requestBody?.media ?? []).flatMap(({ examples }) => examples.slice(1)),
    ...answers.filter((answer) => answer !== shown),
  ];
}
