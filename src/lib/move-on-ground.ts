import { areFinite } from './are-finite.ts';
import { leadsInwards } from './cast-from-contact.ts';
import { dot } from './dot.ts';
import { leastUp } from './least-up.ts';
import { magnitude } from './magnitude.ts';
import {
  freeWay,
  leadsAnywhere,
  placeAfter,
  stopBefore,
} from './move-and-slide.ts';
import { slide } from './slide.ts';
import type {
  Cast,
  Circle,
  CircleCast,
  GroundMove,
  GroundOptions,
  Vec2,
} from './types.ts';

/**
 * Moves a circle over floors and slopes, as a
 * platform game does; you pass `cast`, which finds
 * the first hit of the circle.
 *
 * @example
 * const floor = { center: { x: 0, y: -5 },
 *   halfWidth: 40, halfHeight: 5 };
 * const c = { center: { x: 0, y: 9 }, radius: 8 };
 * const v = { x: 3, y: -4 };
 * const move = moveOnGround(c, v, (circle, way) =>
 *   castCircleAgainstBox(floor, circle, way));
 * move.isOnFloor; // true
 * move.displacement; // { x: 3, y: 0 }
 * Math.round(1000 * move.center.x); // 3000
 * Math.round(1000 * move.center.y); // 8008
 *
 * @remarks
 * `cast` is your own function, as in `moveAndSlide`,
 * and `displacement` is the velocity, with gravity
 * already added, times the time of the step. The
 * result's `displacement` is the part that no hit
 * has stopped. Divide it by the time of the step to
 * get the new velocity. Pass the result's
 * `isOnFloor` as `wasOnFloor` in the next step.
 * Nothing else has to be stored.
 *
 * A hit is a floor if its normal is within
 * `maxFloorAngle` of `up`, a ceiling if it is within
 * that angle of the opposite direction, and a wall
 * otherwise.
 *
 * If the circle was on a floor and is not moving up,
 * it walks. It moves along the floor by the length
 * of the level part of the displacement, so it is
 * equally fast uphill and downhill, and without a
 * level part it stands still on any floor. Where
 * another floor begins, it turns to follow that
 * floor. At a wall or a ceiling it stops, so it does
 * not climb a steep slope. Then it snaps down to a
 * floor that is at most `snap` plus eight margins
 * below, if nothing steep stops it on the way down.
 * If there is no such floor, it begins to fall in
 * the next step.
 *
 * Otherwise it is in the air, and slides along walls
 * and ceilings. A wall that stops its level movement
 * does not turn it upwards or downwards. If it hits
 * a floor, it lands, loses its vertical movement,
 * and walks the rest of the step, but while it
 * rises, it slides along the floor instead. If two
 * steep slopes stop its fall, it counts as being on
 * a floor whose normal is `up`, so that it can jump
 * out, and the last contact is one of the slopes.
 *
 * A circle rolls over a step as if its corner were a
 * slope. If `maxFloorAngle` is 45°, it climbs steps
 * of up to 0.29 of its radius. `stepHeight` allows
 * higher steps, measured from the circle's lowest
 * point, for a circle that was on the floor. Only
 * corners are climbed like this, not steep slopes.
 *
 * If the floor is a moving platform, move the
 * platform first, and pass its displacement as
 * `platform`. First the circle is moved by exactly
 * that displacement. A tip that sticks out into the
 * circle's path by at most 0.14 of the radius does
 * not stop the circle if the step ends beyond the
 * tip. If something else is in the path, the circle
 * stops there, or at a part of the platform, and may
 * then overlap the platform.
 *
 * If a platform moves by more than the circle's
 * radius in a step, it may carry the circle through
 * a thin wall or ceiling, and a part of the platform
 * that passes above the circle's lowest point may
 * leave the circle behind. If a platform is not
 * flat, or moves by more than a twentieth of the
 * radius in a step, it may in rare cases carry the
 * circle into a one-way floor, or leave the circle
 * behind for one step at the end of that floor. If
 * the platform is one-way and consists of several
 * shapes, it may leave the circle behind.
 *
 * If there is no room above the platform, the circle
 * does not move with it, overlaps it, and is on a
 * ceiling. A side of the platform that leans over
 * the circle, or consists of several shapes, may
 * count as a ceiling. The circle is then also on a
 * floor if it does not jump, the platform is not
 * one-way, and no corner or other side of it is
 * nearer to the circle's centre than the top.
 *
 * `contacts` has a cast for each thing that the
 * circle slid along or stopped at when it moved by
 * itself, in order, and then one for its floor.
 * `margin` and `maxSlides` mean the same as in
 * `moveAndSlide`, and the circle keeps the same
 * distance from walls. It is not pushed out of
 * shapes that overlap it. A gap that is only a few
 * margins wider than the circle may stop the circle
 * for a step. A circle of radius 0 needs a margin.
 *
 * If any number except `maxSlides` is infinite or
 * NaN, or if the radius or the margin is below 0,
 * the circle does not move and is not on a floor, a
 * wall or a ceiling, and the displacement is
 * returned unchanged.
 *
 * *Accuracy*: it is as accurate as `moveAndSlide`,
 * but a circle that a platform carries may come as
 * near to other shapes as a quarter of the margin,
 * or touch them if the margin is below 4e-6 of the
 * radius. If the circle is on a floor and its
 * displacement has no level part, its position does
 * not change at all from step to step. But between
 * two walls that are less than 5° apart, it may
 * first sink a little.
 *
 * *Cost*: usually two casts for a circle that stands
 * (four in a valley), three if it walks, and at most
 * 22 with 4 slides, or 35 with a platform.
 *
 * @group response
 * @figure on-the-ground/slope
 */
