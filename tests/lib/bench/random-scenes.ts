import { seed } from './check-scenes.ts';
import { Random } from './random.ts';

export { Random };

/** Makes `count` scenes, which are the same for the same SEED. */
export function* randomScenes<Scene>(
  count: number,
  make: (random: Random) => Scene,
): Generator<Scene> {
  const random = new Random(seed);
  for (let index = 0; index < count; index += 1) yield make(random);
}
