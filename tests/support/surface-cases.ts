import type { World } from '#kit/part.ts';
import type { Stage } from '#kit/stage.ts';

// One of every mark, for all surfaces. The styles are those of surface-page.ts.

export const size = { width: 400, height: 200 };
/** Ten pixels a unit. */
export const world: World = { minX: -10, maxX: 30, minY: -5, maxY: 15 };

export interface SurfaceCase {
  readonly name: string;
  readonly draw: (stage: Stage) => void;
  /** Pixels that it covers, and pixels that it leaves free. */
  readonly covers: readonly (readonly [x: number, y: number])[];
  readonly frees: readonly (readonly [x: number, y: number])[];
}

const at = (x: number, y: number) => ({ x, y });
const corners = [at(0, 0), at(10, 0), at(10, 8), at(4, 3)];

export const surfaceCases: readonly SurfaceCase[] = [
  {
    name: 'circle',
    draw: (stage) => stage.circle('a', 'full', { center: at(0, 5), radius: 4 }),
    covers: [
      [100, 100],
      [62, 100],
      [100, 138],
    ],
    frees: [
      [55, 100],
      [130, 130],
    ],
  },
  {
    name: 'dot over a circle that is drawn after it, in a lower layer',
    draw: (stage) => {
      stage.dot('dot', 'full', at(0, 5), 6);
      stage.circle('a', 'clear dashed', { center: at(0, 5), radius: 4 });
    },
    covers: [
      [100, 100],
      [100, 130],
    ],
    frees: [[150, 100]],
  },
  {
    name: 'line and arrow',
    draw: (stage) => {
      stage.line('line', 'thick', at(-5, 0), at(25, 0));
      stage.arrow('arrow', 'full', at(-5, 5), at(25, 10));
    },
    covers: [
      [200, 150],
      [346, 51],
    ],
    frees: [
      [200, 140],
      [20, 150],
    ],
  },
  {
    name: 'polygon and curve',
    draw: (stage) => {
      stage.polygon('polygon', 'full', corners);
      stage.curve('curve', 'thick', [at(12, 0), at(20, 10), at(28, 0)]);
    },
    covers: [
      [180, 100],
      [300, 53],
    ],
    frees: [
      [110, 80],
      [300, 100],
    ],
  },
  {
    name: 'capsule',
    draw: (stage) => stage.capsule('capsule', 'clear dashed', at(0, 3), at(15, 8), 4, 'ground'),
    covers: [
      [170, 95],
      [75, 135],
      [276, 60],
    ],
    frees: [
      [40, 120],
      [200, 20],
    ],
  },
  {
    name: 'discs and lines',
    draw: (stage) => {
      const circle = (x: number) => ({ center: at(x, 5), radius: 3 });
      stage.discs('discs', 'clear dashed', [circle(0), circle(4), circle(20)]);
      stage.lines('lines', 'thick', [
        [at(-9, 0), at(29, 0)],
        [at(10, -4), at(10, 14)],
      ]);
    },
    covers: [
      [100, 100],
      [140, 100],
      [300, 100],
      [50, 150],
      [200, 20],
    ],
    frees: [[220, 100]],
  },
  {
    name: 'boxes and hatch',
    draw: (stage) => {
      stage.boxes('boxes', 'clear', [at(0, 0), at(10, 5)], at(6, 4));
      stage.hatch('hatch', 'thick', [at(0, 0)], at(6, 4));
    },
    covers: [
      [105, 130],
      [250, 80],
      [130, 130],
    ],
    frees: [
      [200, 130],
      [300, 80],
    ],
  },
  {
    name: 'right angle',
    draw: (stage) => stage.rightAngle('angle', at(5, 5), at(15, 5), at(5, 14), 40),
    covers: [
      [190, 80],
      [170, 60],
    ],
    frees: [[170, 80]],
  },
  {
    name: 'stroke of a width of its own, where its style sets none',
    draw: (stage) => {
      stage.line('one', 'ink', at(-5, 5), at(25, 5));
      stage.line('two', 'ink', at(-5, 11), at(25, 11));
      stage.line('three', 'thick', at(-5, 0), at(25, 0));
      stage.attribute('one', 'stroke-width', 30);
      stage.attribute('three', 'stroke-width', 30);
    },
    covers: [
      [200, 100],
      [200, 113],
      [200, 150],
    ],
    frees: [
      [200, 60],
      [200, 160],
    ],
  },
  {
    name: 'mark drawn twice, and marks that are not seen',
    draw: (stage) => {
      stage.dot('a', 'clear', at(-5, 5), 9);
      stage.dot('b', 'full', at(5, 5), 9);
      stage.dot('a', 'full', at(15, 5), 9);
      stage.dot('c', 'unseen', at(-8, 0), 9);
      stage.discs('none', 'full', []);
    },
    covers: [
      [150, 100],
      [250, 100],
    ],
    frees: [
      [50, 100],
      [20, 150],
    ],
  },
  {
    name: 'labels and handle',
    draw: (stage) => {
      stage.label('words', 'a < b & "c"\u00a0d', at(0, 12), { dx: 4 });
      stage.symbol('c_1', at(0, 5), at(5, 5));
      stage.label('coordinate', 'c_1.x', at(12, 5), { symbol: 'c_1.x', of: 'c_1' });
      const attributes = { tabindex: '0', 'aria-label': 'the "centre"' };
      stage.handle('h', 'handle', at(20, 5), [['full', 'm-9-9h18v18h-18z']], attributes);
    },
    covers: [[300, 100]],
    frees: [[340, 100]],
  },
];
