import { describe, expect, test } from 'vitest';
import { MAX_LENGTH } from '../../../lib/fiscal/answer';
import { recogniseAnswer } from '../../../lib/fiscal/recognise-answer';
import { findingsOf, KEY } from './read-findings';

describe('a key or a code alone', () => {
  test('is recognised as such, a wrong key too', () => {
    expect(recogniseAnswer(` NFe${KEY}\n`)).toMatchObject({ kind: 'key', key: { text: KEY, faults: [] } });
    expect(recogniseAnswer(KEY.slice(1))).toMatchObject({ kind: 'key', key: { faults: [{ kind: 'length' }] } });
    expect(recogniseAnswer('#539')).toMatchObject({ kind: 'answer', findings: [{ code: '539' }] });
    expect(recogniseAnswer(' \n\u0000')).toEqual({ kind: 'empty' });
  });
});

describe('a text', () => {
  test('of more than the limit is not read', () => {
    expect(recogniseAnswer('a'.repeat(MAX_LENGTH + 1))).toEqual({ kind: 'tooLong', length: MAX_LENGTH + 1 });
  });

  test('with markup in a message keeps it as text', () => {
    const text = '<r><cStat>539</cStat><xMotivo>&lt;img src=x onerror=alert(1)&gt;</xMotivo></r>';
    expect(findingsOf(text)[0]?.message).toBe('<img src=x onerror=alert(1)>');
  });

  test('with more results than anybody reads is cut and says so', () => {
    const text = `<a>${'<r><cStat>539</cStat></r>'.repeat(300)}</a>`;
    const recognised = recogniseAnswer(text);
    expect(recognised).toMatchObject({ kind: 'answer', isPartial: true });
    expect(findingsOf(text)).toHaveLength(50);
  });
});
