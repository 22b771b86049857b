import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { AnyFigure } from '#figure/figure.ts';
import { linesOf, outlineOf, type Type } from './faces.ts';
import { size } from './of-page.ts';
import { stillPicture } from './still.ts';
import { resolved, roles } from './styles.ts';

/**
 * The figure's rectangle. The figure is drawn smaller and enlarged, so that its words are readable
 * in a small preview.
 */
const figureBox = { x: 48, y: 132, width: 690, height: 460 };
const enlarged = 1.5;

const margin = 48;
const titleType: Type = { family: 'Libertinus Serif', weight: 400, isItalic: false, size: 58 };
const questionType: Type = { family: 'Libertinus Serif', weight: 400, isItalic: true, size: 36 };
const nameType: Type = { family: 'Libertinus Serif', weight: 400, isItalic: false, size: 27 };

const colour = (role: string) => resolved(`var(--${role})`, roles);
const paper = colour('paper');
const ink = colour('ink');

/** The contents of a picture. */
export interface Contents {
  readonly title: string;
  readonly question: string;
  readonly figure: AnyFigure | null;
}

/** The largest picture allowed, in bytes, because it is loaded with every link to its page. */
export const most = 60_000;

/** From many colours to few. */
const forms = [80, 60, 40, 20].map((quality) => ({
  palette: true,
  quality,
  dither: 0,
  effort: 10,
  compressionLevel: 9,
}));

/** Returns the picture for links to a page, as a PNG. */
export async function picture(contents: Contents): Promise<Buffer> {
  const svg = await pictureSvg(contents);
  const how = JSON.stringify([sharp.versions, forms, most]);
  const key = createHash('sha256').update(how).update(svg).digest('hex');
  const file = join('.cache/previews', `${key}.png`);
  if (existsSync(file)) return readFileSync(file);
  const png = await pngOf(svg);
  mkdirSync('.cache/previews', { recursive: true });
  // Two builds may run at once, so the file must never be there in part.
  writeFileSync(`${file}.${process.pid}`, png);
  renameSync(`${file}.${process.pid}`, file);
  return png;
}

/** Uses as many colours as the size limit allows. */
export async function pngOf(svg: string): Promise<Buffer> {
  for (const form of forms) {
    const png = await sharp(Buffer.from(svg)).png(form).toBuffer();
    if (png.length < most) return png;
  }
  throw new Error(`A picture for link previews weighs more than ${most} bytes.`);
}

/** Returns the same picture as SVG, without style sheets or fonts. */
export async function pictureSvg({ title, question, figure }: Contents): Promise<string> {
  const left = figure ? figureBox.x + figureBox.width + 40 : margin;
  const parts = [
    await titleOf(title, figure ? 96 : 300),
    figure ? await figureOf(figure) : '',
    await questionOf(question, left, figure ? 160 : 380),
    await nameOf(left),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">
<rect width="100%" height="100%" fill="${paper}"/>
${parts.join('\n')}
</svg>`;
}

/** Sets the title on one line, in smaller type if it is long. */
async function titleOf(title: string, y: number): Promise<string> {
  const { d, width } = await outlineOf(title, titleType);
  const scale = Math.min(1, (size.width - 2 * margin) / width);
  return `<path fill="${ink}" transform="translate(${margin} ${y}) scale(${scale})" d="${d}"/>`;
}

async function figureOf(figure: AnyFigure): Promise<string> {
  const { x, y, width, height } = figureBox;
  const drawing = await stillPicture(figure, {
    width: width / enlarged,
    height: height / enlarged,
  });
  return [
    `<svg x="${x}" y="${y}" width="${width}" height="${height}">`,
    drawing.replace('<svg', `<svg width="${width}" height="${height}"`),
    '</svg>',
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="none" stroke="${colour('rule')}" stroke-width="1.5"/>`,
  ].join('');
}

async function questionOf(question: string, x: number, y: number): Promise<string> {
  const lines = await linesOf(question, questionType, size.width - margin - x);
  if (y + 46 * lines.length > 580) throw new Error(`A picture has no room for "${question}".`);
  const paths = lines.map(
    ({ d }, i) => `<path transform="translate(${x} ${y + 46 * i})" d="${d}"/>`,
  );
  return `<g fill="${ink}">${paths.join('')}</g>`;
}

/** The site's name with its logo, a circle that touches a wall. */
async function nameOf(x: number): Promise<string> {
  const { d } = await outlineOf('First Contact', nameType);
  const sign =
    `<circle cx="10" cy="12" r="7" fill="none" stroke="${colour('circle')}" stroke-width="2"/>` +
    `<path d="M17 2v20" stroke="${ink}" stroke-width="2"/>` +
    `<circle cx="17" cy="12" r="2.4" fill="${colour('point')}"/>`;
  return (
    `<g transform="translate(${x - 3} 563) scale(1.3)">${sign}</g>` +
    `<path fill="${colour('caption')}" transform="translate(${x + 36} 588)" d="${d}"/>`
  );
}
