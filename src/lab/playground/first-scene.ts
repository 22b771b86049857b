import { kinds } from './kinds.ts';
import type { Scene } from './scene.ts';

/** Returns the initial playground. `source` is the code of the function that it calls. */
export function firstScene(source: string): Scene {
  return {
    shapes: [
      { name: 'box', kind: 'box', value: kinds.box.first },
      { name: 'circle', kind: 'circle', value: kinds.circle.first },
    ],
    cells: [source],
    call: { fn: 'boxIntersectsCircle', inputs: ['box', 'circle'] },
    moved: 'circle',
  };
}
