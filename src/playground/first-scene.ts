import { kinds } from './kinds.ts';
import type { Scene } from './scene.ts';

/** What a playground begins with; `source` is the code of the function that it asks. */
export function firstScene(source: string): Scene {
  return {
    shapes: [
      { name: 'box', kind: 'box', value: kinds.box.first },
      { name: 'circle', kind: 'circle', value: kinds.circle.first },
    ],
    cells: [source],
    asked: { fn: 'boxIntersectsCircle', given: ['box', 'circle'] },
    moved: 'circle',
  };
}
