import { closestPointOnSegment } from './closest-point-on-segment.ts';
import { hasEdges } from './has-edges.ts';
import { magnitude } from './magnitude.ts';
import { signedDistanceToBox } from './signed-distance-to-box.ts';
import { signedDistanceToOrientedBox } from './signed-distance-to-oriented-box.ts';
import { signedDistanceToPolygon } from './signed-distance-to-polygon.ts';
import {
  addTracks,
  crossingsOf,
  type Track,
  trackAround,
} from './tracks.ts';
import type {
  Box,
  Circle,
  Obstacles,
  OrientedBox,
  Polygon,
  Segment,
  Vec2,
  WayOutOptions,
} from './types.ts';
import { winding } from './winding.ts';

/**
 * Returns the shortest move after which the circle
 * at most touches the obstacles, or (0, 0) if the
 * circle is free already, or null if the limit is
 * too short.
 *
 * @example
 * const tiles = {
 *   circles: [], segments: [], boxes: [
 *     { center: { x: 5, y: 5 }, halfWidth: 5,
 *       halfHeight: 5 },
 *     { center: { x: 15, y: 5 }, halfWidth: 5,
 *       halfHeight: 5 },
 *   ], orientedBoxes: [], polygons: [] };
 * const c = { center: { x: 10, y: 11 }, radius: 3 };
 * shortestWayOut(tiles, c); // { x: 0, y: 2 }
 *
 * @remarks
 * Obstacles may overlap, and they may be of all
 * kinds at once. Circles, boxes and polygons are
 * filled, and polygons must be simple, but they may
 * be concave and have either winding.
 *
 * Each contact moves the circle off one obstacle
 * only. The sum of several contacts moves it too
 * far, and one contact after another can move it
 * back into the first obstacle. The result is the
 * shortest move off all of them. It is not a path,
 * because it may go through a wall.
 *
 * The result also shows the nearest free position.
 * To put a new circle of radius 3 as near to
 * (10, 11) as possible, as in the example, add the
 * result to that centre.
 *
 * When the circle just touches an obstacle, its
 * centre is on a track, which runs one radius beside
 * an edge or around a corner. The shortest move ends
 * where a track is closest to the centre, or where
 * two tracks cross. These positions are tried,
 * beginning with the nearest tracks. If several are
 * equally near, the result is one of them.
 *
 * `limit`, Infinity by default, is the greatest
 * length of the move. The length is rounded, so a
 * limit that is equal to the depth of a contact may
 * be too short. Without a limit there is always
 * a way out, because there is room beside all the
 * obstacles.
 *
 * Returns (0, 0) if the radius is below 0 or if the
 * lists are empty. An obstacle is ignored if it is a
 * circle with a radius below 0 or a polygon without
 * edges. Returns null if any number is NaN, if any
 * number except the limit is infinite, or if the
 * limit is below 0.
 *
 * *Accuracy*: after the move the circle overlaps
 * each obstacle by at most 96 ulps of the span,
 * apart from the rounding when you add the move to
 * the centre. An overlap of less than that bound may
 * count as touching, and if a gap is as wide as the
 * circle to within that bound, it may or may not
 * count as too narrow. The span is the longer side
 * of the box around the circle and all the
 * obstacles. This applies to spans from 1e-70 to
 * 1e70, if edges have a length of 0 or of at least
 * 1e-75.
 *
 * *Cost*: O(k^2 n) for n edges and circles. k is the
 * number of tracks that are nearer than the end of
 * the way out, and each crossing of two of them is
 * tested against all n. Obstacles that are far away
 * also count in n, so pass only those near the
 * circle.
 *
 * @group contact
 * @figure several-at-once/several-at-once
 */
export function shortestWayOut(
  obstacles: Obstacles,
  circle: Circle,
  options: WayOutOptions = {},
): Vec2 | null {
  const { limit = Infinity } = options;
  const { center, radius } = circle;
  const sum =
    sumOf(obstacles) +
    Math.abs(center.x) +
    Math.abs(center.y) +
    Math.abs(radius);
  const here = { x: 0, y: 0 };
  // Negated, so that NaN is refused.
  if (!(sum < Infinity && limit >= 0)) return null;
  if (radius < 0) return here;
  const tracks: Track[] = [];
  const scene = sceneAround(
    obstacles,
    circle,
    tracks,
  );
  if (isFree(here, scene, obstacles, center)) {
    return here;
  }
  let best = wayPast(scene);
  let length = magnitude(best.x, best.y);
  tracks.sort(
    (one, other) => one.distance - other.distance,
  );
  for (let i = 0; i < tracks.length; i += 1) {
    // This track and all later ones are too far.
    const track = tracks[i]!;
    const { distance } = track;
    if (distance >= length || distance > limit)
      break;
    const places = closestOf(track);
    for (let j = 0; j < i; j += 1) {
      const other = tracks[j]!;
      for (const place of crossingsOf(
        track,
        other,
      )) {
        places.push(place);
      }
    }
    for (const place of places) {
      const way = magnitude(place.x, place.y);
      if (
        way < length &&
        isFree(place, scene, obstacles, center)
      ) {
        best = place;
        length = way;
      }
    }
  }
  return length <= limit ? best : null;
}

