import { defineFigure } from '#kit/figure.ts';
import { cornersOf } from '#kit/parts/box.ts';
import { choice } from '#kit/parts/choice.ts';
import { type CircleValue, circle, rimHandle } from '#kit/parts/circle.ts';
import { closestPointInBox } from '#lib/index.ts';
import { float64 } from '#published/monogame-circles.ts';
import { type Code, crate, survey, told, truly } from '../surveys/clamp-distance.ts';
import { words } from '../words/clamp-distance.ts';

interface State {
  readonly circle: CircleValue;
  readonly code: Code;
}

const world = { minX: 0, maxX: 96, minY: 0, maxY: 64, inset: 3 };

const at = (x: number, y: number, radius: number, code: Code = 'published'): State => ({
  circle: { center: { x, y }, radius },
  code,
});

export const figure = defineFigure({
  name: 'clamp-distance',
  version: 1,
  caption: 'Drag $c$ deeper into the box',
  description:
    'A box and a circle with its centre inside. The ground is hatched wherever the distance that the ' +
    'published code tells is wrong, the darker the more: nested boxes, darkest in the middle.',
  world,
  parts: {
    circle: circle({ minRadius: 2, maxRadius: 20 }),
    code: choice<Code>('code', [
      { name: 'published', label: 'published' },
      { name: 'ours', label: 'ours' },
    ]),
  },
  presets: [
    { name: 'deep', label: 'deep inside', state: at(48, 32, 8) },
    { name: 'shallow', label: 'just inside', state: at(69, 34, 8) },
    { name: 'outside', label: 'outside', state: at(77, 24, 8) },
    { name: 'ours', label: 'ours', state: at(48, 32, 8, 'ours') },
  ],
  symbols: ['c', 'r', 'q'],
  conventions: ['filled', 'yUp'],

  answer: ({ circle, code }: State) => ({
    said: told[code](circle),
    right: truly(circle),
    closest: closestPointInBox(circle.center, crate),
  }),

  calls: {
    collideMendingOnlyMtv: {
      load: () => import('#published/circle-square-2d.ts?trace'),
      values: ({ circle }) => [crate, circle, float64],
    },
  },

  truth: survey,

  words,

  find: (_state, { said, right }) => {
    if (said === null) return { hit: false, kind: 'noContact' };
    if (Math.abs(said - right) < 1e-9) return { hit: true, kind: 'right', said };
    return { hit: true, kind: 'wrong', said, right };
  },

  draw: (stage, { circle }, { said, right, closest }) => {
    const { center } = circle;
    const rim = rimHandle(circle, world);
    stage.polygon('box', 'stroke-ink', cornersOf({ ...crate, rotation: 0 }));
    const isWrong = said !== null && Math.abs(said - right) > 1e-9;
    stage.circle('disc', isWrong || said === null ? 'disc' : 'disc fill-hit', circle);
    stage.line('distance', 'stroke-ink dashed', center, closest);
    stage.line('radius', 'stroke-circle', center, rim);
    stage.dot('closest', 'fill-point stroke-paper', closest, 5);
    stage.dot('c', 'fill-circle', center, 3);
    stage.symbol('c', center, rim);
    stage.symbolAlong('r', center, rim, -14);
  },
});
