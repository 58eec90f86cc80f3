type StringForm = {
  /** What stands between the quotes of a string literal, where it may be a JSON object or array. */
  readonly text: RegExp;
  /** One character of that text as the language writes it; the last character of an escape is the one it stands for. */
  readonly character: RegExp;
};

/** The string literals in which `lib/openapi/samples/` writes JSON text, by grammar. */
const STRING_FORMS: ReadonlyMap<string, readonly StringForm[]> = new Map([
  [
    'bash',
    [
      { text: /(?<=')\s*[{[][^']*(?:'\\''[^']*)*(?=')/g, character: /'\\''|./gs },
      { text: /(?<=<<JSON(?:[^\n]*\\\n)*[^\n]*\n)[{[][\s\S]*?(?=\nJSON$)/gm, character: /\\[\\$`]|./gs },
    ],
  ],
  ['csharp', [{ text: /(?<=""")\s*[{[](?:[^"]|"(?!""))*(?=""")/g, character: /./gs }]],
  ['java', [{ text: /(?<=""")\s*[{[](?:[^"\\]|\\.|"(?!""))*(?=""")/g, character: /\\["\\]|./gs }]],
]);

/** A JSON text that a program holds in a string literal. */
export type JsonLiteral = {
  /** Where the text begins in the code, in UTF-16 units. */
  readonly start: number;
  readonly json: string;
  /** The code of each UTF-16 unit of `json`: the unit itself or its escape. */
  readonly characters: readonly string[];
};

/** The JSON objects and arrays that stand in string literals of the code, in their order. */
export function findJsonLiterals(code: string, grammar: string): readonly JsonLiteral[] {
  return (STRING_FORMS.get(grammar) ?? [])
    .flatMap((form) =>
      [...code.matchAll(form.text)]
        .map(({ 0: text, index }) => {
          const characters = text.match(form.character) ?? [];
          return { start: index, json: characters.map((character) => character.at(-1)).join(''), characters };
        })
        .filter(({ json }) => isJson(json)),
    )
    .toSorted((one, other) => one.start - other.start);
}

/** Other programs in quotes begin with a brace too, those of awk and jq for example. */
function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
