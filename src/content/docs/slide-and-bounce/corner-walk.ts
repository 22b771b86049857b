import {
  type Cast,
  type Circle,
  type CircleCast,
  castCircleAgainstSegment,
  moveAndSlide,
  type Segment,
  slide,
  toWorld,
  type Vec2,
} from '#lib/index.ts';

// A circle that is pushed into a corner of two walls in each frame.

/** Slide along both walls, or only along the latest. */
export type Loop = 'both' | 'last';

export const radius = 6;
export const options = { margin: 0.2 };
const [reach, corner] = [400, { x: 30, y: 12 }];

/** The floor, and the wall at an angle to it. */
export function wallsAt(radians: number): readonly [Segment, Segment] {
  const end = toWorld({ x: reach, y: 0 }, { center: corner, rotation: radians });
  return [
    { a: corner, b: { x: corner.x + reach, y: corner.y } },
    { a: corner, b: end },
  ];
}

/** Where the circle touches both walls, except for the margin. */
export function placeIn(radians: number): Vec2 {
  const away = (radius + options.margin) / Math.sin(radians / 2);
  return toWorld({ x: away, y: 0 }, { center: corner, rotation: radians / 2 });
}

function castAmong(walls: readonly Segment[]): CircleCast {
  return (circle, displacement) => {
    let first: Cast | null = null;
    for (const wall of walls) {
      const found = castCircleAgainstSegment(wall, circle, displacement);
      if (found && (first === null || found.fraction < first.fraction)) first = found;
    }
    return first;
  };
}

/** The position of the circle after each frame. */
export function walk(radians: number, v: Vec2, loop: Loop, frames: number): Vec2[] {
  const cast = castAmong(wallsAt(radians));
  const places = [placeIn(radians)];
  for (let i = 0; i < frames; i += 1) {
    const circle = { center: places[i]!, radius };
    places.push(
      loop === 'both' ? moveAndSlide(circle, v, cast, options).center : byLastWall(circle, v, cast),
    );
  }
  return places;
}

/** The loop that forgets. It slides only along the latest wall, whatever else it touches. */
function byLastWall({ center }: Circle, v: Vec2, cast: CircleCast): Vec2 {
  let [place, way] = [center, v];
  for (let i = 0; i < 5; i += 1) {
    const move = moveAndSlide({ center: place, radius }, way, cast, { ...options, maxSlides: 0 });
    place = move.center;
    const [wall] = move.contacts;
    if (!wall) break;
    way = slide(move.remainder, wall.normal);
  }
  return place;
}
