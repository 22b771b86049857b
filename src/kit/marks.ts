import type { Circle, Vec2 } from '#lib/index.ts';
import { arrowOutline, drawCapsule, drawLines, hatchLines, rightAngleOutline } from './outlines.ts';
import type { World } from './part.ts';
import { Projection } from './projection.ts';
import type { Layer, Size, Surface } from './surface/surface.ts';

/** The marks without words that a figure draws, in world units with y up. Each has a key. */
export class Marks extends Projection {
  protected readonly surface: Surface;

  constructor(surface: Surface, world: World, size: Size) {
    super(world, size);
    this.surface = surface;
  }

  circle(key: string, style: string, { center, radius }: Circle, layer: Layer = 'shapes'): void {
    const [x, y] = this.place(center);
    this.surface.circle({ key, style, layer }, x, y, this.across(radius));
  }

  /** A disc with its radius in pixels. */
  dot(key: string, style: string, at: Vec2, pixels: number, layer: Layer = 'marks'): void {
    this.surface.circle({ key, style, layer }, ...this.place(at), pixels);
  }

  line(key: string, style: string, from: Vec2, to: Vec2, layer: Layer = 'marks'): void {
    this.surface.line({ key, style, layer }, ...this.place(from), ...this.place(to));
  }

  /** A line with an arrowhead at its end; with zero length it is not drawn. */
  arrow(key: string, style: string, from: Vec2, to: Vec2, layer: Layer = 'marks'): void {
    const outline = arrowOutline(...this.place(from), ...this.place(to));
    if (outline) this.surface.polyline({ key, style: `arrow ${style}`, layer }, outline);
  }

  /** All that is no farther than `radius` from the segment between two places. */
  capsule(key: string, style: string, from: Vec2, to: Vec2, radius: number, layer: Layer): void {
    const numbers = [...this.place(from), ...this.place(to), this.across(radius)];
    this.surface.path({ key, style, layer }, numbers, drawCapsule);
  }

  polygon(key: string, style: string, corners: readonly Vec2[], layer: Layer = 'shapes'): void {
    this.surface.polygon({ key, style, layer }, this.#numbers(corners));
  }

  /** An open line through the places. */
  curve(key: string, style: string, places: readonly Vec2[], layer: Layer = 'marks'): void {
    this.surface.polyline({ key, style, layer }, this.#numbers(places));
  }

  /** Boxes by their corners of least x and y, all of one style: one mark however many there are. */
  boxes(key: string, style: string, corners: readonly Vec2[], { x, y }: Vec2): void {
    const blocks = corners.map((corner) => ({ ...corner, width: x, height: y }));
    this.blocks(key, style, blocks);
  }

  /** The same, each of a size of its own. */
  blocks(
    key: string,
    style: string,
    blocks: readonly (Vec2 & { readonly width: number; readonly height: number })[],
  ): void {
    const numbers: number[] = [];
    for (const { x, y, width, height } of blocks) {
      numbers.push(this.x(x), this.y(y), this.across(width), this.up(height));
    }
    this.surface.blocks({ key, style, layer: 'ground' }, numbers);
  }

  /** Circles of one style: one mark however many there are. */
  discs(key: string, style: string, circles: readonly Circle[], layer: Layer = 'shapes'): void {
    const numbers: number[] = [];
    for (const { center, radius } of circles) {
      numbers.push(this.x(center.x - radius), this.y(center.y), this.across(radius));
    }
    this.surface.discs({ key, style, layer }, numbers);
  }

  /** Straight lines of one style: one mark however many there are. */
  lines(
    key: string,
    style: string,
    ends: readonly (readonly [from: Vec2, to: Vec2])[],
    layer: Layer = 'marks',
  ): void {
    this.surface.path({ key, style, layer }, this.#numbers(ends.flat()), drawLines);
  }

  /** Slanting lines over each box: a style that does not rest on colour. */
  hatch(key: string, style: string, corners: readonly Vec2[], size: Vec2): void {
    const [width, height] = [this.across(size.x), this.up(size.y)];
    const lines = corners.flatMap((corner) => {
      const [left, bottom] = this.place(corner);
      return hatchLines(left, bottom - height, width, height);
    });
    this.surface.path({ key, style, layer: 'ground' }, lines, drawLines);
  }

  /** The corner mark of a right angle at `at`, between the directions to two other places. */
  rightAngle(key: string, at: Vec2, one: Vec2, other: Vec2, pixels = 9): void {
    const ends = [this.place(one), this.place(other)] as const;
    const outline = rightAngleOutline(...this.place(at), ...ends, pixels);
    this.surface.polyline({ key, style: 'stroke-faint thin', layer: 'marks' }, outline);
  }

  protected place({ x, y }: Vec2): [x: number, y: number] {
    return [this.x(x), this.y(y)];
  }

  #numbers(places: readonly Vec2[]): number[] {
    const numbers: number[] = [];
    for (const { x, y } of places) numbers.push(this.x(x), this.y(y));
    return numbers;
  }
}
