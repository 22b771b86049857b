import { defineFigure } from '#figure/figure.ts';
import * as mark from '#figure/marks.ts';
import { show } from '#figure/numbers.ts';
import { angle, inDegreesAround, inRadians } from '#figure/parts/angle.ts';
import { cross, dot, toWorld, type Vec2 } from '#lib/index.ts';
import { drawVector, origin, place } from '../plane.ts';

export interface State {
  readonly t: number;
}

const center = place(24, 32);
/** The drawn length of both vectors, which represents 1. */
const arm = 18;
const graph = { left: 53, right: 92 };
const samples = Array.from({ length: 73 }, (_, i) => i * 5);

const tipAt = (degrees: number): Vec2 =>
  toWorld(place(arm, 0), { center, rotation: inRadians(degrees) });
const acrossAt = (degrees: number) => graph.left + ((graph.right - graph.left) * degrees) / 360;

/** The two vectors, each of length 1. */
const vectors = (degrees: number): [u: Vec2, v: Vec2] => {
  const turned = { center: origin, rotation: inRadians(degrees) };
  return [place(1, 0), toWorld(place(1, 0), turned)];
};
const state = ([, v]: readonly Vec2[]): State => ({ t: inDegreesAround(Math.atan2(v!.y, v!.x)) });
const products = (degrees: number) => {
  const [u, v] = vectors(degrees);
  return { dot: dot(u, v), cross: cross(u, v) };
};
const dotCurve = samples.map((t) => place(acrossAt(t), center.y + arm * products(t).dot));
const crossCurve = samples.map((t) => place(acrossAt(t), center.y + arm * products(t).cross));

interface Where {
  readonly side: 'left' | 'right' | 'neither';
  readonly dot: number;
  readonly cross: number;
}

const sides: Readonly<Record<Where['side'], string>> = {
  left: 'to the left',
  right: 'to the right',
  neither: 'on the line',
};

const said = (word: string) => (found: Where) => ({
  word,
  rest: `${sides[found.side]}; dot ${show(found.dot)}, cross ${show(found.cross)}`,
});

export const figure = defineFigure({
  name: 'turning-vector',
  version: 1,
  caption: 'Turn $v$ all the way around',
  description:
    'On the left are two arrows of length 1 from one point. The arrow u points to the right, and ' +
    'v can be turned. A thick bar is the shadow of v on the line of u, and a second one is its ' +
    'height above that line. On the right, both are drawn as curves over the angle, the shadow as ' +
    'a cosine, and the height, dashed like its bar, as a sine.',
  world: { minX: 0, maxX: 96, minY: 0, maxY: 64 },
  close: { minX: 0, maxX: 48, minY: 8, maxY: 56 },
  parts: { t: angle('α', { center, arm }) },
  presets: [
    { name: 'ahead', label: 'ahead', state: { t: 40 } },
    { name: 'beside', label: 'beside', state: { t: 90 } },
    { name: 'behind', label: 'behind', state: { t: 145 } },
    { name: 'right', label: 'to the right', state: { t: 300 } },
  ],
  meanings: {
    u: 'the direction in which the guard looks, one unit to the right',
    v: 'from the guard towards the player, one unit long',
    α: 'the angle from $u$ to $v$',
  },
  conventions: ['yUp'],

  answer: ({ t }: State) => ({ tip: tipAt(t), ...products(t) }),

  calls: {
    dot: { load: () => import('#lib/dot.ts?trace'), values: ({ t }) => vectors(t), state },
    cross: { load: () => import('#lib/cross.ts?trace'), values: ({ t }) => vectors(t), state },
  },

  words: {
    ahead: said('ahead'),
    behind: said('behind'),
    beside: said('beside'),
  },

  find: (_state, { dot, cross }) => {
    const found = {
      hit: dot > 0,
      side: Math.abs(cross) < 0.005 ? 'neither' : cross > 0 ? 'left' : 'right',
      dot,
      cross,
    } as const;
    if (Math.abs(dot) < 0.005) return { ...found, hit: false, kind: 'beside' };
    return { ...found, kind: dot > 0 ? 'ahead' : 'behind' };
  },

  sweep: {
    label: 'v once around',
    seconds: 12,
    repeat: 'loop',
    at: (_, t) => ({ t: Math.round(360 * t) % 360 }),
  },

  *draw({ t }, { tip, dot, cross }, view) {
    const shadow = place(tip.x, center.y);
    const right = place(center.x + arm, center.y);
    yield mark.polygon('behind', 'fill-tint', behind, 'ground');
    yield mark.circle('unit', 'stroke-border thin', { center, radius: arm });
    yield mark.line('line', 'stroke-faint thin', place(2, center.y), place(46, center.y), 'ground');
    yield mark.line(
      'beside',
      'stroke-faint thin dotted',
      place(center.x, 9),
      place(center.x, 55),
      'ground',
    );
    yield mark.arrow('u', 'stroke-point firm', center, right);
    yield mark.line('shadow', 'stroke-normal thick', center, shadow);
    yield mark.line('height', 'stroke-hit bold dashed-long', shadow, tip);
    yield* drawVector(view, 'v', 'stroke-circle firm', center, tip);
    yield mark.dot('guard', 'fill-ink', center, 4);
    yield mark.symbol('v', tip, center, 24);
    yield mark.label('symbol-u', 'u', right, { symbol: 'u', dx: 12, dy: 22 });
    if (!view.sketch) {
      yield* drawAngle(t);
      yield* drawGraph(t, dot, cross);
    }
  },
});