/**
 * The obstacles relative to the circle's centre, so
 * that a scene far from the origin loses no digits.
 */
interface Scene {
  readonly radius: number;
  readonly discs: Circle[];
  readonly boxes: Box[];
  readonly orientedBoxes: OrientedBox[];
  /** The segments, and the edges of other shapes. */
  readonly edges: Segment[];
  left: number;
  right: number;
  low: number;
  high: number;
  /** How deep an overlap counts as touching. */
  rounding: number;
  /**
   * The edge that blocked the last position tried,
   * because it often blocks the next.
   */
  inTheWay: number;
}

/** Returns the sum of the sizes of all numbers. */
function sumOf(obstacles: Obstacles): number {
  let sum = 0;
  for (const disc of obstacles.circles) {
    sum += sizeOf(disc.center);
    sum += Math.abs(disc.radius);
  }
  for (const segment of obstacles.segments) {
    sum += sizeOf(segment.a) + sizeOf(segment.b);
  }
  for (const box of obstacles.boxes) {
    sum += sizeOf(box.center);
    sum += Math.abs(box.halfWidth);
    sum += Math.abs(box.halfHeight);
  }
  for (const turned of obstacles.orientedBoxes) {
    sum += sizeOf(turned.center);
    sum += Math.abs(turned.halfWidth);
    sum += Math.abs(turned.halfHeight);
    sum += Math.abs(turned.rotation);
  }
  for (const polygon of obstacles.polygons) {
    for (const corner of polygon) {
      sum += sizeOf(corner);
    }
  }
  return sum;
}

function sizeOf({ x, y }: Vec2): number {
  return Math.abs(x) + Math.abs(y);
}

/** Returns the scene and adds all tracks. */
function sceneAround(
  obstacles: Obstacles,
  { center, radius }: Circle,
  tracks: Track[],
): Scene {
  const scene: Scene = {
    radius,
    discs: [],
    boxes: [],
    orientedBoxes: [],
    edges: [],
    left: Infinity,
    right: -Infinity,
    low: Infinity,
    high: -Infinity,
    rounding: 0,
    inTheWay: 0,
  };
  for (const disc of obstacles.circles) {
    if (disc.radius < 0) continue;
    const at = from(center, disc.center);
    addDisc(tracks, scene, {
      center: at,
      radius: disc.radius,
    });
  }
  for (const segment of obstacles.segments) {
    const { a, b } = segment;
    // An outline runs from a to b and back to a.
    const both = [from(center, a), from(center, b)];
    addOutline(tracks, scene, [a, b], both, 1);
  }
  for (const box of obstacles.boxes) {
    const { halfWidth, halfHeight } = box;
    const at = from(center, box.center);
    const w = { x: halfWidth, y: 0 };
    const h = { x: 0, y: halfHeight };
    const seen = cornersOf(at, w, h);
    scene.boxes.push({
      center: at,
      halfWidth,
      halfHeight,
    });
    addOutline(tracks, scene, seen, seen, 1);
  }
  for (const turned of obstacles.orientedBoxes) {
    const { halfWidth, halfHeight } = turned;
    const { rotation } = turned;
    const at = from(center, turned.center);
    const cos = Math.cos(rotation);
    const sin = Math.sin(rotation);
    const w = {
      x: halfWidth * cos,
      y: halfWidth * sin,
    };
    const h = {
      x: -halfHeight * sin,
      y: halfHeight * cos,
    };
    const seen = cornersOf(at, w, h);
    scene.orientedBoxes.push({
      center: at,
      halfWidth,
      halfHeight,
      rotation,
    });
    addOutline(tracks, scene, seen, seen, 1);
  }
  for (const polygon of obstacles.polygons) {
    if (!hasEdges(polygon)) continue;
    const seen = allFrom(center, polygon);
    const turn = winding(polygon);
    addOutline(tracks, scene, polygon, seen, turn);
  }
  // The circle itself is around the origin.
  const width =
    Math.max(scene.right, radius) -
    Math.min(scene.left, -radius);
  const height =
    Math.max(scene.high, radius) -
    Math.min(scene.low, -radius);
  scene.rounding =
    2 ** -47 * Math.max(width, height);
  return scene;
}

