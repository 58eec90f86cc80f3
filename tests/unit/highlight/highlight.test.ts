import { readFileSync } from 'node:fs';
import { describe, expect, test, vi } from 'vitest';
import { GRAMMARS, highlight, isGrammar } from '../../../lib/highlight/highlight';
import { TOKEN_CLASSES } from '../../../lib/highlight/write-runs';
import { SAMPLE_GENERATORS } from '../../../lib/openapi/samples/generate-samples';
import { readText } from './sample-faults';

describe('highlighted code', () => {
  test('has classes instead of colours', async () => {
    expect(await highlight('{\n  "a": 1\n}', 'json')).toMatchInlineSnapshot(`
      "{
        <i class=k>"a"</i><i class=p>:</i> <i class=c>1</i>
      }"
    `);
  });

  test('has a colour for each class', () => {
    const styles = readFileSync('app/styles/base.css', 'utf8');
    const colours = [...styles.matchAll(/pre \.([a-z]) \{\s+color: var\(--t-([a-z-]+)\);/g)];
    expect(Object.fromEntries(colours.map(([, letter, name]) => [name, letter]))).toEqual(TOKEN_CLASSES);
  });

  test('is one element for what is of one kind, however many lines it takes', async () => {
    expect(await highlight("echo 'um\n  dois\ntrês'", 'bash')).toMatchInlineSnapshot(`
      "<i class=f>echo</i> <i class=e>'um
        dois
      três'</i>"
    `);
  });

  test('is an element per line where lines are told apart', async () => {
    expect(await highlight("a 'b\nc'", 'bash', { shape: 'lines' })).toMatchInlineSnapshot(`
      "<span class="line"><i class=f>a</i> <i class=e>'b</i></span>
      <span class="line"><i class=e>c'</i></span>"
    `);
  });

  test('cannot become markup', async () => {
    const html = await highlight('<script>alert("&amp;")</script>', 'text');
    expect(html).toBe('&lt;script&gt;alert("&amp;amp;")&lt;/script&gt;');
  });

  test.each(GRAMMARS)('in %s reads as it was written', async (grammar) => {
    const code = `<a b="c & d"> // 'x' # $y\n\n\tfim 'ção' {}`;
    const html = await highlight(code, grammar);
    expect(readText(html)).toBe(code);
    expect(html).not.toMatch(/style=|color/);
  });

  test.each(GRAMMARS.filter((name) => name !== 'text'))('in %s has tokens told apart', async (grammar) => {
    const code = `<a b="c"/>\n{"chave": "texto", 'k': 12}\nSELECT x -- y\nGET / HTTP/1.1\nHost: x\nnew X("y"); # z`;
    expect(await highlight(code, grammar)).toMatch(/<i class=[a-z]>/);
  });

  test('of nothing is nothing', async () => {
    expect(await highlight('', 'json')).toBe('');
  });
});

describe('a grammar', () => {
  test('is known by its name', () => {
    expect([isGrammar('json'), isGrammar('text'), isGrammar('cobol'), isGrammar('')]).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  test('exists for every sample language', () => {
    expect(Object.values(SAMPLE_GENERATORS).map(({ grammar }) => isGrammar(grammar))).not.toContain(false);
  });
});

test('a machine that is slow to answer gets the colours of every line', async () => {
  const clock = vi.spyOn(Date, 'now');
  let now = 0;
  // A clock on which every look is a second later: what has a limit of time is out of it at once.
  clock.mockImplementation(() => (now += 1000));
  try {
    expect(await highlight('const lento = "a" + 1;', 'javascript')).toContain('<i class=e>');
  } finally {
    clock.mockRestore();
  }
});

describe('the values that readers replace', () => {
  // @behaviour Your data: Every value that the reader replaces is marked in the HTML
  test('are marked inside the element of their kind', async () => {
    expect(
      await highlight('{ "cUF": "35", "CNPJ": "11222333000181" }', 'json', { isSample: true }),
    ).toMatchInlineSnapshot(
      `"{ <i class=k>"cUF"</i><i class=p>:</i> <i class=e>"<mark data-value="cuf">35</mark>"</i><i class=p>,</i> <i class=k>"CNPJ"</i><i class=p>:</i> <i class=e>"<mark data-value="cnpj">11222333000181</mark>"</i> }"`,
    );
  });

  test('are one mark each, also where a grammar cuts them', async () => {
    const html = await highlight(`curl "https://a.b/$TOKEN/11222333000181" -H "\${TOKEN:?Defina TOKEN.}"`, 'bash', {
      isSample: true,
    });
    expect(html.match(/<mark data-value="\w+">[^<]*<\/mark>/g)).toEqual([
      '<mark data-value="token">TOKEN</mark>',
      '<mark data-value="cnpj">11222333000181</mark>',
      '<mark data-value="token">TOKEN</mark>',
      '<mark data-value="token">TOKEN</mark>',
    ]);
  });

  test('are not marked in what nobody sends', async () => {
    expect(await highlight('"11222333000181"', 'json')).not.toContain('<mark');
  });
});
