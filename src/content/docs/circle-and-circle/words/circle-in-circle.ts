import { show } from '#kit/numbers.ts';
import { hit, miss } from '#kit/words/verdict.ts';

export const words = {
  inside: ({ room }: { room: number }) => hit(`inside, with ${show(room, 1)} to spare`),
  touching: () => hit('it touches the rim from inside'),
  out: ({ out }: { out: number }) => miss(`it sticks out by ${show(out, 1)}`),
};
