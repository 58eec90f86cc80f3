import { crc32, deflateSync } from 'node:zlib';

/** A colour as `#rrggbb`. */
type Colour = string;

const SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
/** A PNG can number this many colours in half a byte for each pixel. */
const MOST_COLOURS = 16;
/** Bits for each pixel, and the kind "by number of a colour". */
const DEPTH = 4;
const INDEXED = 3;
/** Of compression: 7 takes twice as long for 2 % less, and the next ones three to seven times that for 3 and 4 %. */
const LEVEL = 5;

export type Pixels = { readonly width: number; readonly height: number; readonly rgba: Uint8Array };

/**
 * Writes a picture of few colours as PNG: each pixel as the number of the colour that is nearest.
 * @param colours at most 16
 */
export function encodePng({ width, height, rgba }: Pixels, colours: readonly Colour[]): Uint8Array {
  if (colours.length > MOST_COLOURS) throw new RangeError(`${colours.length} colours are more than ${MOST_COLOURS}`);
  const palette = colours.map(readColour);
  const numberOf = findNearest(palette);
  const bytesInRow = Math.ceil((width * DEPTH) / 8);
  // Each row begins with a byte that says how it is filtered: not at all, which suits numbers of colours best.
  const rows = new Uint8Array((bytesInRow + 1) * height);
  const pixels = toWords(rgba);
  const sourceRows = Buffer.from(rgba.buffer, rgba.byteOffset, rgba.byteLength);
  const sourceBytes = width * 4;
  let colour = pixels[0];
  let number = numberOf(rgba, 0);
  for (let y = 0; y < height; y++) {
    // Most rows have nothing in them, and comparing two is far quicker than reading one.
    const [above, own] = [(y - 1) * sourceBytes, y * sourceBytes];
    if (y > 0 && sourceRows.compare(sourceRows, above, own, own, own + sourceBytes) === 0) {
      rows.copyWithin(y * (bytesInRow + 1), (y - 1) * (bytesInRow + 1), y * (bytesInRow + 1));
      continue;
    }
    for (let x = 0; x < width; x++) {
      const pixel = y * width + x;
      if (pixels[pixel] !== colour) {
        colour = pixels[pixel];
        number = numberOf(rgba, pixel);
      }
      if (number === 0) continue;
      const place = y * (bytesInRow + 1) + 1 + (x >> 1);
      // Two pixels in a byte, the left one first.
      rows[place] = (rows[place] ?? 0) | (x % 2 === 0 ? number << DEPTH : number);
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([DEPTH, INDEXED], 8);
  const chunks = [
    writeChunk('IHDR', header),
    writeChunk('PLTE', Uint8Array.from(palette.flat())),
    writeChunk('IDAT', deflateSync(rows, { level: LEVEL })),
    writeChunk('IEND', new Uint8Array()),
  ];
  return Buffer.concat([SIGNATURE, ...chunks]);
}

/**
 * The colours between two, both included, as the edges of letters have them.
 * @param steps how many there are besides the first
 */
export function mixColours(from: Colour, to: Colour, steps: number): readonly Colour[] {
  const [start, end] = [readColour(from), readColour(to)];
  return Array.from({ length: steps + 1 }, (_, step) => {
    const mixed = start.map((value, channel) => Math.round(value + (((end[channel] ?? 0) - value) * step) / steps));
    return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
  });
}

function readColour(colour: Colour): readonly number[] {
  return [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));
}

/** Four bytes of a pixel as one number, of which only sameness is asked. */
function toWords(rgba: Uint8Array): Uint32Array {
  // A view of numbers must begin where a number may.
  const { buffer, byteOffset, byteLength } = rgba.byteOffset % 4 === 0 ? rgba : rgba.slice();
  return new Uint32Array(buffer, byteOffset, byteLength / 4);
}

/** The number of the colour that is nearest to that of a pixel, which is remembered. */
function findNearest(palette: readonly (readonly number[])[]): (rgba: Uint8Array, pixel: number) => number {
  const known = new Map<number, number>();
  return (rgba, pixel) => {
    const channels = [0, 1, 2].map((channel) => rgba[pixel * 4 + channel] ?? 0);
    const colour = channels.reduce((sum, value) => sum * 256 + value, 0);
    const found = known.get(colour);
    if (found !== undefined) return found;
    const distances = palette.map((one) => one.reduce((sum, value, at) => sum + (value - (channels[at] ?? 0)) ** 2, 0));
    const nearest = distances.indexOf(Math.min(...distances));
    known.set(colour, nearest);
    return nearest;
  };
}

/** Length, name, content and their checksum. */
function writeChunk(name: string, content: Uint8Array): Uint8Array {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), content]);
  const chunk = Buffer.alloc(named.length + 8);
  chunk.writeUInt32BE(content.length, 0);
  chunk.set(named, 4);
  chunk.writeUInt32BE(crc32(named), named.length + 4);
  return chunk;
}
