import { describe, expect, test } from 'vitest';
import { csharpRaw } from '../../../lib/openapi/samples/csharp';
import { shellQuoted } from '../../../lib/openapi/samples/curl';
import { javaTextBlock } from '../../../lib/openapi/samples/java';
import { javascriptKey, javascriptLiteral } from '../../../lib/openapi/samples/javascript-literal';
import { phpLiteral, phpString } from '../../../lib/openapi/samples/php-literal';
import type { JsonValue, SampleRequest } from '../../../lib/openapi/samples/sample-request';
import { jsonText, quotedString } from '../../../lib/openapi/samples/source-text';
import { libcurlHeaderLines, wireHeaders, wireUrl } from '../../../lib/openapi/samples/wire-request';

const raw = String.raw;

const HOSTILE_TEXTS = [
  ...['', "'", '"', '$', '\\', '`', '\n', '\t', '\r', '\u0000', '\u2028', '\u2029', '\u202e', '\ufeff'],
  ...['"""', '""""', '*/', '?>', '{}', '%s', '{$x}', '\u0024{HOME}', '\\u0041', '\\\\', 'ção', '😀', '</script>'],
];
const HOSTILE_VALUE: JsonValue = {
  textos: HOSTILE_TEXTS,
  chaves: Object.fromEntries(HOSTILE_TEXTS.map((text, index) => [text, index])),
  numeros: [0, -1, 1.5, 1e21, 1e-7],
  outros: [true, false, null, [], {}, [[]], { a: {} }],
  ['k'.repeat(44)]: 1,
};

test('shellQuoted: only the single quote needs care', () => {
  expect(shellQuoted('')).toBe("''");
  expect(shellQuoted('a "b" $c `d` \\ !\n')).toBe('\'a "b" $c `d` \\ !\n\'');
  expect(shellQuoted("d'Ávila")).toBe(raw`'d'\''Ávila'`);
});

test('quotedString: quote, backslash and invisible characters', () => {
  expect(quotedString('', '"')).toBe('""');
  expect(quotedString(raw`"a" 'b' \u0041`, '"')).toBe(raw`"\"a\" 'b' \\u0041"`);
  expect(quotedString(raw`"a" 'b' $`, "'")).toBe(raw`'"a" \'b\' $'`);
  expect(quotedString('\n\r\t\u0000\u2028\u202e\ufeff', '"')).toBe(raw`"\n\r\t\u0000\u2028\u202e\ufeff"`);
  expect(quotedString('ção 😀 {} % ?> */', '"')).toBe('"ção 😀 {} % ?> */"');
});

describe('jsonText', () => {
  test('holds the same value, with invisible characters escaped', () => {
    expect(JSON.parse(jsonText(HOSTILE_VALUE))).toEqual(HOSTILE_VALUE);
    expect(jsonText('a\u2028b\u007f\n')).toBe(raw`"a\u2028b\u007f\n"`);
  });

  test('breaks lines only between values', () => {
    expect(jsonText({ a: ['x\ny'], b: {} })).toBe('{\n  "a": [\n    "x\\ny"\n  ],\n  "b": {}\n}');
  });
});

test('csharpRaw has more quotes around the text than the text has in a row, and escapes nothing', () => {
  expect(csharpRaw(raw`{"a": "\\ {0}"}`)).toBe(`"""\n${raw`{"a": "\\ {0}"}`}\n"""`);
  expect(csharpRaw('"""')).toBe('""""\n"""\n""""');
});

test('javaTextBlock doubles backslashes, so that Java sees neither escapes nor its own \\u, and splits """', () => {
  expect(javaTextBlock(raw`{"a": "\n\u2028"}`)).toBe(`"""\n${raw`{"a": "\\n\\u2028"}`}\n"""`);
  expect(javaTextBlock('"""""""')).toBe(`"""\n${raw`""\"""\""`}\n"""`);
});

describe('javascriptLiteral', () => {
  test('evaluates to the same value', () => {
    expect(new Function(`return ${javascriptLiteral(HOSTILE_VALUE)};`)()).toEqual(HOSTILE_VALUE);
  });

  test('quotes a key only when it must, and never sets the prototype', () => {
    expect(['nome', '_x$1', 'class', 'a-b', '1a', ''].map(javascriptKey)).toEqual([
      ...['nome', '_x$1', 'class', "'a-b'", "'1a'", "''"],
    ]);
    const value: JsonValue = JSON.parse('{"__proto__": {"a": 1}}');
    expect(JSON.stringify(new Function(`return ${javascriptLiteral(value)};`)())).toBe('{"__proto__":{"a":1}}');
  });
});

describe('phpLiteral', () => {
  test('prefers single quotes', () => {
    expect(phpString(raw`d'Ávila "$x" {$y} \n ?>`)).toBe(raw`'d\'Ávila "$x" {$y} \\n ?>'`);
  });

  test('uses double quotes for invisible characters, without interpolation', () => {
    expect(phpString('"$x" {$y} \\\n\u2028')).toBe(raw`"\"\$x\" {\$y} \\\n\u{2028}"`);
  });

  test('keeps empty and list-like objects as objects', () => {
    expect(phpLiteral({})).toBe('new stdClass()');
    expect(phpLiteral([])).toBe('[]');
    expect(phpLiteral({ 0: 'a' })).toBe("(object) [\n    '0' => 'a',\n]");
    expect(phpLiteral({ 7: 'a' })).toBe("[\n    '7' => 'a',\n]");
  });

  test('writes scalars as PHP does', () => {
    expect([null, true, 1.5, 1e21, 'x'].map(phpLiteral)).toEqual(['null', 'true', '1.5', '1e+21', "'x'"]);
  });
});

describe('what goes over the wire', () => {
  const request: SampleRequest = {
    method: 'POST',
    url: "https://api.example.com/v1?q='a'",
    headers: [
      { name: 'content-type', value: 'text/xml' },
      { name: 'X-Tag', value: ' a  b ' },
      { name: 'x-tag', value: 'c\r\nX-Injected: 1' },
      { name: 'X-Empty', value: '' },
    ],
    bearer: false,
    body: null,
    answer: { kind: 'json' },
  };

  test('encodes the apostrophe of the address', () => {
    expect(wireUrl(request)).toBe('https://api.example.com/v1?q=%27a%27');
  });

  test('joins repeated headers, keeps each on one line and sets the type of the body', () => {
    expect(wireHeaders(request)).toEqual([
      { name: 'X-Tag', value: 'a  b, c X-Injected: 1' },
      { name: 'X-Empty', value: '' },
      { name: 'Content-Type', value: 'application/json' },
    ]);
  });

  test('writes an empty header the way libcurl reads it', () => {
    expect(libcurlHeaderLines(request)).toContain('X-Empty;');
  });
});
