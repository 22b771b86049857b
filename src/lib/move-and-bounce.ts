import { leadsInwards } from './cast-from-contact.ts';
import { reflect } from './reflect.ts';
import { slide } from './slide.ts';
import type {
  Cast,
  Circle,
  CircleCast,
  Flight,
  FlightOptions,
  Vec2,
} from './types.ts';

/**
 * Moves a circle for a given time, bounces it off
 * walls, and conserves its energy under gravity; you
 * pass `cast`, which finds the first hit of the
 * circle.
 *
 * @example
 * const floor = { a: { x: -99, y: 0 },
 *   b: { x: 99, y: 0 } };
 * const c = { center: { x: 0, y: 10 }, radius: 2 };
 * const rest = { x: 3, y: 0 };
 * const flight = moveAndBounce(c, rest, 2,
 *   (circle, way) =>
 *     castCircleAgainstSegment(floor, circle, way),
 *   { gravity: { x: 0, y: -16 } });
 * flight.center; // { x: 6, y: 10 }
 * flight.velocity; // { x: 3, y: 0 }
 * flight.contacts.length; // 1
 *
 * @remarks
 * `cast` is the same function that you pass to
 * `moveAndSlide`. `gravity` is the acceleration,
 * (0, 0) by default, and `restitution`, 1 by
 * default, is how much of the speed along the normal
 * comes back, as in `reflect`. The result has the
 * final position and velocity of the circle, and
 * `contacts`, its bounces in order. The fraction of
 * a bounce is the part of the time before it.
 *
 * In t seconds the circle moves by v t + g t^2 / 2,
 * and its velocity v changes by g t, where g is the
 * gravity. This is exact, so a step can gain or
 * lose energy only if it misses the moment of a
 * bounce, because the circle then bounces with the
 * speed that it would have inside the wall. Along
 * the wall's normal, let b be the initial speed, g
 * the gravity, and s the distance to the hit. The
 * speed w at the hit satisfies w^2 = b^2 + 2 g s,
 * because energy is conserved. The average speed up
 * to the hit is (b + w) / 2, so the circle hits the
 * wall at the time t = 2 s / (b + w). It flies for
 * that time, bounces, and flies on for the rest of
 * the step.
 *
 * If a bounce is so low that it would end within the
 * rest of the step, it ends at once. The circle then
 * slides along the wall until the step is over, so
 * it can roll and come to rest. In a step of t
 * seconds, the height of such a bounce is at most
 * g t^2 / 8, which is less than a fortieth of a
 * pixel at 600 pixels per second squared and 60
 * steps per second. After the first bounce there are
 * at most `maxBounces` more, 4 by default and never
 * more than 1000, because a circle that overlaps two
 * walls hits them forever. After the last of them,
 * the rest of the time is lost, but no energy is, so
 * if `maxBounces` is 0, a circle does not roll.
 * Inside a round arena it cannot slide in a straight
 * line, so if a bounce ends early there, the circle
 * stays where it is, even in later steps. In an
 * arena, use a restitution of 1 or
 * `keepCircleInsideCircle`.
 *
 * Within a step, the circle is cast along the chord
 * of its path, and the chord is off by at most
 * g t^2 / 8. The circle does not keep a margin, so
 * it moves as in a perfect bounce. Near a corner or
 * a round wall it may bounce slightly before it
 * touches and lose some energy, and if its arc would
 * only dip into a wall and come back, it may not
 * bounce. Rounding can put a circle of radius 0
 * behind a segment, so give it a small radius.
 *
 * The circle does not move if the time is not above
 * 0, if the radius is below 0, or if the radius, the
 * velocity, the time, gravity or the length of its
 * path is NaN or infinite. Nor does it move if
 * `maxBounces` is NaN or below 0. If restitution is
 * NaN, everything after a bounce is NaN.
 *
 * *Accuracy*: it is exact up to rounding on flat
 * walls that a chord meets, as long as the radius is
 * above the rounding of the coordinates, speeds are
 * from 1e-150 to 1e150, and no bounce ends early. If
 * restitution is 1, half the squared speed minus the
 * dot product of gravity and the centre then stays
 * the same.
 *
 * *Cost*: one cast, and about two for each bounce,
 * but at most 16 from one bounce to the next.
 *
 * @group response
 * @figure slide-and-bounce/slide-or-bounce
 */
