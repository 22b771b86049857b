import type { Cast, Polygon } from '#lib/types.ts';
import { areaSign } from '#oracle/outline.ts';
import { pointInPolygon } from '#oracle/polygon.ts';
import type { CastScene } from './casts.ts';

/** A scene in which the polygon may also be a hole in a solid. */
type Scene = CastScene<Polygon> & { readonly isHole?: boolean };

/** A part that the circle may move into. `clear` is the margin by which it does, below 0 if not. */
interface Hindrance {
  readonly kind: 'edge' | 'vertex';
  readonly index: number;
  readonly clear: number;
}

/**
 * Compares a cast with its definition, by sampling. At each of many moments, it tests whether the
 * circle touches an edge in front of it or the nearest corner, and moves inwards. It also judges
 * starts that overlap and concave polygons, but not unclear cases, because it uses doubles.
 */
export function castIsAsDefined(scene: Scene, cast: Cast | null, samples = 40): boolean {
  const { displacement } = scene;
  if (displacement.x === 0 && displacement.y === 0) return cast === null;
  const until = cast?.fraction ?? 1;
  for (let i = 0; i <= samples; i += 1) {
    const t = (until * i) / samples;
    // Stop just before the moment of the hit.
    if (cast !== null && t >= until * (1 - 1e-6)) break;
    if (hindrances(scene, t).some(({ clear }) => clear > 1e-7)) return false;
  }
  if (cast === null) return !isClearlyInside(scene);
  if (cast.fraction > 1e-9 && isClearlyInside(scene)) return false;
  const { kind, index } = cast.feature;
  const found = hindrances(scene, cast.fraction).find(
    (one) => one.kind === kind && one.index === index,
  );
  return (found !== undefined && found.clear > -1e-9) || isInside(scene, cast);
}

function sizeOf({ target, circle, displacement }: Scene): number {
  const { x, y } = circle.center;
  const offsets = target.flatMap((corner) => [corner.x - x, corner.y - y]);
  return Math.max(
    ...offsets.map(Math.abs),
    Math.hypot(displacement.x, displacement.y),
    circle.radius,
  );
}

function* edgesOf({ target, isHole = false }: Scene) {
  const turn = isHole ? -areaSign(target) : areaSign(target);
  const edges = target.map((a, index) => {
    const b = target[(index + 1) % target.length]!;
    const [x, y] = [b.x - a.x, b.y - a.y];
    const length = Math.hypot(x, y);
    return { a, b, index, length, ux: x / length, uy: y / length };
  });
  const proper = edges.filter(({ length }) => length > 0);
  for (const [i, edge] of proper.entries()) {
    const before = proper[(i + proper.length - 1) % proper.length]!;
    yield { ...edge, before, nx: turn * edge.uy, ny: -turn * edge.ux, turn };
  }
}

function hindrances(scene: Scene, t: number): Hindrance[] {
  const { circle, displacement } = scene;
  const size = sizeOf(scene);
  const speed = Math.hypot(displacement.x, displacement.y);
  const x = circle.center.x + t * displacement.x;
  const y = circle.center.y + t * displacement.y;
  const r = circle.radius;
  const found: Hindrance[] = [];
  for (const { a, index, length, ux, uy, nx, ny, before, turn } of edgesOf(scene)) {
    const [mx, my] = [x - a.x, y - a.y];
    const height = mx * nx + my * ny;
    const foot = mx * ux + my * uy;
    const inwards = -(displacement.x * nx + displacement.y * ny) / speed;
    const within = Math.min(height, r - height, foot, length - foot) / size;
    found.push({ kind: 'edge', index, clear: Math.min(within, inwards) });
    const bend = turn * (before.ux * uy - before.uy * ux);
    const gap = Math.hypot(mx, my);
    // At the corner itself, no direction is nearest.
    const along = mx * displacement.x + my * displacement.y;
    const towards = gap > 1e-9 * size ? -along / gap / speed : 0;
    const inCone = Math.min(mx * before.ux + my * before.uy, -(mx * ux + my * uy)) / size;
    const clear = Math.min(bend, (r - gap) / size, towards, inCone);
    found.push({ kind: 'vertex', index, clear });
  }
  return found;
}

/** Does a centre that starts inside clearly move inwards from each closest part? */
function isClearlyInside(scene: Scene): boolean {
  const rates = ratesInside(scene);
  return rates.length > 0 && rates.every(({ inwards }) => inwards > 1e-7);
}

function isInside(scene: Scene, cast: Cast): boolean {
  if (cast.fraction > 0) return false;
  const { kind, index } = cast.feature;
  const { target } = scene;
  // If a corner is repeated, either index is right.
  const isSame = (other: number) =>
    target[other]!.x === target[index]!.x && target[other]!.y === target[index]!.y;
  return ratesInside(scene).some(
    (one) => one.kind === kind && isSame(one.index) && one.inwards > -1e-9,
  );
}

function ratesInside(scene: Scene) {
  const { circle, displacement, target, isHole = false } = scene;
  if (pointInPolygon(circle.center, target) === isHole) return [];
  const size = sizeOf(scene);
  const speed = Math.hypot(displacement.x, displacement.y);
  const parts = [...edgesOf(scene)].flatMap(({ a, index, length, ux, uy, nx, ny }) => {
    const [mx, my] = [circle.center.x - a.x, circle.center.y - a.y];
    const foot = mx * ux + my * uy;
    const gap = Math.hypot(mx, my);
    const corner = {
      kind: 'vertex',
      index,
      distance: gap,
      inwards: gap > 1e-9 * size ? (mx * displacement.x + my * displacement.y) / gap / speed : 0,
    };
    if (foot <= 0 || foot >= length) return [corner];
    const inwards = -(displacement.x * nx + displacement.y * ny) / speed;
    return [corner, { kind: 'edge', index, distance: Math.abs(mx * nx + my * ny), inwards }];
  });
  const nearest = Math.min(...parts.map(({ distance }) => distance));
  return parts.filter(({ distance }) => distance <= nearest + 1e-9 * size);
}
