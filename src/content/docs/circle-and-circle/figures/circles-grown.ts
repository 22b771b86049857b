import { defineFigure } from '#figure/figure.ts';
import * as mark from '#figure/marks.ts';
import { choice } from '#figure/parts/choice.ts';
import { type CircleValue, circle, rimHandle } from '#figure/parts/circle.ts';
import { innerWindow } from '#figure/parts/point.ts';
import { type RadiusValue, radius } from '#figure/parts/radius.ts';
import { keepPath, placeable, polyline, touchingOutline } from '#figure/paths.ts';
import { hit, miss } from '#figure/words/verdict.ts';
import { type Circle, circlesIntersect, pointInCircle, type Vec2 } from '#lib/index.ts';

type View = 'circles' | 'point';

export interface State {
  readonly first: RadiusValue;
  readonly second: CircleValue;
  readonly view: View;
}

const world = { minX: 0, maxX: 96, minY: 0, maxY: 64, inset: 2 };
const center: Vec2 = { x: 38, y: 32 };

const at = (x: number, y: number, view: View, r1 = 14, r2 = 10): State => ({
  first: { radius: r1 },
  second: { center: { x, y }, radius: r2 },
  view,
});

const agree = 'as two circles, and as a point';

/** In from the right until the circles touch, once around the first, and out again. */
const path = keepPath((r1: number, r2: number) => {
  const { stays } = figure.answer({
    first: { radius: r1 },
    second: figure.presets[0].state.second,
    view: 'circles',
  });
  const outline = touchingOutline(stays.center, (center) =>
    circlesIntersect(stays, { center, radius: r2 }),
  );
  const start = { x: innerWindow(world).maxX, y: stays.center.y };
  const round = [...outline, ...outline.slice(0, 1)];
  return polyline([start, ...round, start].map((place) => placeable(place, world)));
});

export const figure = defineFigure({
  name: 'circles-grown',
  version: 1,
  caption: 'Press Play, or drag $c_2$ along the rim of the grown circle',
  description:
    'The first circle, and around it the same circle grown by the radius of the second. The ' +
    'second circle meets the first exactly when its centre is in the grown one.',
  world,
  parts: {
    first: radius('r_1', center, 4, 18),
    second: circle({ center: 'c_2', radius: 'r_2', minRadius: 2, maxRadius: 12 }),
    view: choice<View>('seen as', [
      { name: 'circles', label: 'two circles' },
      { name: 'point', label: 'circle and point' },
    ]),
  },
  presets: [
    { name: 'touching', label: 'on the rim', state: at(57.2, 46.4, 'circles') },
    { name: 'inside', label: 'inside it', state: at(54, 24, 'point') },
    { name: 'outside', label: 'outside', state: at(70, 44, 'point') },
  ],
  conventions: ['touching', 'filled'],

  answer: ({ first, second }: State) => {
    const stays: Circle = { center, radius: first.radius };
    const grown: Circle = { center, radius: first.radius + second.radius };
    return {
      stays,
      grown,
      circles: circlesIntersect(stays, second),
      point: pointInCircle(second.center, grown),
    };
  },

  sweep: {
    label: 'second circle around the first',
    seconds: 14,
    at: ({ first, second, view }, t) => {
      const center = placeable(path(first.radius, second.radius)(t), world);
      return { first, second: { ...second, center }, view };
    },
  },

  words: {
    hit: () => hit(agree),
    miss: () => miss(agree),
  },

  find: (_state, { circles }) => ({ hit: circles, kind: circles ? 'hit' : 'miss' }),

  *draw({ first, second, view }, { stays, grown, circles }) {
    const rim = rimHandle({ center, ...first }, world);
    const other = rimHandle(second, world);
    const asPoint = view === 'point';
    yield mark.circle(
      'grown',
      asPoint
        ? circles
          ? 'disc stroke-ink fill-hit'
          : 'disc stroke-ink'
        : 'stroke-border light dotted',
      grown,
    );
    yield mark.circle('first', asPoint ? 'stroke-border light dotted' : 'shape', stays);
    yield mark.circle(
      'second',
      asPoint ? 'stroke-border light dotted' : circles ? 'disc fill-hit' : 'disc',
      second,
    );
    yield mark.line('radius-1', 'stroke-ink', center, rim);
    yield mark.line('radius-2', 'stroke-circle', second.center, other);
    yield mark.symbolAlong('r_1', center, rim, -14);
    if (second.radius > 6) yield mark.symbolAlong('r_2', second.center, other, -14);
    yield mark.dot('c_1', 'fill-ink', center, 3);
    yield mark.dot('c_2', 'fill-circle', second.center, 3);
    yield mark.symbol('c_1', center, second.center, 22);
    yield mark.symbol('c_2', second.center, other, 22);
  },
});
