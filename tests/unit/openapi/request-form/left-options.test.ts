import { expect, test } from 'vitest';
import { LeftOptions } from '../../../../lib/openapi/request-form/left-options';

const DET = ['body', 'det', '0', 'imposto'];

function leave() {
  const left = new LeftOptions();
  left.beginWith({ a: 1 });
  left.keep(DET, 'ICMS00', { vBC: '1.00' });
  left.keep(['body', 'det'], 'x', 'list');
  left.keep(['body', 'detalhe'], 'x', 'beside');
  return left;
}

test('an option that is chosen again has what it held, at its own place', () => {
  const left = leave();
  expect(left.find(DET, 'ICMS00')).toEqual({ vBC: '1.00' });
  expect(left.find(DET, 'ICMS10')).toBeUndefined();
  expect(left.find(['body', 'det', '1', 'imposto'], 'ICMS00')).toBeUndefined();
});

test('nothing of another beginning comes back', () => {
  const left = new LeftOptions();
  const first = { a: 1 };
  left.beginWith(first);
  left.keep(DET, 'ICMS00', '1');
  left.beginWith(first);
  expect(left.find(DET, 'ICMS00')).toBe('1');
  left.beginWith({ a: 1 });
  expect(left.find(DET, 'ICMS00')).toBeUndefined();
});

test.each([
  ['the group around it', ['body', 'det', '0', 'imposto']],
  ['an entry of its list, after which others have its place', ['body', 'det', '3']],
  ['the list', ['body', 'det']],
])('nothing of what was taken out comes back: %s', (_what, path) => {
  const left = leave();
  left.forget(path);
  expect(left.find(DET, 'ICMS00')).toBeUndefined();
  expect(left.find(['body', 'detalhe'], 'x')).toBe('beside');
});
