import { defineFigure } from '#figure/figure.ts';
import { distanceToClosest } from '#figure/formulas/closest-point.ts';
import * as mark from '#figure/marks.ts';
import { clamp } from '#figure/numbers.ts';
import { cornersOf, placeBox } from '#figure/parts/box.ts';
import { rimHandle } from '#figure/parts/circle.ts';
import { innerWindow } from '#figure/parts/point.ts';
import { along, amid, lerp } from '#figure/places.ts';
import { figure as hero } from './clamp-projection.ts';

const world = { ...hero.world, minX: -8, maxX: 88 };
const [corner] = hero.presets;
const at = (x: number, y: number, radius: number): typeof corner.state => ({
  ...corner.state,
  circle: { center: { x, y }, radius },
});

export const figure = defineFigure({
  name: 'push-out',
  version: 1,
  caption: 'Drag $c$, or move the circle out',
  description:
    'A box and a circle that overlaps it. A dashed line goes from the centre c to the closest point ' +
    'q of the box, an arrow pushes c away from q as far as the circle is deep, and a dotted ring ' +
    'shows the circle moved out.',
  world,
  parts: hero.parts,
  presets: [
    { name: 'side', label: 'at a side', state: at(58, 27, 16) },
    { name: 'corner', label: 'at a corner', state: corner.state },
    { name: 'touching', label: 'touching', state: at(54, 11, 10) },
    { name: 'inside', label: 'centre inside', state: at(41, 27, 9) },
  ],
  meanings: { d: 'distance from $c$ to $q$' },
  conventions: ['touching', 'halfExtents', 'yUp'],

  commands: [
    {
      name: 'move-out',
      label: 'Move the circle out',
      idle: (_state, { contact }) => contact === null || contact.depth < 1e-9,
      run: (state, { moved }) => {
        const { minX, maxX, minY, maxY } = innerWindow(world);
        if (!moved) return state;
        // The library's result, not rounded, but kept in the window.
        const center = { x: clamp(moved.x, minX, maxX), y: clamp(moved.y, minY, maxY) };
        return { ...state, circle: { ...state.circle, center } };
      },
    },
  ],

  answer: hero.answer,

  calls: {
    collideBoxCircleSimply: {
      load: () => import('#lib/plain/collide-box-circle-simply.ts?trace'),
      values: ({ box, circle }) => [placeBox(box), circle],
    },
    collideBoxCircle: {
      load: () => import('#lib/collide-box-circle.ts?trace'),
      values: ({ box, circle }) => [placeBox(box), circle],
    },
  },

  words: hero.words,
  find: hero.find,

  formulas: [distanceToClosest],
  values: hero.values,

  *draw({ circle, box }, { placed, closest, contact, hit, d, moved }) {
    const { center, radius } = circle;
    const rim = rimHandle(circle, world);
    yield mark.polygon('box', 'shape', cornersOf(placed));
    yield mark.circle('disc', hit ? 'disc fill-hit' : 'disc', circle);
    if (contact && moved && contact.depth > 0.05) {
      yield mark.circle('moved', 'stroke-circle dotted', { center: moved, radius });
      yield mark.arrow('push', 'stroke-normal', center, moved);
      if (contact.depth > 4) yield mark.symbolAlong('s', center, moved, 15);
    }
    yield mark.line('radius', 'stroke-circle', center, rim);
    yield mark.line('distance', 'stroke-ink dashed', center, closest);
    if (contact) {
      const tip = along(contact.point, contact.normal, 7);
      yield mark.arrow('normal', 'stroke-normal bold', contact.point, tip);
      yield mark.symbolAlong('n', contact.point, tip, d > 0 ? -14 : 14);
    }
    yield mark.dot('c', 'fill-circle', center, 3);
    const others = d > 0 ? [rim, closest] : [rim];
    yield mark.symbol('c', center, amid(center, ...others, ...(moved ? [moved] : [])));
    yield mark.dot('contact', 'fill-point stroke-paper', contact?.point ?? closest, 5);
    if (d > 0) {
      const above = closest.y === center.y ? { dx: -13, dy: -11 } : { dx: 15, dy: -7 };
      yield mark.label('symbol-q', 'q', closest, { symbol: 'q', ...above });
    }
    if (radius > 4) yield mark.symbolAlong('r', center, rim, -13);
    if (d > 5) yield mark.symbolAlong('d', closest, lerp(closest, center, 0.7), 13);
    yield mark.label('symbol-m', 'm', box.center, { symbol: 'm', dx: -19, dy: 4 });
  },
});
