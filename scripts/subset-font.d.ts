declare module 'subset-font' {
  type Options = {
    readonly targetFormat: 'woff2';
    readonly keepFeatures: readonly string[];
    readonly variationAxes: Readonly<Record<string, { readonly min: number; readonly max: number }>>;
    /** Names of the font to keep beside the usual ones, by their number. */
    readonly preserveNameIds: readonly number[];
  };

  /** A font with the characters of a text alone. */
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
