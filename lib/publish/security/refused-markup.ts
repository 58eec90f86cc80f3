import { Parser } from 'htmlparser2';
import { SiteError } from '../../errors/site-error';

/** Text that may be such markup. Reading a page whole takes ten times as long as looking for it. */
const MAY_BE_REFUSED =
  /\s(?:style|on[a-z]+)\s*=|javascript:|<(?:base|iframe|frame|object|embed|video|audio)[\s>]|\ssrc(?:set)?="(?:https?:)?\/\//i;
const REFUSED_ELEMENTS = new Set(['base', 'iframe', 'frame', 'object', 'embed', 'video', 'audio']);

/**
 * Makes sure that a page has nothing else that the policy keeps browsers from: what it has would do nothing, and no test
 * may open the page.
 * @param html a page of the export
 * @param file the page's file, for the message
 * @throws SiteError which names the element
 */
export function refuseMarkup(html: string, file: string): void {
  if (!MAY_BE_REFUSED.test(html)) return;
  let refused: { readonly found: string; readonly fix: string } | undefined;
  const parser = new Parser({
    onopentag(name, attributes) {
      refused ??= describeElement(name, attributes);
    },
  });
  parser.end(html);
  if (refused) throw new SiteError({ place: { file }, key: 'security policy', ...refused });
}

function describeElement(name: string, attributes: Readonly<Record<string, string>>) {
  if (REFUSED_ELEMENTS.has(name))
    return { found: `the page has <${name}>`, fix: 'leave it out, or allow it in content-security-policy.ts' };
  for (const [attribute, value] of Object.entries(attributes)) {
    const shown = `<${name} ${attribute}="${value.slice(0, 60)}">`;
    if (attribute === 'style')
      return { found: `browsers refuse ${shown}`, fix: 'style it by a class and a style sheet' };
    if (attribute.startsWith('on')) return { found: `browsers refuse ${shown}`, fix: 'listen to it in a script file' };
    if (/^\s*javascript:/i.test(value)) return { found: `browsers refuse ${shown}`, fix: 'write a button' };
    if (/^src(?:set)?$/.test(attribute) && /^(?:https?:)?\/\//i.test(value))
      return { found: `browsers refuse ${shown}`, fix: 'publish the file with the site' };
  }
  return undefined;
}
