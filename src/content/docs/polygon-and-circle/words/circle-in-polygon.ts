import type { Said } from '#kit/finding.ts';
import { show } from '#kit/numbers.ts';
import { noPolygon } from '#kit/words/polygon.ts';

const inside = (rest: string): Said => ({ word: 'inside', rest });
const not = (rest: string): Said => ({ word: 'not inside', rest });

export const words = {
  noPolygon,
  inside: ({ room }: { readonly room: number }) =>
    inside(`its rim is ${show(room, 1)} from the nearest edge`),
  touching: () => inside('it touches the outline from inside'),
  out: ({ out }: { readonly out: number }) => not(`it sticks out by ${show(out, 1)}`),
  outside: () => not('the centre is outside'),
};
