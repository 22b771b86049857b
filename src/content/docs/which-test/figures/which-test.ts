import { calls, type Shape } from '#components/which-test-calls.ts';
import { defineFigure } from '#figure/figure.ts';
import * as mark from '#figure/marks.ts';
import { show } from '#figure/numbers.ts';
import { cornersOf } from '#figure/parts/box.ts';
import { choice } from '#figure/parts/choice.ts';
import { type CircleValue, circle, rimHandle } from '#figure/parts/circle.ts';
import { amid } from '#figure/places.ts';
import { hit, miss } from '#figure/words/verdict.ts';
import { distance, type Polygon, type Vec2 } from '#lib/index.ts';
import * as shapes from '../shapes.ts';

interface State {
  readonly circle: CircleValue;
  readonly shape: Shape;
}

const world = { minX: 0, maxX: 96, minY: 0, maxY: 64, inset: 3 };

const at = (shape: Shape, x: number, y: number, radius: number): State => ({
  circle: { center: shapes.at(x, y), radius },
  shape,
});

interface Push {
  readonly depth: number;
  readonly x: number;
  readonly y: number;
}

export const figure = defineFigure({
  name: 'which-test',
  version: 1,
  caption: 'Choose a shape, and drag the circle',
  description:
    'A shape and a circle. A dashed line goes from c to q, the closest point of the shape. If ' +
    'they overlap, an arrow pushes the circle out. Below are functions and their results.',
  world,
  close: { minX: 6, maxX: 96, minY: 10, maxY: 64 },
  parts: {
    circle: circle({ minRadius: 2, maxRadius: 24 }),
    shape: choice<Shape>(
      'shape',
      [
        { name: 'point', label: 'point' },
        { name: 'circle', label: 'circle' },
        { name: 'segment', label: 'segment' },
        { name: 'box', label: 'box' },
        { name: 'turned', label: 'rotated box' },
        { name: 'convex', label: 'convex polygon' },
        { name: 'polygon', label: 'any polygon' },
      ],
      'menu',
    ),
  },
  presets: [
    { name: 'corner', label: 'at a corner', state: at('box', 66.5, 50.5, 9) },
    { name: 'near-miss', label: 'near miss', state: at('turned', 70, 55.5, 9.5) },
    { name: 'touching', label: 'touching', state: at('box', 74, 38, 10) },
    { name: 'inside', label: 'centre inside', state: at('convex', 52, 43, 8) },
    { name: 'bay', label: 'in a bay', state: at('polygon', 45, 48, 11) },
  ],
  meanings: { s: 'the length of the push' },
  conventions: ['touching', 'filled', 'yUp'],

  answer: ({ circle, shape }: State) => {
    const asked = shapes.ask[shape](circle);
    const depth = asked.push ? distance(asked.push, shapes.at(0, 0)) : 0;
    return { ...asked, depth, gap: asked.signed - circle.radius };
  },

  calls: {
    pointInCircle: {
      load: () => import('#lib/point-in-circle.ts?trace'),
      // Inside a filled shape the closest point is the centre itself.
      values: ({ circle, shape }) => {
        const { signed, closest } = shapes.ask[shape](circle);
        return [signed < 0 ? circle.center : closest, circle];
      },
    },
  },

  words: {
    hairApart: () => miss('less than 0.05 apart'),
    apart: ({ gap }: { gap: number }) => miss(`${show(gap, 1)} apart`),
    touching: () => hit('just touching'),
    deep: ({ depth, x, y }: Push) =>
      hit(`${show(depth, 1)} deep, push by (${show(x, 1)}, ${show(y, 1)})`),
  },

  find: (_state, { hit, push, depth, gap }) => {
    if (!push) return gap < 0.05 ? { hit, kind: 'hairApart' } : { hit, kind: 'apart', gap };
    return depth < 0.05 ? { hit, kind: 'touching' } : { hit, kind: 'deep', depth, ...push };
  },

  *draw({ circle, shape }, { hit, push: way, depth, signed, closest }, view) {
    const { center, radius } = circle;
    const rim = rimHandle(circle, world);
    yield* drawShape(shape);
    yield mark.circle('disc', hit ? 'disc fill-hit' : 'disc', circle);
    const goal = way && depth > 0.05 && shapes.at(center.x + way.x, center.y + way.y);
    if (goal) yield mark.circle('goal', 'stroke-circle dotted', { center: goal, radius });
    yield mark.line('radius', 'stroke-circle', center, rim);
    yield mark.line('distance', 'stroke-ink dashed', center, closest);
    if (goal) yield mark.arrow('push', 'stroke-normal bold', center, goal);
    yield mark.dot('q', 'fill-point stroke-paper', closest, 5.5);
    yield mark.dot('c', 'fill-circle', center, 3);
    if (view.sketch) return;
    // Clear of the line, the radius and the arrow, which all pass through the centre.
    const ahead = goal ? [goal] : [];
    yield mark.symbol('c', center, amid(center, rim, closest, ...ahead));
    yield mark.symbol('q', closest, center, 17);
    if (radius > 5) yield mark.symbolAlong('r', center, rim, 14);
    if (goal) yield mark.symbolAlong('s', center, goal, -14);

    const { test, push, near } = calls[shape];
    const lines = [
      `${test} → ${hit}`,
      `${push} → ${way ? pushed(shape, way, depth) : 'no contact'}`,
      // The closest point of a segment, the distance of two centres, or else the signed distance.
      `${near} → ${
        shape === 'segment'
          ? `(${show(closest.x, 1)}, ${show(closest.y, 1)})`
          : show(shape === 'circle' ? signed + shapes.disc.radius : signed, 1)
      }`,
    ];
    const corner = shapes.at(world.minX, world.minY);
    for (const [i, text] of lines.entries()) {
      yield mark.label(`says-${i}`, text, corner, { dx: 10, dy: -50 + 20 * i, style: 'mono' });
    }
  },
});

const outlines: Partial<Record<Shape, Polygon>> = {
  box: cornersOf({ ...shapes.box, rotation: 0 }),
  turned: cornersOf(shapes.turned),
  convex: shapes.convex,
  polygon: shapes.horseshoe,
};

/** The second function's result: a contact or, for a polygon that may be concave, the push. */
function pushed(shape: Shape, { x, y }: Vec2, depth: number): string {
  return shape === 'polygon' ? `push (${show(x, 1)}, ${show(y, 1)})` : `depth ${show(depth, 1)}`;
}

function* drawShape(shape: Shape): Iterable<mark.Mark> {
  const key = `shape-${shape}`;
  const outline = outlines[shape];
  if (outline) yield mark.polygon(key, 'shape', outline);
  else if (shape === 'circle') yield mark.circle(key, 'shape', shapes.disc);
  else if (shape === 'point') yield mark.dot(key, 'fill-ink', shapes.point, 5, 'shapes');
  else {
    const { a, b } = shapes.segment;
    yield mark.line(key, 'stroke-ink bold round', a, b, 'shapes');
  }
}
