/** Makes a text safe inside an element, but not in an attribute: code is full of quotes, which then stay one letter. */
export function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** Makes a text safe inside an element or a double-quoted attribute. */
export function escapeHtml(text: string): string {
  return escapeText(text).replaceAll('"', '&quot;');
}
