/** The JSON in a text. */
export type FoundJson = {
  /** What the whole text is, or a list of the objects in it. */
  readonly value: unknown;
  /** Whether the text is JSON from its start on. */
  readonly isWhole: boolean;
  /** The text without what was read. */
  readonly around: string;
  /** Objects in it that are cut off or malformed. */
  readonly broken: string;
};

/** Objects between words that are tried: each of no JSON costs an exception. */
const MAX_OBJECTS = 200;

/** The JSON that a text is, or the objects in it: after the beginning of a line of a log, or one a line. */
export function findJson(text: string): FoundJson | undefined {
  const end = Math.max(text.lastIndexOf('}'), text.lastIndexOf(']'), text.lastIndexOf('"')) + 1;
  const whole = /^["{[]/.test(text) ? parseJson(text.slice(0, end)) : undefined;
  return whole === undefined ? findObjects(text) : { value: whole, isWhole: true, around: text.slice(end), broken: '' };
}

function findObjects(text: string): FoundJson | undefined {
  const values: unknown[] = [];
  let around = '';
  let broken = '';
  let read = 0;
  for (const { start, end } of listObjects(text)) {
    const object = text.slice(start, end);
    const value = parseJson(object);
    if (value === undefined) {
      broken += `${object}\n`;
    } else {
      values.push(value);
      around += text.slice(read, start);
      read = end;
    }
  }
  around += text.slice(read);
  return values.length === 0 ? undefined : { value: values, isWhole: false, around, broken };
}

/** Where objects stand, those that never end included. */
function listObjects(text: string): readonly { readonly start: number; readonly end: number }[] {
  const objects: { readonly start: number; readonly end: number }[] = [];
  let depth = 0;
  let start = text.indexOf('{');
  if (start < 0) return [];
  let isText = false;
  for (let index = start; index < text.length && objects.length < MAX_OBJECTS; index++) {
    const character = text[index];
    if (isText && character === '\\') {
      index++;
    } else if (isText && character === '\n') {
      // No text of JSON has a line end: the object was cut off.
      objects.push({ start, end: index });
      isText = false;
      depth = 0;
    } else if (character === '"') {
      isText = !isText && depth > 0;
    } else if (!isText && character === '{') {
      if (depth === 0) start = index;
      depth++;
    } else if (!isText && character === '}' && depth > 0) {
      depth--;
      if (depth === 0) objects.push({ start, end: index + 1 });
    }
  }
  if (depth > 0) objects.push({ start, end: text.length });
  return objects;
}

/** The value of a JSON text, or of the JSON text in a JSON string; undefined when it is none. */
function parseJson(text: string): unknown {
  if (isTooDeep(text)) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'string' && /^\s*[{[]/.test(value) ? JSON.parse(value) : value;
  } catch {
    return undefined;
  }
}

/** Levels of nesting beyond which JSON is taken for an attack. */
const MAX_DEPTH = 100;

/** Whether JSON nests deeper than any answer. Some browsers parse nesting by recursion, which a text can exhaust. */
function isTooDeep(text: string): boolean {
  let depth = 0;
  let isText = false;
  for (let index = 0; index < text.length; index++) {
    const character = text[index];
    if (isText) {
      if (character === '\\') index++;
      else if (character === '"') isText = false;
    } else if (character === '"') {
      isText = true;
    } else if (character === '{' || character === '[') {
      depth++;
      if (depth > MAX_DEPTH) return true;
    } else if (character === '}' || character === ']') {
      depth--;
    }
  }
  return false;
}