export function moveOnGround(
  circle: Circle,
  displacement: Vec2,
  cast: CircleCast,
  options: GroundOptions = {},
): GroundMove {
  const { maxSlides = 4, stepHeight = 0 } = options;
  const most = Math.min(maxSlides, 1000);
  const { margin = circle.radius / 1000 } = options;
  const { snap = circle.radius / 2 } = options;
  const { wasOnFloor = false } = options;
  const { up = { x: 0, y: 1 } } = options;
  const { platform = { x: 0, y: 0 } } = options;
  const leastFloor = leastUp(options);
  const ratio = stepHeight / circle.radius;
  const climb = circle.radius > 0 ? 1 - ratio : 1;
  const rules: Rules = {
    up,
    leastFloor,
    // So an edge as high as its centre stops it.
    leastStep: Math.min(
      leastFloor,
      Math.max(climb, 0.01),
    ),
    radius: circle.radius + margin / 2,
    margin,
    // Measured straight down, the margin above a
    // steep floor is longer.
    reach: snap + 8 * margin,
  };
  const isValid =
    circle.radius >= 0 &&
    margin >= 0 &&
    Number.isFinite(
      rules.radius + rules.reach + stepHeight,
    ) &&
    rules.leastStep <= 1 &&
    areFinite([
      circle.center,
      displacement,
      up,
      platform,
    ]);
  const contacts: Cast[] = [];
  let isOnWall = false;
  let isOnCeiling = false;
  let isHeld = false;
  let { center } = circle;
  let left = displacement;
  const level = withoutRise(displacement, up);
  const rise = dot(displacement, up);
  let start: Footing | null = null;
  if (isValid && leadsAnywhere(platform)) {
    const ride = carry(
      center,
      platform,
      cast,
      rules,
    );
    center = ride.center;
    // The floor pushes it, but something stops it.
    isOnCeiling = ride.isCrushed;
  }
  if (isValid && wasOnFloor && rise <= 0) {
    start = findFloor(center, cast, rules);
  }
  const hadFloor = start !== null;
  let isWalking = hadFloor;
  let wall: Vec2 = { x: 0, y: 0 };
  if (start !== null) {
    center = start.center;
    left = level;
    wall = start.normal;
  }
  let rest = left;
  let way = isWalking ? along(rest, wall) : rest;
  let walls: Vec2[] = [];
  for (let i = 0; i <= most; i += 1) {
    if (!isValid || !leadsAnywhere(way)) break;
    const end = placeAfter(center, way, wall);
    const step = {
      x: end.x - center.x,
      y: end.y - center.y,
    };
    const grown = { center, radius: rules.radius };
    const hit = cast(grown, step);
    const moved = hit
      ? stopBefore(
          hit,
          step,
          margin / 2,
          grown,
          cast,
          1,
        )
      : 1;
    if (hit === null || moved >= 1) {
      center = end;
      break;
    }
    const { normal } = hit;
    const done = {
      x: step.x * moved,
      y: step.y * moved,
    };
    wall = normal;
    center = placeAfter(center, done, wall);
    const share = 1 - moved;
    rest = { x: rest.x * share, y: rest.y * share };
    way = { x: way.x * share, y: way.y * share };
    const isFloor = isFloorHit(
      hit,
      isWalking,
      rules,
    );
    const height = dot(normal, up);
    // If only rounding points inwards, it passes.
    const isHit = leadsInwards(way, normal);
    if (
      isFloor &&
      (isWalking || dot(way, up) <= 0)
    ) {
      // It lands, or walks on along the next slope.
      if (!isWalking) left = withoutRise(left, up);
      isWalking = true;
      rest = withoutRise(rest, up);
      way = along(rest, normal);
      continue;
    }
    if (isHit) {
      contacts.push(hit);
      if (height <= -rules.leastFloor) {
        isOnCeiling = true;
      } else if (!isFloor) {
        isOnWall = true;
      }
    }
    if (isWalking) {
      way = slide(slide(way, normal), normal);
      if (!isHit) continue;
      // Between the floor and a wall it stops.
      left = { x: 0, y: 0 };
      break;
    }
    if (Math.abs(height) < rules.leastFloor) {
      // Otherwise it would run up a steep slope.
      rest = withoutPush(rest, normal, up);
      left = withoutPush(left, normal, up);
    }
    const path = magnitude(done.x, done.y);
    if (path > margin / 100) walls = [];
    walls.push(normal);
    way = freeWay(rest, walls);
    left = freeWay(left, walls);
    const isFalling = dot(rest, up) < 0;
    if (isFalling && isStuck(walls, up)) {
      isHeld = true;
      left = { x: 0, y: 0 };
      break;
    }
  }
  let floor: Footing | null = null;
  if (isWalking) {
    floor = findFloor(center, cast, rules);
  }
  let floorNormal: Vec2 = { x: 0, y: 0 };
  if (isHeld) floorNormal = up;
  if (floor !== null) {
    center = floor.center;
    floorNormal = floor.normal;
    contacts.push(floor.hit);
  } else if (hadFloor) {
    // It has left the floor, so it keeps falling.
    left = {
      x: left.x + rise * up.x,
      y: left.y + rise * up.y,
    };
  }
  return {
    center,
    displacement: left,
    contacts,
    isOnFloor: floor !== null || isHeld,
    isOnWall,
    isOnCeiling,
    floorNormal,
  };
}

