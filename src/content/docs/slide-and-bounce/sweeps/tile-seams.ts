import type { Sweep } from '#kit/sweep.ts';
import type { State } from '../figures/tile-seams.ts';
import { frames } from '../rolling-ball.ts';

/** Frame by frame, slowly enough to see where the ball is caught. */
export const sweep: Sweep<State> = {
  label: 'ball over the tiles',
  seconds: 12,
  at: ({ method }, t) => ({ t: Math.round(t * frames), method }),
};
