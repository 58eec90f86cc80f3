import { SiteError } from '../errors/site-error';

/** Width and height in CSS pixels. */
export type ImageSize = { readonly width: number; readonly height: number };

const PNG_SIGNATURE = '89504e470d0a1a0a';

/**
 * The size of a PNG or SVG, which keeps the image's place in the page until it has loaded.
 * @param file path from the project's root, for messages
 * @throws SiteError when the file does not say its size
 */
export function readImageSize(source: Uint8Array, file: string): ImageSize {
  const size = file.endsWith('.svg') ? readSvgSize(source) : readPngSize(source);
  if (size && size.width > 0 && size.height > 0) return size;
  throw new SiteError({
    place: { file },
    key: 'size',
    found: 'the image does not say how large it is',
    fix: file.endsWith('.svg') ? 'give its <svg> a viewBox="0 0 width height"' : 'save it as PNG again',
  });
}

/** Every PNG starts with its signature and a header chunk that gives width and height in four bytes each. */
function readPngSize(source: Uint8Array): ImageSize | undefined {
  const data = Buffer.from(source);
  if (data.length < 24 || data.toString('hex', 0, 8) !== PNG_SIGNATURE) return undefined;
  return { width: data.readUInt32BE(16), height: data.readUInt32BE(20) };
}

function readSvgSize(source: Uint8Array): ImageSize | undefined {
  const [tag] = /<svg\b[^>]*>/.exec(Buffer.from(source).toString('utf8')) ?? [];
  if (tag === undefined) return undefined;
  const read = (name: string) => Number(new RegExp(`\\s${name}="([\\d.]+)(?:px)?"`).exec(tag)?.[1]);
  const size = { width: Math.round(read('width')), height: Math.round(read('height')) };
  if (size.width > 0 && size.height > 0) return size;
  const [, width, height] = /\sviewBox="[-\d.]+[ ,]+[-\d.]+[ ,]+([\d.]+)[ ,]+([\d.]+)"/.exec(tag) ?? [];
  return { width: Math.round(Number(width)), height: Math.round(Number(height)) };
}