/** The arc from u to v. */
function* drawAngle(t: number): Iterable<mark.Mark> {
  const at = (degrees: number, radius: number) =>
    toWorld(place(radius, 0), { center, rotation: inRadians(degrees) });
  const steps = Math.max(1, Math.round(t / 5));
  const arc = Array.from({ length: steps + 1 }, (_, i) => at((t * i) / steps, 5));
  yield mark.curve('arc', 'stroke-faint thin', arc);
  if (t > 12) yield mark.label('α', 'α', at(t / 2, 8), { symbol: 'α', dy: 6 });
}

/** The half of the area around the circle that u points away from. */
const behind = [place(2, 9), place(center.x, 9), place(center.x, 55), place(2, 55)];

function* drawGraph(t: number, dot: number, cross: number): Iterable<mark.Mark> {
  const { left, right } = graph;
  const { y } = center;
  yield mark.label('ahead-word', 'ahead', place(46, 9), { dy: -6, style: 'small end' });
  yield mark.label('behind-word', 'behind', place(2, 9), { dx: 6, dy: -6, style: 'small' });
  yield mark.label('left-word', 'left', place(center.x, 55), { dy: -6, style: 'small middle' });
  yield mark.label('right-word', 'right', place(center.x, 9), { dy: 16, style: 'small middle' });
  yield mark.line('axis', 'stroke-border thin', place(left, y), place(right, y), 'ground');
  yield mark.line(
    'one',
    'stroke-border hairline',
    place(left, y + arm),
    place(right, y + arm),
    'ground',
  );
  yield mark.line(
    'minus',
    'stroke-border hairline',
    place(left, y - arm),
    place(right, y - arm),
    'ground',
  );
  for (const degrees of [0, 90, 180, 270, 360]) {
    const at = place(acrossAt(degrees), y - arm);
    yield mark.line(
      `tick-${degrees}`,
      'stroke-border hairline',
      place(at.x, y + arm),
      at,
      'ground',
    );
    yield mark.label(`degrees-${degrees}`, `${degrees}°`, at, { dy: 17, style: 'small middle' });
  }
  for (const value of [1, 0, -1]) {
    const at = place(left, y + arm * value);
    yield mark.label(`value-${value}`, show(value), at, { dx: -5, dy: 4, style: 'small end' });
  }
  yield mark.curve('dot-curve', 'stroke-normal firm', dotCurve);
  yield mark.curve('cross-curve', 'stroke-hit firm dashed-long', crossCurve);
  const x = acrossAt(t);
  const [onDot, onCross] = [place(x, y + arm * dot), place(x, y + arm * cross)];
  yield mark.line('now', 'stroke-caption thin', place(x, y - arm), place(x, y + arm), 'ground');
  yield mark.dot('on-dot', 'fill-paper stroke-normal', onDot, 4.5);
  yield mark.dot('on-cross', 'fill-paper stroke-hit', onCross, 4.5);
  yield mark.label('dot-name', 'dot', place(acrossAt(352), y + arm), { dy: -6, style: 'note end' });
  yield mark.label('cross-name', 'cross', place(acrossAt(90), y + arm), {
    dy: -6,
    style: 'note middle',
  });
}