function from(center: Vec2, { x, y }: Vec2): Vec2 {
  return { x: x - center.x, y: y - center.y };
}

function allFrom(
  center: Vec2,
  polygon: Polygon,
): Vec2[] {
  const seen: Vec2[] = [];
  for (const corner of polygon) {
    seen.push(from(center, corner));
  }
  return seen;
}

/** Returns a box's corners, counter-clockwise. */
function cornersOf(
  { x, y }: Vec2,
  w: Vec2,
  h: Vec2,
): Vec2[] {
  return [
    { x: x - w.x - h.x, y: y - w.y - h.y },
    { x: x + w.x - h.x, y: y + w.y - h.y },
    { x: x + w.x + h.x, y: y + w.y + h.y },
    { x: x - w.x + h.x, y: y - w.y + h.y },
  ];
}

function addDisc(
  tracks: Track[],
  scene: Scene,
  disc: Circle,
): void {
  const { center, radius } = disc;
  scene.discs.push(disc);
  tracks.push(
    trackAround({
      center,
      radius: radius + scene.radius,
    }),
  );
  widen(scene, center, radius);
}

function addOutline(
  tracks: Track[],
  scene: Scene,
  polygon: Polygon,
  seen: Polygon,
  turn: number,
): void {
  const { radius } = scene;
  addTracks(tracks, polygon, seen, radius, turn);
  for (const [i, a] of seen.entries()) {
    const b = seen[(i + 1) % seen.length]!;
    scene.edges.push({ a, b });
    widen(scene, a, 0);
  }
}

/** Widens the box around all obstacles. */
function widen(
  scene: Scene,
  { x, y }: Vec2,
  reach: number,
): void {
  scene.left = Math.min(scene.left, x - reach);
  scene.right = Math.max(scene.right, x + reach);
  scene.low = Math.min(scene.low, y - reach);
  scene.high = Math.max(scene.high, y + reach);
}

/**
 * Returns the shortest move along an axis that ends
 * outside the box around all obstacles.
 */
function wayPast(scene: Scene): Vec2 {
  const { radius } = scene;
  const left = scene.left - radius;
  const right = scene.right + radius;
  const low = scene.low - radius;
  const high = scene.high + radius;
  const x = -left < right ? left : right;
  const y = -low < high ? low : high;
  return Math.abs(x) < Math.abs(y)
    ? { x, y: 0 }
    : { x: 0, y };
}

/** Returns the closest point of a track, if any. */
function closestOf(track: Track): Vec2[] {
  const { circle, closest } = track;
  if (closest) return [closest];
  if (!circle) return [];
  const { radius } = circle;
  const { x, y } = circle.center;
  const gap = magnitude(x, y);
  // From outside, the shortest move cannot end here,
  // because this shape leaves the path to here free.
  if (gap >= radius) return [];
  // At its centre all directions are equally short.
  if (gap < 1e-290) return [{ x: radius, y: 0 }];
  return [
    {
      x: x - (x / gap) * radius,
      y: y - (y / gap) * radius,
    },
  ];
}

/**
 * Returns whether the circle overlaps nothing after
 * this displacement.
 */
function isFree(
  place: Vec2,
  scene: Scene,
  obstacles: Obstacles,
  center: Vec2,
): boolean {
  const { discs, edges } = scene;
  const least = scene.radius - scene.rounding;
  for (const { center: c, radius } of discs) {
    const gap = magnitude(
      place.x - c.x,
      place.y - c.y,
    );
    if (gap - radius < least) return false;
  }
  if (edges.length > 0) {
    const last = edges[scene.inTheWay]!;
    if (distanceTo(last, place) < least)
      return false;
  }
  for (const [i, edge] of edges.entries()) {
    if (distanceTo(edge, place) < least) {
      scene.inTheWay = i;
      return false;
    }
  }
  // It can still be inside, far from all edges.
  for (const box of scene.boxes) {
    const gap = signedDistanceToBox(place, box);
    if (gap < least) return false;
  }
  for (const turned of scene.orientedBoxes) {
    const gap = signedDistanceToOrientedBox(
      place,
      turned,
    );
    if (gap < least) return false;
  }
  for (const polygon of obstacles.polygons) {
    if (!hasEdges(polygon)) continue;
    const seen = allFrom(center, polygon);
    const gap = signedDistanceToPolygon(place, seen);
    if (gap < least) return false;
  }
  return true;
}

function distanceTo(
  edge: Segment,
  place: Vec2,
): number {
  const foot = closestPointOnSegment(place, edge);
  return magnitude(
    place.x - foot.x,
    place.y - foot.y,
  );
}
