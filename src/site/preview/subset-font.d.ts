// The package has no types of its own.
declare module 'subset-font' {
  interface Options {
    targetFormat?: 'sfnt' | 'truetype' | 'woff' | 'woff2';
    keepFeatures?: readonly string[];
    noHinting?: boolean;
    /** Used instead of `characters`, which is then undefined. */
    keepAllGlyphs?: boolean;
    variationAxes?: Record<string, number | { min: number; max: number }>;
  }

  export default function subsetFont(
    font: Buffer,
    characters: string | undefined,
    options?: Options,
  ): Promise<Buffer>;
}