/** The rules by which a floor is found. */
interface Rules {
  readonly up: Vec2;
  /** The least cosine of a floor's angle. */
  readonly leastFloor: number;
  /** The least cosine for a corner it climbs. */
  readonly leastStep: number;
  /** The circle's radius and half the margin. */
  readonly radius: number;
  readonly margin: number;
  /** How far down a floor is found. */
  readonly reach: number;
}

/** The floor below a circle. */
interface Footing {
  /** The centre of the circle on this floor. */
  readonly center: Vec2;
  readonly normal: Vec2;
  readonly hit: Cast;
}

/** The result of a ride on a platform. */
interface Ride {
  readonly center: Vec2;
  readonly isCrushed: boolean;
}

/**
 * Returns the part that is perpendicular to up, or 0
 * if that is only rounding, so that a circle stands
 * still on a slope.
 */
function withoutRise(way: Vec2, up: Vec2): Vec2 {
  const rise = dot(way, up);
  const x = way.x - rise * up.x;
  const y = way.y - rise * up.y;
  const isLevel =
    magnitude(x, y) > 2 ** -50 * Math.abs(rise);
  return isLevel ? { x, y } : { x: 0, y: 0 };
}

/**
 * Returns the displacement without its level part,
 * if that points into the wall.
 */
function withoutPush(
  way: Vec2,
  wall: Vec2,
  up: Vec2,
): Vec2 {
  const rise = dot(way, up);
  const level = withoutRise(way, up);
  return dot(level, wall) < 0
    ? { x: rise * up.x, y: rise * up.y }
    : way;
}

