import { crc32, inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { encodePng, mixColours } from '@/lib/publish/encode-png';

/** The chunks of a PNG, each with its checksum compared. */
function readChunks(png: Uint8Array): ReadonlyMap<string, Buffer> {
  const bytes = Buffer.from(png);
  const chunks = new Map<string, Buffer>();
  for (let at = 8; at < bytes.length; ) {
    const length = bytes.readUInt32BE(at);
    const named = bytes.subarray(at + 4, at + 8 + length);
    expect(bytes.readUInt32BE(at + 8 + length)).toBe(crc32(named));
    chunks.set(named.toString('latin1', 0, 4), named.subarray(4));
    at += length + 12;
  }
  return chunks;
}

const toRgba = (...colours: readonly number[]) =>
  Uint8Array.from(colours.flatMap((colour) => [colour >> 16, (colour >> 8) & 0xff, colour & 0xff, 0xff]));
const BLACK = 0x000000;
const RED = 0xff0000;
const DARK_RED = 0xd01010;

test('each pixel becomes the number of the nearest colour, two in a byte', () => {
  const rgba = toRgba(BLACK, RED, DARK_RED, RED, BLACK, BLACK);
  const chunks = readChunks(encodePng({ width: 3, height: 2, rgba }, ['#000000', '#ffffff', '#ff0000']));
  expect([...chunks.keys()]).toEqual(['IHDR', 'PLTE', 'IDAT', 'IEND']);
  expect([...(chunks.get('IHDR') ?? [])]).toEqual([0, 0, 0, 3, 0, 0, 0, 2, 4, 3, 0, 0, 0]);
  expect([...(chunks.get('PLTE') ?? [])]).toEqual([0, 0, 0, 255, 255, 255, 255, 0, 0]);
  expect([...inflateSync(chunks.get('IDAT') ?? '')]).toEqual([0, 0x02, 0x20, 0, 0x20, 0x00]);
});

test('rows that repeat are like those they repeat, and the next one is read anew', () => {
  const rgba = toRgba(RED, BLACK, BLACK, RED, BLACK, BLACK, BLACK, RED, BLACK, BLACK, RED, BLACK);
  const chunks = readChunks(encodePng({ width: 3, height: 4, rgba }, ['#000000', '#ff0000']));
  expect([...inflateSync(chunks.get('IDAT') ?? '')]).toEqual([0, 0x10, 0, 0, 0x10, 0, 0, 0x01, 0, 0, 0x01, 0]);
});

test('more colours than can be numbered are refused', () => {
  const colours = mixColours('#000000', '#ffffff', 16);
  expect(() => encodePng({ width: 1, height: 1, rgba: toRgba(BLACK) }, colours)).toThrow('17 colours are more than 16');
});

test('colours are mixed in even steps', () => {
  expect(mixColours('#000000', '#ff8001', 2)).toEqual(['#000000', '#804001', '#ff8001']);
  expect(mixColours('#0f161a', '#6fd3c0', 5).at(-1)).toBe('#6fd3c0');
});
