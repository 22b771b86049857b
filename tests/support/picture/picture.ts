import type { AnyFigure } from '#figure/figure.ts';
import { joined, type Piece, plain, written } from './coordinates.ts';
import { differing, type PicturedDrawing, type PicturedMark } from './marks.ts';

/** A figure's appearance in one preset. */
export interface Shot {
  readonly preset: string;
  /** The texts around the drawing by name, such as the verdict and the fields. */
  readonly words: Readonly<Record<string, string>>;
  readonly desktop: PicturedDrawing;
  /** The drawing for a narrow page, or null if only one exists. */
  readonly phone: PicturedDrawing | null;
}

/** A line of a picture with its unique name. */
interface Line {
  readonly name: string;
  readonly content: Piece;
}

/**
 * Writes a figure as text, with a line for each mark in each preset. `before` is the previous
 * picture, whose coordinates remain unless something moved.
 */
export function pictureOf(figure: AnyFigure, shots: readonly Shot[], before = ''): string {
  const known = linesOf(before);
  const lines = shots.flatMap((shot) => [...wordLines(shot), ...markLines(shot)]);
  const text = lines.map(({ name, content }) => {
    const line = joined([plain(name), content], between);
    return written(line, known.get(name));
  });
  return `${[`${figure.name}: ${figure.caption}`, figure.description, ...text].join('\n')}\n`;
}

const between = '  ';

/** A picture's lines by name. Indented lines continue an outline. */
function linesOf(text: string): Map<string, string> {
  const lines = text.split(/\n(?! {4})/);
  return new Map(lines.map((line) => [line.split(between, 1)[0]!, line]));
}

function wordLines({ preset, words }: Shot): Line[] {
  return Object.entries(words)
    .filter(([, said]) => said !== '')
    .map(([name, said]) => ({ name: `${preset} ${name}`, content: plain(said) }));
}

function markLines({ preset, desktop, phone }: Shot): Line[] {
  const onPhone = new Map(phone?.marks.map((mark) => [mark.key, mark]));
  const lines = desktop.marks.map((mark) => {
    const other = onPhone.get(mark.key);
    onPhone.delete(mark.key);
    return lineOf(preset, mark, phone ? phoneValues(mark, other) : []);
  });
  const only = [...onPhone.values()].map((mark) => lineOf(preset, mark, [plain('phone only')]));
  return [...lines, ...only, ...orderLines(preset, desktop, phone)];
}

function lineOf(preset: string, mark: PicturedMark, more: readonly Piece[]): Line {
  return {
    name: `${preset} ${mark.layer} ${mark.key}`,
    content: joined([plain(mark.kind), ...mark.values, ...more], between),
  };
}

function phoneValues(mark: PicturedMark, phone: PicturedMark | undefined): Piece[] {
  if (!phone) return [plain('not on a phone')];
  const values = differing(mark.values, phone.values);
  const place = phone.layer === mark.layer ? [] : [plain(phone.layer)];
  const kind = phone.kind === mark.kind ? [] : [plain(phone.kind)];
  const all = [...place, ...kind, ...values];
  return all.length > 0 ? [joined([plain('phone'), ...all], ' ')] : [];
}

/** A line with the painting order on phones, if it differs. */
function orderLines(
  preset: string,
  desktop: PicturedDrawing,
  phone: PicturedDrawing | null,
): Line[] {
  if (!phone) return [];
  const keysOf = (one: PicturedDrawing, other: PicturedDrawing) =>
    one.marks.map(({ key }) => key).filter((key) => other.marks.some((mark) => mark.key === key));
  const [ours, theirs] = [keysOf(desktop, phone), keysOf(phone, desktop)];
  if (ours.join() === theirs.join()) return [];
  return [{ name: `${preset} phone order`, content: plain(theirs.join(', ')) }];
}
