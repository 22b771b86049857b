import {
  type Circle,
  convexPolygonIntersectsCircle,
  convexWinding,
  type Polygon,
} from '#lib/index.ts';

/** A corner that tells each time it is asked for its place. */
class Noted {
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
 * How many edges the library's own test looks at before it knows, and its answer: it is asked with
 * corners that note down each reading, so there is no second version of it that counts.
 */
export function edgeCounter(
  polygon: Polygon,
): (circle: Circle) => { hit: boolean; looked: number } {
  const reads: number[] = [];
  const corners = polygon.map(({ x, y }, i) => new Noted(x, y, i, reads));
  convexWinding(corners);
  // It asks for the winding first, as often as was done here, and then where the first edge begins.
  const before = reads.length + 1;
  return (circle) => {
    reads.length = 0;
    const hit = convexPolygonIntersectsCircle(corners, circle);
    let looked = 0;
    for (let i = before; i < reads.length; i += 1) {
      if (reads.indexOf(reads[i]!, before) === i) looked += 1;
    }
    return { hit, looked };
  };
}
