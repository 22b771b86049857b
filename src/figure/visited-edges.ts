import {
  type Circle,
  convexPolygonIntersectsCircle,
  convexWinding,
  type Polygon,
} from '#lib/index.ts';

/** A corner that records each read of its x. */
class RecordedCorner {
  readonly #x: number;
  readonly #at: number;
  readonly #reads: number[];

  constructor(
    x: number,
    readonly y: number,
    at: number,
    reads: number[],
  ) {
    this.#x = x;
    this.#at = at;
    this.#reads = reads;
  }

  get x(): number {
    this.#reads.push(this.#at);
    return this.#x;
  }
}

/**
 * The library's own test, with the number of edges that it visits before it returns. Its corners
 * record each read, so there is no second, counting version of it.
 */
export function edgeCounter(
  polygon: Polygon,
): (circle: Circle) => { hit: boolean; visited: number } {
  const reads: number[] = [];
  const corners = polygon.map(({ x, y }, i) => new RecordedCorner(x, y, i, reads));
  convexWinding(corners);
  // The test computes the winding first, with as many reads as here, then reads the first corner.
  const before = reads.length + 1;
  return (circle) => {
    reads.length = 0;
    const hit = convexPolygonIntersectsCircle(corners, circle);
    let visited = 0;
    for (let i = before; i < reads.length; i += 1) {
      if (reads.indexOf(reads[i]!, before) === i) visited += 1;
    }
    return { hit, visited };
  };
}
