import {
  type CircleCast,
  castCircleAgainstPolygon,
  moveAndSlide,
  moveOnGround,
  type Vec2,
} from '#lib/index.ts';

// A ball that walks to the right over two crests, frame by frame, with gravity.

/** Let it slide, or walk with or without snapping down. */
export type Method = 'slide' | 'loose' | 'snap';

export interface Frame {
  readonly center: Vec2;
  readonly velocity: Vec2;
  readonly isOnFloor: boolean;
}

export const radius = 4;
export const frames = 56;
export const gravity = 0.25;
export const speed = 3;

/** A plateau, a slope of 32° and a plain, with a hill behind it. */
export const ground: readonly Vec2[] = [
  { x: -20, y: 44 },
  { x: 26, y: 44 },
  { x: 66, y: 19 },
  { x: 88, y: 19 },
  { x: 112, y: 34 },
  { x: 124, y: 34 },
  { x: 148, y: 19 },
  { x: 220, y: 19 },
  { x: 220, y: -20 },
  { x: -20, y: -20 },
];
const cast: CircleCast = (circle, way) => castCircleAgainstPolygon(ground, circle, way);

const start: Frame = {
  center: { x: 8, y: 44 + 1.001 * radius },
  velocity: { x: speed, y: 0 },
  isOnFloor: true,
};

const runs = new Map<Method, readonly Frame[]>();

/** Every frame of a run. The first is the ball on the plateau. */
export function runOf(method: Method): readonly Frame[] {
  const run = runs.get(method) ?? walk(method);
  runs.set(method, run);
  return run;
}

function walk(method: Method): Frame[] {
  const run = [start];
  for (let i = 0; i < frames; i += 1) run.push(stepFrom(run[i]!, method));
  return run;
}

function stepFrom({ center, velocity, isOnFloor }: Frame, method: Method): Frame {
  // A frame is the unit of time.
  const way = { x: speed, y: velocity.y - gravity };
  if (method === 'slide') {
    const move = moveAndSlide({ center, radius }, way, cast);
    return {
      center: move.center,
      velocity: { x: move.center.x - center.x, y: move.center.y - center.y },
      isOnFloor: move.contacts.length > 0,
    };
  }
  const snap = method === 'snap' ? radius : 0;
  const move = moveOnGround({ center, radius }, way, cast, { snap, wasOnFloor: isOnFloor });
  return { center: move.center, velocity: move.displacement, isOnFloor: move.isOnFloor };
}
