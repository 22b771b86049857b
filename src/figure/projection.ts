import type { Vec2 } from '#lib/index.ts';
import type { World } from './part.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Maps world units, with y up, to the pixels of a drawing, with y down, and back. */
export class Projection {
  readonly #world: World;
  /** Whether the drawing is a small still, which has no handles and fewer labels. */
  readonly sketch: boolean;
  #size: Size = { width: 0, height: 0 };
  #scaleX = 1;
  #scaleY = 1;
  #left = 0;
  #top = 0;

  constructor(world: World, size: Size, sketch = false) {
    this.#world = world;
    this.sketch = sketch;
    this.resize(size);
  }

  /** Centres the whole world in the drawing, or stretches it to fill the drawing. */
  resize(size: Size): void {
    const { minX, maxX, minY, maxY, stretch } = this.#world;
    const across = size.width / (maxX - minX);
    const up = size.height / (maxY - minY);
    this.#size = size;
    this.#scaleX = stretch ? across : Math.min(across, up);
    this.#scaleY = stretch ? up : this.#scaleX;
    this.#left = (size.width - this.#scaleX * (maxX - minX)) / 2;
    this.#top = (size.height - this.#scaleY * (maxY - minY)) / 2;
  }

  get size(): Size {
    return this.#size;
  }

  x(worldX: number): number {
    return this.#left + (worldX - this.#world.minX) * this.#scaleX;
  }

  y(worldY: number): number {
    return this.#top + (this.#world.maxY - worldY) * this.#scaleY;
  }

  /** A horizontal length in pixels, or a radius. */
  across(length: number): number {
    return length * this.#scaleX;
  }

  up(length: number): number {
    return length * this.#scaleY;
  }

  /** Maps pixels of the drawing back to the world. */
  toWorld(x: number, y: number): Vec2 {
    return {
      x: this.#world.minX + (x - this.#left) / this.#scaleX,
      y: this.#world.maxY - (y - this.#top) / this.#scaleY,
    };
  }
}
