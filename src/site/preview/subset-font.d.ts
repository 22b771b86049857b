// The package comes without types.
declare module 'subset-font' {
  interface Options {
    targetFormat?: 'sfnt' | 'truetype' | 'woff' | 'woff2';
    keepFeatures?: readonly string[];
    noHinting?: boolean;
    /** Then there are no characters. */
    keepAllGlyphs?: boolean;
    variationAxes?: Record<string, number | { min: number; max: number }>;
  }

  export default function subsetFont(
    font: Buffer,
    characters: string | undefined,
    options?: Options,
  ): Promise<Buffer>;
}
