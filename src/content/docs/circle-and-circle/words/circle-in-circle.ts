import type { Said } from '#kit/finding.ts';
import { show } from '#kit/numbers.ts';

const inside = (rest: string): Said => ({ word: 'inside', rest });
const not = (rest: string): Said => ({ word: 'not inside', rest });

export const words = {
  inside: ({ room }: { room: number }) => inside(`its rim is ${show(room, 1)} from the other rim`),
  touching: () => inside('it touches the rim from inside'),
  out: ({ out }: { out: number }) => not(`it sticks out by ${show(out, 1)}`),
};
