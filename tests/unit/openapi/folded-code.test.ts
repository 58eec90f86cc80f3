import { expect, test } from 'vitest';
import { listFoldedExamples } from '../../../lib/openapi/folded-code';
import { projectSite } from '../support/project-site';

const sending = projectSite.operations.get('sendDfeUsingPOST');

test('of a body the first example is on the page, of the answers the first success', () => {
  if (!sending) throw new Error('The description has no sending');
  const folded = listFoldedExamples(sending).map(({ anchor }) => anchor);
  const body = sending.requestBody?.media.flatMap(({ examples }) => examples.map(({ anchor }) => anchor)) ?? [];
  expect(folded).not.toContain(body[0]);
  expect(folded).toEqual(expect.arrayContaining(body.slice(1)));
  const answers = sending.responses.flatMap((response) =>
    response.media.flatMap(({ examples }) => examples.map(({ anchor }) => ({ anchor, status: response.status }))),
  );
  const open = answers.find(({ status }) => status.startsWith('2'));
  expect(answers.filter(({ anchor }) => !folded.includes(anchor))).toEqual([open]);
  expect(new Set(folded).size).toBe(folded.length);
});

test('where no answer is a success the first one stays', () => {
  const responses = (sending?.responses ?? []).filter(({ status }) => !status.startsWith('2'));
  const all = responses.flatMap(({ media }) => media.flatMap(({ examples }) => examples));
  expect(listFoldedExamples({ requestBody: undefined, responses }).map(({ anchor }) => anchor)).toEqual(
    all.slice(1).map(({ anchor }) => anchor),
  );
});
