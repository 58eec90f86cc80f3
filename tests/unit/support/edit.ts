/** Replaces one passage of a source text, and refuses when the passage is not there to replace. */
export function edit(text: string, from: string, to: string): string {
  if (!text.includes(from)) throw new Error(`The source does not contain: ${from}`);
  return text.replace(from, () => to);
}
