import { along } from '#figure/places.ts';
import {
  type Box,
  type Cast,
  type Circle,
  type CircleCast,
  type Contact,
  castCircleAgainstBox,
  collideBoxCircle,
  moveAndSlide,
  slide,
  type Vec2,
} from '#lib/index.ts';

// A ball that rolls over a row of tiles as in a game, frame by frame, with gravity.

/** Push the ball out of each tile after the move, in either order, or let it slide. */
export type Method = 'ahead' | 'behind' | 'slide';

/** How a tile pushed the ball out. */
export interface Push {
  readonly tile: number;
  readonly contact: Contact;
}

export interface Frame {
  /** The position after the velocity alone, in the tiles. */
  readonly moved: Vec2;
  /** The pushes out of there, in order. */
  readonly pushes: readonly Push[];
  readonly center: Vec2;
  readonly velocity: Vec2;
}

export const radius = 7;
export const frames = 36;
export const gravity = 0.8;
export const speed = 2;
const top = 22;
const half = 6;
/** How far above the row the ball starts. */
const gap = 0.01;

export const tiles: readonly Box[] = Array.from({ length: 8 }, (_, i) => ({
  center: { x: half * (2 * i + 1), y: top - half },
  halfWidth: half,
  halfHeight: half,
}));

const start: Frame = {
  moved: { x: 10, y: top + radius + gap },
  pushes: [],
  center: { x: 10, y: top + radius + gap },
  velocity: { x: speed, y: 0 },
};

const cast: CircleCast = (circle, displacement) => {
  let first: Cast | null = null;
  for (const tile of tiles) {
    const found = castCircleAgainstBox(tile, circle, displacement);
    if (found && (first === null || found.fraction < first.fraction)) first = found;
  }
  return first;
};

const runs = new Map<Method, readonly Frame[]>();

/** Every frame of a run; the first is the ball at rest on the row. */
export function runOf(method: Method): readonly Frame[] {
  const run = runs.get(method) ?? roll(method);
  runs.set(method, run);
  return run;
}

function roll(method: Method): Frame[] {
  const run = [start];
  for (let i = 0; i < frames; i += 1) {
    const { center, velocity } = run[i]!;
    const falling = { x: velocity.x, y: velocity.y - gravity };
    run.push(
      method === 'slide'
        ? slidFrom({ center, radius }, falling)
        : pushedFrom({ center, radius }, falling, method),
    );
  }
  return run;
}

function slidFrom(ball: Circle, velocity: Vec2): Frame {
  const { center } = moveAndSlide(ball, velocity, cast);
  // A frame is the unit of time, so the velocity is the move it really made.
  const moved = { x: center.x - ball.center.x, y: center.y - ball.center.y };
  return { moved: center, pushes: [], center, velocity: moved };
}

/** Moves first, then pushes the ball out of one tile after the other. */
function pushedFrom(ball: Circle, before: Vec2, method: Method): Frame {
  const moved = along(ball.center, before, 1);
  const numbers = [...tiles.keys()];
  const order = method === 'ahead' ? numbers.toReversed() : numbers;
  const pushes: Push[] = [];
  let [center, velocity] = [moved, before];
  for (const tile of order) {
    const contact = collideBoxCircle(tiles[tile]!, { center, radius });
    // A tile that just touches does not push.
    if (contact === null || contact.depth < 1e-9) continue;
    pushes.push({ tile, contact });
    center = along(center, contact.normal, contact.depth);
    velocity = slide(velocity, contact.normal);
  }
  return { moved, pushes, center, velocity };
}
