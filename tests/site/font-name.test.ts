import { readFileSync } from 'node:fs';
import * as fontkitten from 'fontkitten';
import subsetFont from 'subset-font';
import { expect, it } from 'vitest';
import { withName } from '#site/integrations/font-name.ts';

const files = [
  '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2',
  'katex/dist/fonts/KaTeX_Main-Regular.woff2',
].map((path) => `node_modules/${path}`);

const plain = (file: string): Promise<Buffer> =>
  subsetFont(readFileSync(file), 'abc', { targetFormat: 'sfnt' });

const sumOf = (data: Buffer): number =>
  Array.from({ length: data.length / 4 }, (_, i) => data.readUInt32BE(4 * i)).reduce(
    (sum, part) => (sum + part) >>> 0,
    0,
  );

it('renames a font, and keeps its rights and letters', async () => {
  const outline = (of: fontkitten.Font) => of.glyphForCodePoint(97).path.toSVG();
  for (const file of files) {
    const font = await plain(file);
    const before = fontkitten.create(font) as fontkitten.Font;
    const after = fontkitten.create(withName(font, 'New Name')) as fontkitten.Font;
    expect(before.familyName).toMatch(/Source Sans|KaTeX/);
    const names = [after.familyName, after.fullName, after.postscriptName];
    expect(names, file).toEqual(['New Name', 'New Name', 'NewName']);
    expect(after.copyright, file).toBe(before.copyright);
    expect(after.characterSet, file).toEqual(before.characterSet);
    expect(outline(after), file).toBe(outline(before));
    expect(outline(after).length, file).toBeGreaterThan(50);
  }
});

it('writes a file whose sum is what the format asks for', async () => {
  expect(sumOf(withName(await plain(files[0]!), 'New Name'))).toBe(0xb1b0afba);
});
