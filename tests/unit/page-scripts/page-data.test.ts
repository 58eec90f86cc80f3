import { expect, test } from 'vitest';
import { readDataScript, swapQuotes, writeDataScript } from '@/lib/page-scripts/page-data';

const DIGEST = '0123456789abcdef';
const HOSTILE = `1:"a'b"\n2:T5,\\n\r\n'3:"\\\\'])"\n4:"\u2028</script>é"\n`;

test('data comes out of its script as it went in', () => {
  expect(readDataScript(writeDataScript(HOSTILE, DIGEST))).toEqual([DIGEST, HOSTILE]);
});

test('the script hands the data over, with the digest', () => {
  const taken: string[] = [];
  new Function('pageData', writeDataScript(HOSTILE, DIGEST))((given: readonly string[]) => taken.push(...given));
  expect(taken).toEqual([DIGEST, swapQuotes(HOSTILE)]);
});

test('data that breaks off is none, wherever it does, and neither is another file', () => {
  const script = writeDataScript(HOSTILE, DIGEST);
  for (let end = 0; end < script.length; end++) expect(() => readDataScript(script.slice(0, end))).toThrow();
  expect(() => readDataScript('<!DOCTYPE html><html></html>\n')).toThrow();
});

test('quotes are hardly ever escaped', () => {
  const data = '1:["$","p",null,{"children":"O campo"}]\n';
  expect(writeDataScript(data, DIGEST)).toHaveLength(data.length + `pageData(["${DIGEST}",""])\n`.length + 1);
});
