import { createCssVariablesTheme, createHighlighter } from 'shiki';
import { expect, test } from 'vitest';
import { GRAMMARS } from '../../../lib/highlight/highlight';
import { createTokenizer } from '../../../lib/highlight/tokenizer';
import { SAMPLE_GENERATORS } from '../../../lib/openapi/samples/generate-samples';
import { projectApi } from '../support/project-api';

/** Lines that read differently by what stands before them, in two orders and under two delimiters. */
const TEXTS = [
  ['bash', 'cat <<A\nfoo $x\nB\nA\necho B'],
  ['bash', 'cat <<B\nfoo $x\nA\nB\necho A'],
  ['bash', 'echo "a\n# not a comment\n"'],
  ['bash', '# not a comment'],
  ['bash', "echo '"],
  ['bash', '\n\n'],
  ['javascript', '/*\nconst a = 1;\n*/'],
  ['javascript', 'const a = 1;\nconst a = 1;'],
  ['javascript', 'const t = `\nconst a = 1;\nb`;'],
  ['php', "<?php\n$a = 'x';"],
  ['php', "$a = 'x';"],
  ['php', '<?php\n$s = <<<T\n$a\nT;\n$a;'],
  ['php', '<?php\n/* $a\n*/ $a'],
  ['java', '/*\nint a = 1;\n*/ int a = 1;'],
  ['java', 'String s = """\nint a = 1;\n""";\nint a = 1;'],
  ['csharp', 'var s = @"\nint a = 1;\n";\nint a = 1;'],
  ['csharp', 'int a = 1;\r\n/* int a = 1;\r\n*/'],
  ['python', '"""\ndef a(): pass\n"""\ndef a(): pass'],
  ['python', 'def a(): pass'],
  ['yaml', 'a: |\n  b: 1\nb: 1'],
  ['yaml', '  b: 1\nb: 1'],
  ['xml', '<!--\n<a b="c"/>\n-->\n<a b="c"/>'],
  ['xml', '<a b="\n<a b="c"/>'],
] as const;

test('lines that are read once have the tokens that they have in each whole text', async () => {
  const theme = createCssVariablesTheme({ name: 'site', variablePrefix: '--code-', fontStyle: false });
  const highlighter = await createHighlighter({
    themes: [theme],
    langs: GRAMMARS.filter((grammar) => grammar !== 'text'),
  });
  const tokenize = createTokenizer(highlighter, theme);
  const requests = projectApi.groups.flatMap(({ operations }) => operations.flatMap((one) => one.requests.slice(0, 1)));
  const samples = Object.values(SAMPLE_GENERATORS).flatMap(({ grammar, generate }) =>
    requests.slice(0, 12).map(({ request }) => [grammar, generate(request)] as const),
  );
  const all = [...TEXTS, ...samples];
  expect(all.length).toBeGreaterThan(70);
  for (const [grammar, code] of [...all, ...all.toReversed()]) {
    const whole = highlighter.codeToTokensBase(code, { lang: grammar, theme, tokenizeTimeLimit: 0 });
    const colours = whole.map((line) => line.map(({ content, color }) => `${content} ${color}`));
    const lines: string[][] = [[]];
    for (const { content, name } of tokenize(code, grammar)) {
      if (content === '\n') lines.push([]);
      else lines.at(-1)?.push(`${content} var(--code-${name === undefined ? 'foreground' : `token-${name}`})`);
    }
    expect(lines, code).toEqual(colours);
  }
});
