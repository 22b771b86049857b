import { show } from '#kit/numbers.ts';
import { hit, miss } from '#kit/words/verdict.ts';

interface Vector {
  readonly x: number;
  readonly y: number;
}

interface Zone {
  readonly zone: number;
}

interface Bounced extends Zone {
  /** The velocity after the bounce. */
  readonly after: Vector;
}

interface AtCorner extends Bounced {
  readonly normal: Vector;
}

const pair = ({ x, y }: Vector) => `(${show(x, 1)}, ${show(y, 1)})`;
const bounce = (rest: string) => ({ word: 'bounce', rest });

export const words = {
  apart: ({ zone }: Zone) => miss(`zone ${zone}, the ball flies on`),
  leaving: ({ zone }: Zone) => hit(`zone ${zone}, moving away already: no bounce`),
  inside: ({ after }: Bounced) => bounce(`zone 4, off the nearest wall, to ${pair(after)}`),
  across: ({ zone, after }: Bounced) => bounce(`zone ${zone}, x flips, to ${pair(after)}`),
  up: ({ zone, after }: Bounced) => bounce(`zone ${zone}, y flips, to ${pair(after)}`),
  corner: ({ zone, normal, after }: AtCorner) =>
    bounce(`zone ${zone}, normal ${pair(normal)}, to ${pair(after)}`),
};
