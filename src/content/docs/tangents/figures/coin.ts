import { defineFigure } from '#figure/figure.ts';
import * as mark from '#figure/marks.ts';
import { show } from '#figure/numbers.ts';
import { type CircleValue, circle } from '#figure/parts/circle.ts';
import { numberOnAxis } from '#figure/parts/number-on-axis.ts';
import { aside } from '#figure/places.ts';
import { type Circle, circlesTouchingCircles, distance } from '#lib/index.ts';

export interface State {
  readonly first: CircleValue;
  readonly second: CircleValue;
  readonly r: number;
}

const world = { minX: 0, maxX: 96, minY: 0, maxY: 64, inset: 3 };
const radii = { minRadius: 3, maxRadius: 26 };
const axis = { at: 4, min: 1, max: 20, left: 24, right: 72 };

const disc = (x: number, y: number, radius: number): Circle => ({ center: { x, y }, radius });

const at = (first: Circle, second: Circle, r: number): State => ({ first, second, r });

export const figure = defineFigure({
  name: 'coin',
  version: 1,
  caption: 'Drag the discs, or change the radius $r$ of the coin',
  description:
    'Two discs with centres c1 and c2, and the coins of radius r that touch both from outside. Each ' +
    'disc has a dashed circle around it, grown by r. The centres of the coins are where the dashed ' +
    'circles cross. A slider at the bottom sets r.',
  world,
  close: { minX: 8, maxX: 88, minY: 8, maxY: 62 },
  parts: {
    first: circle({ center: 'c_1', radius: 'r_1', ...radii }),
    second: circle({ center: 'c_2', radius: 'r_2', ...radii }),
    r: numberOnAxis('r', { ...axis, ends: [axis.left, axis.right] }),
  },
  presets: [
    { name: 'two', label: 'two coins', state: at(disc(32, 34, 13), disc(64, 34, 9), 8) },
    { name: 'one', label: 'just between', state: at(disc(30, 36, 12), disc(62, 36, 10), 5) },
    { name: 'small', label: 'too small', state: at(disc(28, 36, 12), disc(68, 36, 10), 5) },
    { name: 'touch', label: 'the discs touch', state: at(disc(36, 35, 15), disc(60, 35, 9), 6) },
    { name: 'inside', label: 'one inside', state: at(disc(46, 36, 20), disc(50, 38, 6), 6) },
  ],
  meanings: {
    r: 'radius of the coin',
    r_1: 'radius of the first disc',
    r_2: 'radius of the second disc',
  },
  conventions: ['yUp'],

  answer: ({ first, second, r }: State) => {
    const coins = circlesTouchingCircles(first, second, r);
    return { coins, d: distance(first.center, second.center) };
  },

  calls: {
    circlesTouchingCircles: {
      load: () => import('#lib/circles-touching-circles.ts?trace'),
      values: ({ first, second, r }) => [first, second, r],
      state: ([first, second, r]) => ({ first, second, r }),
    },
  },

  words: {
    two: () => ({ word: '2 coins', rest: 'one on each side' }),
    one: () => ({ word: '1 coin', rest: 'it fits exactly between the discs' }),
    small: ({ gap }: { gap: number }) => ({
      word: '0 coins',
      rest: `the gap of ${show(gap, 1)} is wider than the coin`,
    }),
    inside: () => ({ word: '0 coins', rest: 'no circle touches both discs from outside' }),
  },

  find: ({ first, second }, { coins, d }) => {
    if (coins.length > 0) return { hit: true, kind: coins.length === 2 ? 'two' : 'one' };
    const gap = d - first.radius - second.radius;
    return gap > 0 ? { hit: false, kind: 'small', gap } : { hit: false, kind: 'inside' };
  },

  *draw({ first, second, r }, { coins, d }, view) {
    for (const [i, one] of [first, second].entries()) {
      yield mark.circle(`grown-${i}`, 'stroke-border light dashed', {
        center: one.center,
        radius: one.radius + r,
      });
    }
    yield mark.circle('first', 'shape', first);
    yield mark.circle('second', 'disc', second);
    for (const [i, coin] of coins.entries()) {
      yield mark.circle(`coin-${i}`, 'stroke-focus bold', coin);
      yield mark.line(`to-1-${i}`, 'stroke-ink thin', first.center, coin.center);
      yield mark.line(`to-2-${i}`, 'stroke-circle thin', second.center, coin.center);
      yield mark.dot(`center-${i}`, 'fill-point stroke-paper', coin.center, 5);
    }
    yield mark.dot('c_1', 'fill-ink', first.center, 3);
    yield mark.dot('c_2', 'fill-circle', second.center, 3);
    if (view.sketch) return;
    if (d > 8) {
      yield mark.symbol(
        'c_1',
        first.center,
        aside(first.center, first.center, second.center, -1),
        18,
      );
      yield mark.symbol(
        'c_2',
        second.center,
        aside(second.center, second.center, first.center, -1),
        18,
      );
    }
    const [from, to] = [axis.left, axis.right].map((x) => ({ x, y: axis.at }));
    yield mark.line('axis', 'stroke-border', from!, to!);
    const x = axis.left + ((axis.right - axis.left) * (r - axis.min)) / (axis.max - axis.min);
    yield mark.symbol('r', { x, y: axis.at }, { x, y: axis.at - 1 }, 24);
  },
});
