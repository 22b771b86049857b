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
 * Counts the edges that the library's own test visits before it returns. The corners record each
 * read, so no second, counting version of the test is necessary.
 */
export function edgeCounter(
  polygon: Polygon,
): (circle: Circle) => { hit: boolean; visited: number } {
  const reads: number[] = [];
  const corners = polygon.map(({ x, y }, i) => new RecordedCorner(x, y, i, reads));
  convexWinding(corners);
  // The test first computes the winding, with as many reads as here, and then reads corner 0.
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
