import { renderMermaidSVG } from 'beautiful-mermaid';
import { SiteError } from '../errors/site-error';
import type { Diagram } from './diagram';

const PADDING = 12;

/**
 * Draws a diagram from its Mermaid source (flowchart, sequence or state diagram), which must carry a title and its
 * content in words: `accTitle: …` and `accDescr { … }`, Mermaid's own form.
 * @param file path from the project's root, for messages
 * @throws SiteError when the source cannot be drawn, or says nothing to readers who cannot see it
 */
export function drawDiagram(source: string, name: string, file: string): Diagram {
  const title = /^\s*accTitle:\s*(.+)$/m.exec(source)?.[1]?.trim();
  const words = /^\s*accDescr\s*\{([^}]*)\}/m.exec(source)?.[1];
  const description = (words ?? '').split('\n').map((line) => line.trim());
  const lines = description.filter((line) => line !== '');
  if (title === undefined || lines.length === 0) {
    throw new SiteError({
      place: { file },
      key: title === undefined ? 'accTitle' : 'accDescr',
      found: 'the diagram says nothing to readers who cannot see it',
      fix: 'write "accTitle: what it shows" and "accDescr { the same in words }" below the first line',
    });
  }
  const drawing = source.replace(/^\s*accTitle:.*$/m, '').replace(/^\s*accDescr\s*\{[^}]*\}/m, '');
  return { name, title, description: lines, svg: draw(drawing, name, file) };
}

function draw(source: string, name: string, file: string): string {
  let svg: string;
  try {
    svg = renderMermaidSVG(source.trim(), { transparent: true, padding: PADDING, nodeSpacing: 20, layerSpacing: 32 });
  } catch (error) {
    throw new SiteError(
      { place: { file }, key: 'Mermaid', found: String(error), fix: 'correct the source; see CONTRIBUTING.md' },
      { cause: error },
    );
  }
  return adapt(svg, name);
}

/**
 * The library writes whole documents: its style sheet fetches a font from another host, its ids repeat from picture
 * to picture, and its data attributes and decimals serve nobody here.
 */
function adapt(svg: string, name: string): string {
  return svg
    .replace(/<style>.*?<\/style>/s, '')
    .replace(
      /^<svg[^>]* viewBox="([^"]*)"[^>]*>/,
      (root, box: string) => `<svg viewBox="${round(box)}"${readSize(root)}>`,
    )
    .replace(/ data-[a-z-]+="[^"]*"/g, '')
    .replace(/(id="|url\(#)([a-z-]+)/g, `$1${name}-$2`)
    .replace(/ (?:x|y|x1|x2|y1|y2|cx|cy|r|dy|width|height|points|d)="[^"]*"/g, round)
    .replace(/>\s+</g, '><')
    .trim();
}

/** Natural size of a picture in whole CSS pixels, as attributes. */
function readSize(root: string): string {
  const sizes = [...root.matchAll(/ (width|height)="([\d.]+)"/g)];
  return sizes.map(([, name, size]) => ` ${name}="${Math.ceil(Number(size))}"`).join('');
}

/** One decimal of a pixel is more than anybody sees. */
function round(text: string): string {
  return text.replace(/\d+\.\d+/g, (number) => String(Math.round(Number(number) * 10) / 10));
}
