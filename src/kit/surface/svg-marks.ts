import type { Attributes, Handle, Mark, Numbers, Pen, Size, Surface, Words } from './surface.ts';
import { blocksOf, discsOf, outlineOf, pointsOf } from './svg-text.ts';

export type Values = Readonly<Record<string, string | number>>;

/** Which SVG element each mark is, for the surfaces that make elements and those that write them. */
export abstract class SvgMarks implements Surface {
  circle(mark: Mark, cx: number, cy: number, r: number): void {
    this.element('circle', mark, { cx, cy, r });
  }

  line(mark: Mark, x1: number, y1: number, x2: number, y2: number): void {
    this.element('line', mark, { x1, y1, x2, y2 });
  }

  // By `points`: unlike the `d` of a path they are not a CSS property, so a change of them needs no
  // new computation of styles.
  polyline(mark: Mark, points: Numbers): void {
    this.outline('polyline', mark, 'points', points, pointsOf);
  }

  polygon(mark: Mark, points: Numbers): void {
    this.outline('polygon', mark, 'points', points, pointsOf);
  }

  discs(mark: Mark, discs: Numbers): void {
    this.outline('path', mark, 'd', discs, discsOf);
  }

  blocks(mark: Mark, blocks: Numbers): void {
    this.outline('path', mark, 'd', blocks, blocksOf);
  }

  path(mark: Mark, numbers: Numbers, draw: (pen: Pen, numbers: Numbers) => void): void {
    this.outline('path', mark, 'd', numbers, (numbers) => outlineOf(numbers, draw));
  }

  abstract resize(size: Size): void;
  abstract pass(draw: () => void): void;
  abstract label(mark: Mark, x: number, y: number, words: Words, attributes?: Attributes): void;
  abstract handle(mark: Mark, handle: Handle): void;
  abstract given(key: string): Attributes | null;
  abstract deferUnseen(isDragging: boolean): void;
  abstract attribute(key: string, name: string, value: string | number): void;

  /** An element with these attributes, numbers rounded. */
  protected abstract element(tag: string, mark: Mark, values: Values): unknown;
  /** An element with one attribute, which `write` makes of the numbers. */
  protected abstract outline(
    tag: string,
    mark: Mark,
    name: 'points' | 'd',
    numbers: Numbers,
    write: (numbers: Numbers) => string,
  ): void;
}
