import { describe, expect, test } from 'vitest';
import { findFirstSuccess, listAnswers, listFoldedExamples } from '../../../lib/openapi/folded-code';
import { readOperation } from '../support/api';

describe('examples whose code is not in the page', () => {
  const examples = (...names: readonly string[]) =>
    Object.fromEntries(names.map((name) => [name, { value: { a: 1 } }]));
  const json = (...names: readonly string[]) => ({ 'application/json': { examples: examples(...names) } });
  const operation = (statuses: readonly string[]) =>
    readOperation({
      requestBody: { content: json('um', 'dois', 'tres') },
      responses: Object.fromEntries(
        statuses.map((status) => [status, { description: 'Resposta.', content: json(`a${status}`, `b${status}`) }]),
      ),
    });
  const names = (list: readonly { readonly name: string }[]) => list.map(({ name }) => name);

  test('are those of a body but for the first, and the answers but for the first success', () => {
    const shown = operation(['200', '202', '400']);
    expect(names(listFoldedExamples(shown))).toEqual(['dois', 'tres', 'b200', 'a202', 'b202', 'a400', 'b400']);
    const answers = listAnswers(shown.responses);
    expect(answers.map(({ status, mediaType }) => `${status} ${mediaType}`)[4]).toBe('400 application/json');
    expect(findFirstSuccess(answers)?.name).toBe('a200');
  });

  test('are the answers but for the first one where none is a success', () => {
    const { responses } = operation(['400', '520']);
    expect(names(listFoldedExamples({ requestBody: undefined, responses }))).toEqual(['b400', 'a520', 'b520']);
    expect(findFirstSuccess(listAnswers(responses))).toBeUndefined();
  });
});
