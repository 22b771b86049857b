import { polygonFault } from '#lib/polygon-fault.ts';
import type { Polygon, Vec2 } from '#lib/types.ts';
import type { CastScene } from './casts.ts';
import { neighbour } from './doubles.ts';
import type { Random } from './random-scenes.ts';
import { anyOrder } from './simple-polygons.ts';

type Scene = CastScene<Polygon>;

/** An edge that is cut in two, and its direction. The cut can be a dent, a bump or a valley. */
interface Cut {
  readonly polygon: Polygon;
  readonly at: Vec2;
  readonly along: Vec2;
  readonly out: Vec2;
}

/** Doubles, or numbers with one decimal, as a level editor writes them. */
function anyPoint(random: Random): Vec2 {
  const isShort = random.pick([true, false]);
  const make = () => (isShort ? random.integer(-40, 40) / 10 : random.between(-4, 4));
  return { x: make(), y: make() };
}

function valid(make: () => Cut): Cut {
  for (;;) {
    const cut = make();
    if (polygonFault(cut.polygon) === null) return cut;
  }
}

/** An edge, sometimes diagonal, cut anywhere and bent there by rounding, by more, or not at all. */
const cutSide = (random: Random) =>
  valid(() => {
    const a = anyPoint(random);
    const size = random.between(0.1, 3);
    const diagonal = { x: a.x + size, y: a.y + random.pick([-1, 1]) * size };
    const b = random.pick([anyPoint(random), diagonal]);
    const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
    const along = { x: (b.x - a.x) / length, y: (b.y - a.y) / length };
    const out = { x: along.y, y: -along.x };
    const t = random.pick([0.5, 0.1 * random.integer(1, 9), random.between(0, 1)]) * length;
    const bend = random.pick([0, 0, random.between(-1, 1) * 10 ** -random.integer(2, 16)]);
    const at = {
      x: a.x + t * along.x + bend * out.x,
      y: a.y + t * along.y + bend * out.y,
    };
    const deep = random.pick([1, 0.1, 2 ** -50]);
    const back = { x: at.x - deep * out.x, y: at.y - deep * out.y };
    return { polygon: [a, at, b, back], at, along, out };
  });

/** Three corners nearly in line, seen from one of the two tips. */
const needle = (random: Random) =>
  valid(() => {
    const tip = anyPoint(random);
    const end = anyPoint(random);
    const t = random.pick([0.5, 0.1 * random.integer(1, 9), random.between(-1, 1)]);
    const shift = random.pick([0, random.between(-1, 1) * 10 ** -random.integer(8, 17)]);
    const step = (value: number) => {
      // The doubles next to 0 are so small that products underflow.
      return value === 0 ? 0 : neighbour(value, random.integer(-1, 1));
    };
    const third = {
      x: step(end.x + t * (tip.x - end.x) + shift),
      y: step(end.y + t * (tip.y - end.y) - shift),
    };
    const length = Math.hypot(tip.x - end.x, tip.y - end.y) || 1;
    const out = { x: (tip.x - end.x) / length, y: (tip.y - end.y) / length };
    return { polygon: [tip, end, third], at: tip, along: { x: -out.y, y: out.x }, out };
  });

/** A circle in front of the corner, which it hits, passes or already contains. */
function towards(random: Random, { polygon, at, along, out }: Cut): Scene {
  const radius = random.pick([0, 2 ** -50, 0.1, 1, random.between(0, 3)]);
  const gap = random.pick([0, random.between(0, 2), -radius * random.between(0, 1)]);
  const aside = random.pick([0, 0, 2 ** -52, -(2 ** -50), random.between(-1, 1)]);
  const center = {
    x: at.x + (radius + gap) * out.x + aside * along.x,
    y: at.y + (radius + gap) * out.y + aside * along.y,
  };
  const times = random.pick([1, 2, 0.5]);
  const displacement = random.pick([
    { x: times * (at.x - center.x), y: times * (at.y - center.y) },
    { x: -2 * gap * out.x, y: -2 * gap * out.y },
    { x: random.between(-3, 3), y: random.between(-3, 3) },
  ]);
  return { target: anyOrder(random, polygon), circle: { center, radius }, displacement };
}

/** A circle that moves along the edge, sinks slowly, and is one radius above it at the cut. */
function overCut(random: Random, { polygon, at, along, out }: Cut): Scene {
  const radius = random.between(0.01, 3);
  const slope = random.between(0.1, 1) * 10 ** -random.integer(0, 9);
  const before = random.pick([0, 0.5, random.between(0, 1)]);
  const sense = random.pick([-1, 1]);
  const displacement = {
    x: sense * along.x - slope * out.x,
    y: sense * along.y - slope * out.y,
  };
  const high = radius * (1 + random.pick([0, random.between(-64, 64) * 2 ** -53]));
  const center = {
    x: at.x + high * out.x - before * displacement.x,
    y: at.y + high * out.y - before * displacement.y,
  };
  return { target: anyOrder(random, polygon), circle: { center, radius }, displacement };
}

/** A ray, or almost one, that enters through the cut at any angle, however small. */
function throughCut(random: Random, { polygon, at, along, out }: Cut): Scene {
  const slope = random.between(0.1, 1) * 10 ** -random.integer(0, 9);
  const sense = random.pick([-1, 1]);
  const displacement = {
    x: sense * along.x - slope * out.x,
    y: sense * along.y - slope * out.y,
  };
  const before = random.pick([0.5, random.between(0, 1)]);
  const center = { x: at.x - before * displacement.x, y: at.y - before * displacement.y };
  const radius = random.pick([0, 0, 2 ** -60, 2 ** -50]);
  return { target: anyOrder(random, polygon), circle: { center, radius }, displacement };
}

/** A circle in a block with a slit so narrow that rounding puts both its edges in one place. */
function besideSlit(random: Random): Scene {
  const x = random.between(-1, 1);
  const isHeld = random.pick([true, false]);
  const target = [
    { x: -4, y: -4 },
    { x: 4, y: -4 },
    { x: 4, y: 4 },
    { x: neighbour(x, random.integer(1, 8)), y: 4 },
    { x, y: -2 },
    { x, y: 4 },
    { x: -4, y: 4 },
  ];
  if (polygonFault(target) !== null) return besideSlit(random);
  const center = { x: random.between(-3, 3), y: random.between(-1, 3) };
  const displacement = { x: random.between(-3, 3), y: random.between(-3, 3) };
  const circle = { center: isHeld ? { x: x - 0.5, y: center.y } : center, radius: 0.25 };
  return { target: anyOrder(random, target), circle, displacement };
}

/** Scenes at corners where rounding can give any result. */
export const hardCorners: Readonly<Record<string, (random: Random) => Scene>> = {
  'in front of a joint or a valley': (random) => towards(random, cutSide(random)),
  'along a joint or a valley': (random) => overCut(random, cutSide(random)),
  'through a joint or a valley': (random) => throughCut(random, cutSide(random)),
  'beside a slit': besideSlit,
  'in front of the tip of a needle': (random) => towards(random, needle(random)),
  'beside the tip of a needle': (random) => overCut(random, needle(random)),
};
