import type { CallResult } from './figure-of.ts';
import { type KindName, kinds } from './kinds.ts';
import type { FunctionCall, Scene, Shape } from './scene.ts';

/** A playground to start from. Its cell has the source of the function that it calls. */
export interface Example {
  readonly label: string;
  readonly call: FunctionCall;
  readonly shapes: readonly Shape[];
  /** The shape that the map moves, or "" for no map. */
  readonly moved: string;
}

const first = (kind: KindName): Shape => {
  const { name, first: value } = kinds[kind];
  return { name, kind, value };
};
const circleAt = (x: number, y: number, radius: number, name = 'circle'): Shape => ({
  name,
  kind: 'circle',
  value: { center: { x, y }, radius },
});

export const examples: readonly [Example, ...Example[]] = [
  {
    label: 'circle and box',
    call: { fn: 'boxIntersectsCircle', inputs: ['box', 'circle'] },
    shapes: [first('box'), first('circle')],
    moved: 'circle',
  },
  {
    label: 'push two circles apart',
    call: { fn: 'collideCircles', inputs: ['circle', 'circle2'] },
    shapes: [circleAt(36, 30, 14), circleAt(56, 36, 11, 'circle2')],
    moved: 'circle2',
  },
  {
    label: 'ball and wall',
    call: { fn: 'segmentIntersectsCircle', inputs: ['segment', 'circle'] },
    shapes: [first('segment'), circleAt(44, 30, 11)],
    moved: 'circle',
  },
  {
    label: 'rotated box',
    call: { fn: 'orientedBoxIntersectsCircle', inputs: ['turned', 'circle'] },
    shapes: [first('turned'), circleAt(28, 24, 10)],
    moved: 'circle',
  },
  {
    label: 'circle and polygon',
    call: { fn: 'polygonIntersectsCircle', inputs: ['polygon', 'circle'] },
    shapes: [first('polygon'), circleAt(70, 42, 12)],
    moved: 'circle',
  },
  {
    label: 'distance to a polygon',
    call: { fn: 'signedDistanceToPolygon', inputs: ['point', 'polygon'] },
    shapes: [first('polygon'), { name: 'point', kind: 'point', value: { x: 74, y: 26 } }],
    moved: 'point',
  },
];

/** Returns the playground of an example. `source` is the code of the function that it calls. */
export function sceneOf({ call, shapes, moved }: Example, source: string): Scene {
  return { shapes, cells: [source], call, moved };
}

export const firstScene = (source: string): Scene => sceneOf(examples[0], source);

/** The result of the first scene's call, which the page shows before a script has run anything. */
export const firstResult: CallResult = {
  hit: true,
  inputs: examples[0].call.inputs.map(String),
  said: { word: 'boxIntersectsCircle(box, circle)', rest: 'true' },
};
