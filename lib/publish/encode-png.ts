import { crc32, deflateSync } from 'node:zlib';

/** A colour as `#rrggbb`. */
type Colour = string;

const SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
/** A PNG can number this many colours in half a byte for each pixel. */
const MOST_COLOURS = 16;
/** Bits for each pixel, and the kind "by number of a colour". */
const DEPTH = 4;
const INDEXED = 3;
/** Of compression: the next ones take three to seven times as long for 3 and 4 % less. */
const LEVEL = 7;

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
  const pixels = new DataView(rgba.buffer, rgba.byteOffset, rgba.byteLength);
  let colour = -1;
  let number = 0;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const next = pixels.getUint32((y * width + x) * 4) >>> 8;
      if (next !== colour) {
        colour = next;
        number = numberOf(next);
      }
      const place = y * (bytesInRow + 1) + 1 + (x >> 1);
      // Two pixels in a byte, the left one first.
      rows[place] = x % 2 === 0 ? number << DEPTH : (rows[place] ?? 0) | number;
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

/** The number of the colour that is nearest to another, which is remembered. */
function findNearest(palette: readonly (readonly number[])[]): (colour: number) => number {
  const known = new Map<number, number>();
  return (colour) => {
    const found = known.get(colour);
    if (found !== undefined) return found;
    const channels = [colour >> 16, (colour >> 8) & 0xff, colour & 0xff];
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
