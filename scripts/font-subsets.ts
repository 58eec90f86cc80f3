import { readFileSync } from 'node:fs';
import path from 'node:path';
import subsetFont from 'subset-font';

/** A font that pages carry, made from one of a package. */
type FontSubset = {
  /** Below node_modules/. */
  readonly source: string;
  readonly file: string;
  /** OpenType features that stay: those that styles ask for, and those that letters need. */
  readonly features: readonly string[];
};

const LETTERS = ['ccmp', 'locl', 'mark', 'mkmk'] as const;

export const FONTS: readonly FontSubset[] = [
  {
    source: '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
    file: 'app/font-files/inter.woff2',
    features: [...LETTERS, 'kern', 'calt', 'tnum', 'cv05', 'ss03'],
  },
  {
    source: '@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2',
    file: 'app/font-files/jetbrains-mono.woff2',
    features: LETTERS,
  },
];

/** The weights that styles use. */
export const WEIGHTS = { min: 400, max: 700 };

/** Licence and its address: the fonts are passed on with it. */
const NOTICE = [13, 14];

/** Every character that a file may have: what the package's has of Latin letters stays whole. */
const CHARACTERS = Array.from({ length: 0xd800 - 0x20 }, (_, index) => String.fromCharCode(0x20 + index)).join('');

/** Makes the file of a font, the same of the same package. */
export async function makeFont({ source, features }: FontSubset, root: string): Promise<Buffer> {
  return subsetFont(readFileSync(path.join(root, 'node_modules', source)), CHARACTERS, {
    targetFormat: 'woff2',
    keepFeatures: features,
    variationAxes: { wght: WEIGHTS },
    preserveNameIds: NOTICE,
  });
}
