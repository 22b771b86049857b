import { assertPolygon, polygonIntersectsCircle } from '#lib/index.ts';

declare const loaded: { coast: unknown };
declare const storm: { center: { x: number; y: number }; radius: number };
declare function rain(): void;

// --- shown from here ---
// Once, when the map is loaded.
const coast = loaded.coast;
assertPolygon(coast, 'coast');

// In every frame.
if (polygonIntersectsCircle(coast, storm)) rain();
