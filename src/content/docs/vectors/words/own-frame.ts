import { show } from '#kit/numbers.ts';
import type { Vec2 } from '#lib/index.ts';

interface Seen {
  readonly local: Vec2;
}

const way = (value: number, onward: string, back: string) =>
  `${show(Math.abs(value), 1)} ${value < 0 ? back : onward}`;
const seen = ({ local }: Seen) =>
  `the box sees it ${way(local.x, 'right', 'left')}, ${way(local.y, 'up', 'down')}`;

export const words = {
  inside: (found: Seen) => ({ word: 'in the box', rest: seen(found) }),
  outside: (found: Seen) => ({ word: 'outside', rest: seen(found) }),
};
