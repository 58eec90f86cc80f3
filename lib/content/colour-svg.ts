import { suggest } from '../errors/nearest';
import { SiteError } from '../errors/site-error';

export type Scheme = 'light' | 'dark';

/** A colour of tokens.css that has a value for either scheme: `--accent: light-dark(#0a6256, #6fd3c0);`. */
const TOKEN = /--([a-z0-9-]+):\s*light-dark\((#[0-9a-f]+),\s*(#[0-9a-f]+)\)/gi;

/** Whether a drawing takes its colours from the theme: it says `currentColor` or `var(--accent)`. */
export function isThemedSvg(svg: string): boolean {
  return /currentColor|var\(--/.test(svg);
}

/**
 * Gives a drawing the colours of one scheme. An SVG in an <img> cannot see the page's style sheet, so the colours it
 * names are written into it.
 * @param file path from the project's root, for messages
 * @param tokens the text of tokens.css
 * @throws SiteError when the drawing names a colour that is none
 */
export function colourSvg(svg: string, file: string, scheme: Scheme, tokens: string): string {
  const colours = new Map([...tokens.matchAll(TOKEN)].map(([, name = '', light, dark]) => [name, { light, dark }]));
  const used = new Set(['text', ...[...svg.matchAll(/var\(--([a-z0-9-]+)/gi)].map(([, name = '']) => name)]);
  const rules = [...used].map((name) => {
    const colour = colours.get(name);
    if (colour) return `--${name}:${colour[scheme]}`;
    const line = svg.slice(0, svg.indexOf(`var(--${name}`)).split('\n').length;
    throw new SiteError({
      place: { file, line },
      key: `var(--${name})`,
      found: 'app/styles/tokens.css has no such colour',
      fix: suggest(name, [...colours.keys()]),
    });
  });
  const style = `<style>:root{color:var(--text);${rules.join(';')}}</style>`;
  return svg.replace(/<svg\b[^>]*>/, (tag) => tag + style);
}
