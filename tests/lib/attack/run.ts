// Climbs towards the worst error of each function that states a bound: `npm run attack`.
// --seconds N   the total time, 60 by default
// --seed N      the seed of the random numbers, 1 by default
// --only WORD   functions whose names contain the word
import { parseArgs } from 'node:util';
import { Random } from '../bench/random.ts';
import { climb } from './climb.ts';
import { subjects } from './subjects.ts';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '60' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string', default: '' },
  },
});

const chosen = subjects.filter(({ name }) => name.includes(values.only));
let broken = 0;
const seconds = Number(values.seconds) / chosen.length;
console.log(`${chosen.length} functions, ${seconds.toFixed(1)} seconds each.`);
for (const subject of chosen) {
  const end = performance.now() + 1000 * seconds;
  const random = new Random(Number(values.seed));
  const { ulps, input } = climb(subject, random, () => performance.now() < end);
  const verdict = ulps > subject.stated ? 'BROKEN' : 'holds';
  if (ulps > subject.stated) broken += 1;
  console.log(
    `${verdict}  ${subject.name}: ${subject.stated} ulps stated, ${ulps.toFixed(2)} found`,
  );
  console.log(`       ${JSON.stringify(input)}`);
}
if (broken > 0) process.exitCode = 1;