export function moveAndBounce(
  circle: Circle,
  velocity: Vec2,
  time: number,
  cast: CircleCast,
  options: FlightOptions = {},
): Flight {
  const { restitution = 1 } = options;
  const { maxBounces = 4 } = options;
  const none = { x: 0, y: 0 };
  const { gravity = none } = options;
  const { radius } = circle;
  const contacts: Cast[] = [];
  let { center } = circle;
  let speed = velocity;
  const whole = wayAfter(time, speed, gravity, none);
  const isValid =
    time > 0 &&
    radius >= 0 &&
    radius < Infinity &&
    Math.abs(whole.x) + Math.abs(whole.y) < Infinity;
  if (!isValid)
    return { center, velocity, contacts };
  // The normal of the wall on which it rests.
  let floor: Vec2 = none;
  let left = time;
  const most = Math.min(maxBounces, 1000);
  const mostChords = 16;
  for (let i = 0; i <= most; i += 1) {
    const pull = slide(gravity, floor);
    let t = left;
    let way = wayAfter(t, speed, pull, floor);
    let part = 1;
    let wall: Cast | null = null;
    let hasSlid = false;
    // The chord to the moment of the hit may meet
    // another wall, which the circle hits first.
    for (let k = 1; k <= mostChords; k += 1) {
      const hit = cast({ center, radius }, way);
      if (hit === null) {
        part = 1;
        break;
      }
      part = hit.fraction;
      const { normal } = hit;
      // It can hit its own floor only by rounding.
      const isFloor =
        normal.x === floor.x && normal.y === floor.y;
      if (!isFloor || wall === null) wall = hit;
      const isAlong = !leadsInwards(way, normal);
      const at =
        isAlong || isFloor
          ? t
          : timeOfHit(hit, way, speed, pull);
      const isLast = k === mostChords;
      if (at < t && !isLast) {
        t = at;
        way = wayAfter(t, speed, pull, floor);
        hasSlid = false;
        continue;
      }
      // The chord ends at this wall or is along it,
      // and only rounding makes it hit earlier. The
      // path behind that hit is not tested yet.
      const isEarly = isAlong || part < 0.999;
      if (isEarly && !hasSlid && !isLast) {
        way = slideTwice(way, normal);
        hasSlid = true;
        continue;
      }
      // On a round wall, a chord along the wall has
      // no exact time of the hit.
      if (isAlong || isLast) t *= part;
      else part = 1;
      break;
    }
    center = {
      x: center.x + part * way.x,
      y: center.y + part * way.y,
    };
    speed = {
      x: speed.x + pull.x * t,
      y: speed.y + pull.y * t,
    };
    left -= t;
    if (wall === null) break;
    const { normal, feature } = wall;
    const point = {
      x: center.x - radius * normal.x,
      y: center.y - radius * normal.y,
    };
    const fraction = 1 - left / time;
    contacts.push({
      fraction,
      point,
      normal,
      feature,
    });
    const along =
      speed.x * normal.x + speed.y * normal.y;
    const bounced = reflect(
      speed,
      normal,
      restitution,
    );
    const up =
      bounced.x * normal.x + bounced.y * normal.y;
    const down =
      gravity.x * normal.x + gravity.y * normal.y;
    // It would fall back within the step.
    const rests =
      along <= 0 && 2 * up <= -down * left;
    speed = rests ? slide(speed, normal) : bounced;
    floor = rests ? normal : none;
  }
  return { center, velocity: speed, contacts };
}

function wayAfter(
  time: number,
  velocity: Vec2,
  gravity: Vec2,
  floor: Vec2,
): Vec2 {
  const half = time / 2;
  const way = {
    x: (velocity.x + gravity.x * half) * time,
    y: (velocity.y + gravity.y * half) * time,
  };
  return slideTwice(way, floor);
}

/**
 * Slides twice, because if the first result is only
 * a small part of the displacement, its rounding
 * error may point into the wall.
 */
function slideTwice(way: Vec2, normal: Vec2): Vec2 {
  return slide(slide(way, normal), normal);
}

/**
 * Returns the time at which a flight hits a wall,
 * because it is then as far along the normal of the
 * wall as the hit on its chord.
 */
function timeOfHit(
  { fraction, normal }: Cast,
  way: Vec2,
  velocity: Vec2,
  gravity: Vec2,
): number {
  const distance =
    fraction * (way.x * normal.x + way.y * normal.y);
  const before =
    velocity.x * normal.x + velocity.y * normal.y;
  const down =
    gravity.x * normal.x + gravity.y * normal.y;
  const squared =
    before * before + 2 * down * distance;
  const after = -Math.sqrt(Math.max(0, squared));
  // The sum below would cancel if it rises first.
  if (before > 0) {
    return down < 0 ? (after - before) / down : 0;
  }
  const sum = before + after;
  return sum < 0 ? (2 * distance) / sum : 0;
}