/**
 * Returns a vector along the floor, as long as the
 * given one and to the same side.
 */
function along(level: Vec2, floor: Vec2): Vec2 {
  const length = magnitude(level.x, level.y);
  const side = floor.y * level.x - floor.x * level.y;
  const size = side < 0 ? -length : length;
  return { x: floor.y * size, y: -floor.x * size };
}

function isFloorHit(
  { normal, feature }: Cast,
  wasOnFloor: boolean,
  { up, leastFloor, leastStep }: Rules,
): boolean {
  const isStep =
    wasOnFloor && feature.kind === 'vertex';
  const height = dot(normal, up);
  return height >= (isStep ? leastStep : leastFloor);
}

/** Returns whether the walls stop a fall. */
function isStuck(
  walls: readonly Vec2[],
  up: Vec2,
): boolean {
  const down = { x: -up.x, y: -up.y };
  return !leadsAnywhere(freeWay(down, walls));
}

/**
 * Returns the floor below the circle, or null.
 * Between a floor and a steep slope the slope may be
 * hit first, so the circle slides along it a little.
 */
function findFloor(
  start: Vec2,
  cast: CircleCast,
  rules: Rules,
): Footing | null {
  const { up, radius, margin, reach } = rules;
  const near =
    8 * Math.max(margin, radius * 2 ** -20);
  let center = start;
  let length = reach;
  let way = {
    x: -up.x * length,
    y: -up.y * length,
  };
  const walls: Vec2[] = [];
  for (let i = 0; i < 3; i += 1) {
    const grown = { center, radius };
    const hit = cast(grown, way);
    if (hit === null) return null;
    const { normal } = hit;
    const moved = stopBefore(
      hit,
      way,
      margin / 2,
      grown,
      cast,
      1,
    );
    const done = {
      x: way.x * moved,
      y: way.y * moved,
    };
    center = placeAfter(center, done, normal);
    walls.push(normal);
    const isFloor = isFloorHit(hit, true, rules);
    length = near;
    const down = {
      x: -up.x * length,
      y: -up.y * length,
    };
    way = freeWay(down, walls);
    if (isFloor || !leadsAnywhere(way)) {
      // Otherwise rounding would make it creep.
      const path = magnitude(
        center.x - start.x,
        center.y - start.y,
      );
      return {
        center: path < margin / 8 ? start : center,
        normal: isFloor ? normal : up,
        hit,
      };
    }
  }
  return null;
}

/**
 * Carries the circle along with its floor, unless
 * something else is in the way. The floor has moved
 * already, so the circle may now be inside it.
 */
function carry(
  center: Vec2,
  platform: Vec2,
  cast: CircleCast,
  rules: Rules,
): Ride {
  const { up, margin, radius, leastFloor } = rules;
  // The margin shrinks by this, so that the circle
  // does not hit the floor on which it rides.
  const tiny = radius * 2 ** -20;
  const slack = Math.max(
    margin / 4,
    margin > 0 ? Math.min(tiny, margin / 2) : tiny,
  );
  const slim = { center, radius: radius - slack };
  const hit = cast(slim, platform);
  const end = {
    x: center.x + platform.x,
    y: center.y + platform.y,
  };
  if (hit === null) {
    return { center: end, isCrushed: false };
  }
  const lift = dot(platform, up);
  const level = withoutRise(platform, up);
  const isInside = hit.fraction === 0;
  const isBelow =
    lift > 0 && dot(hit.normal, up) <= -leastFloor;
  // No wall fits between two places that are less
  // than a diameter apart, so the hit is a ridge of
  // the floor, or a tip that hardly sticks out.
  const isNear =
    magnitude(platform.x, platform.y) <= radius;
  if (
    (isInside || isBelow || isNear) &&
    hasRoom(end, slack, cast, rules) &&
    !sinks(slim, end, hit, cast, rules)
  ) {
    return { center: end, isCrushed: false };
  }
  let from = center;
  let way = platform;
  if (lift > 0) {
    const rise = { x: lift * up.x, y: lift * up.y };
    from = {
      x: center.x + rise.x,
      y: center.y + rise.y,
    };
    if (
      isUnderCeiling(slim, rise, cast, up) &&
      !hasRoom(from, slack, cast, rules)
    ) {
      return { center, isCrushed: true };
    }
    way = level;
  }
  const grown = { center: from, radius };
  const stop = cast(grown, way);
  if (stop === null) {
    return { center: end, isCrushed: false };
  }
  const moved = stopBefore(
    stop,
    way,
    margin / 2,
    grown,
    cast,
    1,
  );
  const done = {
    x: way.x * moved,
    y: way.y * moved,
  };
  return {
    center: placeAfter(from, done, stop.normal),
    isCrushed: false,
  };
}

