import { refusal } from '#kit/refusal.ts';
import {
  type Circle,
  collideConvexPolygonCircle,
  outwardNormals,
  type Polygon,
  type Vec2,
} from '#lib/index.ts';
import type { Kind, Survey } from '#maps/truth-map.ts';
import { incidentFaceAtNearestVertex } from '#published/bitlush-nearest-vertex.ts';
import { float64 } from '#published/monogame-circles.ts';

export type Test = 'published' | 'ours';

/** The way out: over which edge (-1: from a corner), in which direction and how far. */
export interface WayOut {
  readonly face: number;
  readonly normal: Vec2;
  readonly depth: number;
  readonly ours: number;
  /** How far it should be. */
  readonly right: number;
}

/** Null where they do not touch. */
export function wayOut(polygon: Polygon, circle: Circle, test: Test): WayOut | null {
  const contact = collideConvexPolygonCircle(polygon, circle);
  if (!contact) return null;
  const ours = contact.feature.kind === 'edge' ? contact.feature.index : -1;
  const right = contact.depth;
  if (test === 'ours') return { face: ours, normal: contact.normal, depth: right, ours, right };
  const told = incidentFaceAtNearestVertex(polygon, circle, float64);
  const normal = outwardNormals(polygon)[told.face] ?? contact.normal;
  // Its sign says apart or overlapping; the move is as long as the number.
  return { face: told.face, normal, depth: Math.abs(told.depth), ours, right };
}

const kinds: readonly Kind[] = [
  { words: 'no contact', style: 'right-miss', mark: 'plain', side: 0 },
  { words: 'edge and length right', style: 'right-hit', mark: 'plain', side: 1 },
  { words: 'length wrong', style: 'invented-hit', mark: 'lines', side: 2 },
  { words: 'edge wrong', style: 'wrong-move', mark: 'bars', side: 3 },
];

function kindOf(way: WayOut | null): number {
  if (!way) return 0;
  if (way.face !== way.ours) return 3;
  return Math.abs(way.depth - way.right) > 1e-9 ? 2 : 1;
}

interface Scene {
  readonly circle: { readonly radius: number };
  readonly polygon: Polygon;
  readonly test: Test;
}

/** Where the way out is wrong, and which way it goes. */
export function survey({ circle: { radius }, polygon, test }: Scene): Survey | null {
  if (refusal(polygon)) return null;
  const ask = (center: Vec2) => wayOut(polygon, { center, radius }, test);
  return {
    test: test === 'published' ? 'incidentFaceAtNearestVertex' : '',
    kinds,
    kindAt: (center) => kindOf(ask(center)),
    arrowAt: (center) => ask(center)?.normal ?? null,
  };
}
