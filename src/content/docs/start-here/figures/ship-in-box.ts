import { defineFigure } from '#figure/figure.ts';
import * as mark from '#figure/marks.ts';
import { show, toTenths } from '#figure/numbers.ts';
import { cornersOf } from '#figure/parts/box.ts';
import {
  placeCorners,
  type RotatedPolygon,
  rotatedPolygon,
  rotationHandle,
} from '#figure/parts/rotated-polygon.ts';
import { boundingBox, type Vec2 } from '#lib/index.ts';
import { hull } from '../fleet-of-ships.ts';

interface State {
  readonly ship: RotatedPolygon;
}

const world = { minX: 0, maxX: 96, minY: 0, maxY: 64, inset: 3 };
const center = { x: 48, y: 32 };
const arm = 29;
/** In tenths, so that the numbers beside the code are short. */
const placed = ({ ship }: State): Vec2[] =>
  placeCorners(ship, center).map(({ x, y }) => ({ x: toTenths(x), y: toTenths(y) }));
const at = (degrees: number): State => ({ ship: { corners: hull, degrees } });

export const figure = defineFigure({
  name: 'ship-in-box',
  version: 1,
  caption: 'Turn the ship, or drag a corner',
  description:
    'A ship with four corners that can be turned, and the upright box around it, with its centre m, ' +
    'half its width and half its height.',
  world,
  parts: { ship: rotatedPolygon({ count: hull.length, center, arm, reach: 26 }) },
  presets: [
    { name: 'turned', label: 'turned by 20°', state: at(20) },
    { name: 'flat', label: 'not turned', state: at(0) },
    { name: 'upright', label: 'a quarter turn', state: at(90) },
  ],
  conventions: ['halfExtents', 'yUp', 'ownAxes'],

  answer: (state: State) => {
    const corners = placed(state);
    return { corners, box: boundingBox(corners) };
  },

  calls: {
    boundingBox: {
      load: () => import('#lib/bounding-box.ts?trace'),
      values: (state) => [placed(state)],
      state: ([corners]: readonly (readonly Vec2[])[]) => ({
        ship: { corners: corners!.map(fromCenter), degrees: 0 },
      }),
    },
  },

  words: {
    size: ({ width, height }: { width: number; height: number }) => ({
      word: 'box',
      rest: `${show(width, 1)} wide, ${show(height, 1)} high`,
    }),
  },

  find: (_state, { box: { halfWidth, halfHeight } }) => ({
    hit: false,
    kind: 'size',
    width: 2 * halfWidth,
    height: 2 * halfHeight,
  }),

  *draw({ ship }, { corners, box }) {
    const { center: m, halfWidth, halfHeight } = box;
    const right = { x: m.x + halfWidth, y: m.y };
    const top = { x: m.x, y: m.y + halfHeight };
    yield mark.polygon('box', 'stroke-ink dashed', cornersOf({ ...box, rotation: 0 }));
    yield mark.line(
      'arm',
      'stroke-faint thin',
      center,
      rotationHandle(ship, center, arm),
      'shapes',
    );
    yield mark.polygon('ship', 'shape', corners);
    yield mark.line('half-width', 'stroke-ink thin', m, right);
    yield mark.line('half-height', 'stroke-ink thin', m, top);
    if (halfWidth > 4) yield mark.symbolAlong('w', m, right, 14);
    if (halfHeight > 4) yield mark.symbolAlong('h', m, top, -14);
    yield mark.dot('m', 'fill-ink', m, 3);
    yield mark.label('symbol-m', 'm', m, { symbol: 'm', dx: -14, dy: 16 });
  },
});

/** The same corner relative to the middle of the ship, which is not rotated. */
const fromCenter = ({ x, y }: Vec2): Vec2 => ({
  x: toTenths(x - center.x),
  y: toTenths(y - center.y),
});
