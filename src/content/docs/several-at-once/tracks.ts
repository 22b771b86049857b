import {
  type Circle,
  distance,
  type Polygon,
  signedDistanceToPolygon,
  type Vec2,
} from '#lib/index.ts';
import { outwardNormal } from '#lib/outward-normal.ts';
import { addTracks, crossingsOf, type Track } from '#lib/tracks.ts';
import { winding } from '#lib/winding.ts';
import { plus } from './scenes.ts';

const tiny = 1e-6;

/** Returns the pieces of a track, as seen from the centre of the circle. */
function piecesOf(obstacle: Polygon, { center, radius }: Circle): readonly Track[] {
  const tracks: Track[] = [];
  const seen = obstacle.map(({ x, y }) => ({ x: x - center.x, y: y - center.y }));
  addTracks(tracks, obstacle, seen, radius, winding(obstacle));
  return tracks;
}

/** Returns the point of a piece that is closest to the centre. */
function closestOf({ closest, circle }: Track): Vec2 {
  if (closest || !circle) return closest ?? { x: 0, y: 0 };
  const { x, y } = circle.center;
  const part = 1 - circle.radius / Math.hypot(x, y);
  return { x: part * x, y: part * y };
}

/**
 * Returns the positions to test, the closest points and the crossings, for two convex obstacles. A
 * position is free if the circle overlaps neither of them there.
 */
export function positionsIn(obstacles: readonly Polygon[], circle: Circle) {
  const gapTo = (obstacle: Polygon, place: Vec2) =>
    signedDistanceToPolygon(place, obstacle) - circle.radius;
  const isOn = (place: Vec2, obstacle: Polygon) => Math.abs(gapTo(obstacle, place)) < tiny;
  const [one = [], other = []] = obstacles.map((obstacle) => piecesOf(obstacle, circle));
  const toPlace = (seen: Vec2) => plus(circle.center, seen);

  const closest = [one, other].flatMap((pieces, i) =>
    pieces.map((piece) => toPlace(closestOf(piece))).filter((place) => isOn(place, obstacles[i]!)),
  );
  // A straight piece is tried as a whole line, so some crossings are on neither track.
  const crossings = one
    .flatMap((piece) => other.flatMap((next) => crossingsOf(piece, next)))
    .map(toPlace)
    .filter((place) => obstacles.every((obstacle) => isOn(place, obstacle)));

  const isNew = (place: Vec2, i: number, all: readonly Vec2[]) =>
    !all.slice(0, i).some((before) => distance(before, place) < tiny);
  const places = [...closest, ...crossings].filter(isNew);
  const isFree = (place: Vec2) => obstacles.every((obstacle) => gapTo(obstacle, place) > -tiny);
  return { free: places.filter(isFree), blocked: places.filter((place) => !isFree(place)) };
}

/** How many short lines an arc is drawn with. */
const steps = 16;

/** Returns the whole track around a convex polygon. */
export function outlineOf(polygon: Polygon, radius: number): readonly Vec2[] {
  const turn = winding(polygon);
  const normals = polygon.map((a, i) => {
    const b = polygon[(i + 1) % polygon.length]!;
    return outwardNormal(a, b, turn, distance(a, b));
  });
  return polygon.flatMap((corner, i) => {
    const before = normals.at(i - 1)!;
    const after = normals[i]!;
    const start = Math.atan2(before.y, before.x);
    const angle = Math.atan2(
      before.x * after.y - before.y * after.x,
      before.x * after.x + before.y * after.y,
    );
    return Array.from({ length: steps + 1 }, (_, k) => {
      const at = start + (angle * k) / steps;
      return plus(corner, { x: radius * Math.cos(at), y: radius * Math.sin(at) });
    });
  });
}
