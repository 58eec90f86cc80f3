/**
 * The files that a section of CONTRIBUTING.md names between backticks, as patterns. A name in braces stands for any
 * one segment, `…` for anything, a final slash for all that is inside.
 */
export function readNamedFiles(contributing: string, heading: string): readonly RegExp[] {
  const [, section] = contributing.split(`\n## ${heading}\n`);
  if (section === undefined) throw new Error(`CONTRIBUTING.md has no section "${heading}"`);
  const [own = ''] = section.split(/\n##+ /);
  const spans = [...own.replace(/```[\s\S]*?```/g, '').matchAll(/`([^`\n]+)`/g)].map(([, span = '']) => span);
  return spans.filter((span) => /^[\w.{}…-]+(\/[\w.{}…-]*)*$/.test(span) && /[/.]/.test(span)).map(toPattern);
}

function toPattern(span: string): RegExp {
  const source = span
    .replace(/[.+?^$()|[\]\\]/g, '\\$&')
    .replace(/\{[^}]*\}/g, '[^/]+')
    .replaceAll('…', '.*');
  return new RegExp(`^${source}${span.endsWith('/') ? '.*' : ''}$`);
}
