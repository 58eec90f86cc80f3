import { expect, test } from 'vitest';
import { completeDescription } from '../../../bench/peers/complete-description';

const TEXT = `paths:
  /dfe: { post: { requestBody: { $ref: '#/components/schemas/Dfe' } } }
components:
  schemas:
    Dfe: { properties: { a: { $ref: '#/components/schemas/NFe' }, b: { $ref: '#/components/schemas/NFe' } } }
`;

test('a schema that is only named becomes an open object, once, and the rest stays as it is', () => {
  const added = '    NFe: { type: object }\n';
  const completed = completeDescription(TEXT);
  expect(completed).toContain(`  schemas:\n${added}    Dfe:`);
  expect(completed.replace(added, '')).toBe(TEXT);
});