/** Returns whether something stops the rise. */
function isUnderCeiling(
  circle: Circle,
  rise: Vec2,
  cast: CircleCast,
  up: Vec2,
): boolean {
  const hit = cast(circle, rise);
  if (hit === null) return false;
  const { normal } = hit;
  if (dot(normal, up) <= -1e-9) return true;
  // It moves on along a side of the platform.
  const past = slide(slide(rise, normal), normal);
  const next = cast(circle, past);
  return next !== null;
}

/**
 * Returns whether nothing overlaps the circle. If
 * something does, one of three short casts hits it.
 * They start beside the centre, because in the
 * middle of a box any direction points out.
 */
function hasRoom(
  center: Vec2,
  slack: number,
  cast: CircleCast,
  { radius }: Rules,
): boolean {
  const ways = [
    { x: slack / 2, y: 0 },
    { x: -slack / 4, y: 0.433 * slack },
    { x: -slack / 4, y: -0.433 * slack },
  ];
  let isFree = true;
  for (const way of ways) {
    const start = {
      x: center.x - way.x,
      y: center.y - way.y,
    };
    const slim = {
      center: start,
      radius: radius - slack,
    };
    const hit = cast(slim, way);
    isFree = isFree && hit === null;
  }
  return isFree;
}

/**
 * Returns whether the circle would sink into a
 * one-way floor that it has reached from above. The
 * first hit is that floor, or it hides that floor.
 */
function sinks(
  start: Circle,
  end: Vec2,
  hit: Cast,
  cast: CircleCast,
  { up, leastFloor }: Rules,
): boolean {
  const { center, radius } = start;
  const isFloor = dot(hit.normal, up) >= leastFloor;
  if (isFloor && covers(end, radius, hit.point)) {
    return true;
  }
  const depth = radius - heightAbove(hit, end);
  if (isFloor && depth > 0) {
    const below = findAbove(
      end,
      radius,
      hit.normal,
      depth,
      cast,
    );
    if (
      below !== null &&
      covers(end, radius, below.point)
    ) {
      return true;
    }
  }
  const path = magnitude(
    end.x - center.x,
    end.y - center.y,
  );
  // This is above any floor that it reaches.
  const length = path / Math.max(leastFloor, 0.1);
  const hidden = findAbove(
    end,
    radius,
    up,
    length,
    cast,
  );
  return (
    hidden !== null &&
    dot(hidden.normal, up) >= leastFloor &&
    heightAbove(hidden, center) >= radius &&
    covers(end, radius, hidden.point)
  );
}

/** Finds what a circle hits just before the end. */
function findAbove(
  end: Vec2,
  radius: number,
  normal: Vec2,
  length: number,
  cast: CircleCast,
): Cast | null {
  const way = {
    x: -length * normal.x,
    y: -length * normal.y,
  };
  const center = {
    x: end.x - way.x,
    y: end.y - way.y,
  };
  return cast({ center, radius }, way);
}

/** Returns how high a place is above the hit. */
function heightAbove(
  { point, normal }: Cast,
  { x, y }: Vec2,
): number {
  const above = { x: x - point.x, y: y - point.y };
  return dot(above, normal);
}

/** Returns whether the point is inside the rim. */
function covers(
  center: Vec2,
  radius: number,
  point: Vec2,
): boolean {
  const x = point.x - center.x;
  const y = point.y - center.y;
  return magnitude(x, y) < radius * (1 - 2 ** -30);
}
