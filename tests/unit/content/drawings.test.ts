import { describe, expect, test } from 'vitest';
import { colourSvg, isThemedSvg } from '../../../lib/content/colour-svg';
import { readImageSize } from '../../../lib/content/image-size';
import { readFault } from '../support/fault';

const TOKENS = ':root {\n  --text: light-dark(#111111, #eeeeee);\n  --accent: light-dark(#0a6256, #6fd3c0);\n}\n';
const PLAIN = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"/>';
const THEMED =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20" stroke="currentColor">\n<path fill="var(--accent)"/></svg>';

describe('the size of an image', () => {
  const sizeOf = (svg: string) => readImageSize(Buffer.from(svg), 'a.svg');

  test('of a drawing is its width and height, or else its view box', () => {
    expect(sizeOf('<svg width="80" height="40px" viewBox="0 0 8 4">')).toEqual({ width: 80, height: 40 });
    expect(sizeOf('<?xml version="1.0"?>\n<svg width="100%" viewBox="0,0, 640.4 200">')).toEqual({
      width: 640,
      height: 200,
    });
  });

  test('of a PNG is what its header says', () => {
    const header = Buffer.from('89504e470d0a1a0a0000000d494844520000012c000000c8', 'hex');
    expect(readImageSize(header, 'a.png')).toEqual({ width: 300, height: 200 });
    expect(() => readImageSize(Buffer.from('GIF89a'), 'a.png')).toThrow('save it as PNG again');
  });
});

test('only a drawing that names colours of the theme has two forms', () => {
  expect([PLAIN, THEMED, '<svg fill="var(--text)"/>'].map(isThemedSvg)).toEqual([false, true, true]);
});

test('a drawing with a colour that is none is refused with its line', () => {
  expect(
    readFault(() => colourSvg(THEMED.replace('accent', 'acent'), 'a.svg', 'light', TOKENS)),
  ).toMatchInlineSnapshot(`
      "a.svg:2
        var(--acent): app/styles/tokens.css has no such colour
        Fix: use "accent" or "text""
    `);
});

test.each([
  ['light', '--text:#111111;--accent:#0a6256'],
  ['dark', '--text:#eeeeee;--accent:#6fd3c0'],
] as const)('a drawing takes the colours of the %s scheme that it names, and that of texts', (scheme, colours) => {
  const tokens = TOKENS.replace('}', '  --other: light-dark(#ffffff, #000000);\n}').replace(
    ': light-dark(#0a',
    ':light-dark(#0a',
  );
  expect(colourSvg(THEMED, 'a.svg', scheme, tokens)).toBe(
    THEMED.replace('>', `><style>:root{color:var(--text);${colours}}</style>`),
  );
});

test.each([
  ['a file that ends early', '89504e470d0a1a0a0000000d494844520000012c000000'],
  ['a PNG of no width', '89504e470d0a1a0a0000000d4948445200000000000000c8'],
  ['a PNG of no height', '89504e470d0a1a0a0000000d494844520000012c00000000'],
  ['another signature', '89504e470d0a1a0b0000000d494844520000012c000000c8'],
])('%s has no size', (_, header) => {
  expect(readFault(() => readImageSize(Buffer.from(header, 'hex'), 'img/a.png'))).toBe(
    'img/a.png\n  size: the image does not say how large it is\n  Fix: save it as PNG again',
  );
});

test.each([
  ['no width', '<svg width="0" height="40" viewBox="0 0 8 4">', 8, 4],
  ['no height', '<svg width="80" height="0" viewBox="0 0 8 4">', 8, 4],
  ['the width alone', '<svg width="80" viewBox="-1.5 -2 8.4 4.6">', 8, 5],
  ['broken numbers', '<svg width="79.6" height="40.2">', 80, 40],
  ['sizes of what is drawn', '<svg viewBox="0 0 8 4"><rect width="1" height="1"/></svg>', 8, 4],
  ['other attributes of like names', '<svg data-width="1" data-height="1" viewBox="0 0 8 4">', 8, 4],
])('a drawing with %s has a size', (_, svg, width, height) => {
  expect(readImageSize(Buffer.from(svg), 'a.svg')).toEqual({ width, height });
});

test('a drawing of no size, or a text that is no drawing, is refused', () => {
  for (const text of ['<svg viewBox="0 0 0 4">', '<svg viewBox="0 0 8 0">', '<svgs viewBox="0 0 8 4">', ''])
    expect(readFault(() => readImageSize(Buffer.from(text), 'a.svg'))).toContain('Fix: give its <svg> a viewBox');
});
