import { readFileSync } from 'node:fs';
import type { Circle } from '#lib/types.ts';
import { translatedLibrary } from '#translate/library.ts';
import type { Library } from '#translate/tree.ts';
import type { Writer } from '#translate/writer.ts';
import { seeded, stride } from './cases.ts';
import { circular, driverText, given } from './driver.ts';
import { type GridStep, playGrid } from './play-grid.ts';
import {
  type Asked,
  answersOf,
  type Difference,
  type Exam,
  examine,
  examOf,
  type Toolchain,
} from './run.ts';

// A kept grid in other languages returns the same as ours in random games.

type Random = () => number;

const circleAt = (x: number, y: number, radius: number): Circle => ({ center: { x, y }, radius });

/** Creates circles of kinds that a grid could get wrong. */
const kinds: Record<string, (random: Random) => Circle> = {
  'of about one size': (random) => within(random, 60, 2 + 3 * random()),
  'whole numbers, which just touch': (random) =>
    circleAt(whole(random, 30), whole(random, 30), Math.abs(whole(random, 4))),
  'very unequal': (random) => within(random, 1000, 10 ** (12 * random() - 9)),
  'few giants': (random) => within(random, 300, random() < 0.1 ? 200 : 0.001),
  'all in one place': (random) => circleAt(0.1, -7, random() < 0.5 ? 0 : 3),
  'beyond 32 digits of cells': (random) =>
    circleAt(2 ** 34 + whole(random, 9), whole(random, 9) - 2 ** 33, 0.75),
  'of every size': (random) =>
    within(random, 2 ** (280 * random() - 140), 2 ** (280 * random() - 140)),
  'beyond squares': (random) =>
    within(random, 10 ** (300 * random()), 10 ** (300 * random() - 150)),
};

const whole = (random: Random, size: number): number => Math.round((2 * random() - 1) * size);

const within = (random: Random, size: number, radius: number): Circle =>
  circleAt((2 * random() - 1) * size, (2 * random() - 1) * size, radius);

/** A game's frames, in which a few or most circles change, with queries between them. */
function gameOf(draw: (random: Random) => Circle, random: Random, count: number): unknown[] {
  const circles = Array.from({ length: Math.floor(random() * count) }, () => draw(random));
  const there = new Set(circles.keys());
  const steps: GridStep[] = [];
  const step = (what: number, id: number, circle = draw(random)): void => {
    steps.push({ what, id, circle });
  };
  for (let frame = 0; frame < 12; frame += 1) {
    const share = [0, 0.03, 0.2, 0.9][Math.floor(random() * 4)]!;
    for (const id of [...there]) if (random() < share) step(1, id);
    for (let change = random() * 6; change > 0; change -= 1) {
      // Ids have gaps, and some are far larger than the others.
      const id = Math.floor(random() ** 3 * (random() < 0.05 ? 5000 : 2 * count));
      if (random() < 0.4) {
        step(2, id);
        there.delete(id);
      } else if (!there.has(id)) {
        step(0, id);
        there.add(id);
      }
    }
    if (random() < 0.8) step(3, 0);
    for (let question = random() * 4; question > 1; question -= 1) {
      step(random() < 0.5 ? 4 : 5, 0);
    }
    if (random() < 0.5) step(6, 0);
  }
  if (random() < 0.3) {
    for (const id of there) step(2, id);
    step(3, 0);
  }
  return [circles, steps];
}

let exam: Exam | undefined;

/** Games of all kinds, some large enough to make everything grow. */
export function gridExam(): Exam {
  exam ??= makeExam();
  return exam;
}

/** The example of its doc comment. */
const example: unknown[] = (() => {
  const [a, b] = [circleAt(0, 0, 2), circleAt(9, 0, 3)];
  const steps: GridStep[] = [
    { what: 3, id: 0, circle: a },
    { what: 1, id: 1, circle: circleAt(3, 4, 3) },
    { what: 3, id: 0, circle: a },
    { what: 4, id: 0, circle: a },
    { what: 6, id: 0, circle: circleAt(9, 4, 0) },
  ];
  return [[a, b], steps];
})();

function makeExam(): Exam {
  const random = seeded(2027);
  const sizes = stride === 1 ? [3, 12, 12, 40, 40, 150] : [40];
  const games = Object.values(kinds).flatMap((draw) =>
    sizes.map((count) => gameOf(draw, random, count)),
  );
  const { library, names } = gridLibrary();
  const asked = [example, ...games].map((values): Asked => ({ name: 'playGrid', values }));
  return examOf(library, names, asked);
}

function gridLibrary(): { readonly library: Library; readonly names: string[] } {
  const names = ['playGrid'];
  const path = new URL('./play-grid.ts', import.meta.url);
  const play = {
    name: 'play-grid.ts',
    text: readFileSync(path, 'utf8').replaceAll("'#lib/", "'./"),
  };
  const text = driverText(translatedLibrary([play], names), names);
  const library = translatedLibrary(
    [play, { name: 'driver.ts', text }],
    [...names, 'answerAll', ...given, ...circular],
  );
  return { library, names };
}

/** The games in which a language returns something else. */
export const otherGames = (
  writer: (library: Library) => Writer,
  tools: Toolchain,
  folder: string,
): Difference[] => examine(gridExam(), writer, tools, folder, { playGrid });

const plain = circleAt(0, 0, 1);

/** Steps that a grid rejects, and the message in every language. */
const refused: readonly (readonly [step: GridStep, says: string])[] = [
  [{ what: 0, id: 0, circle: plain }, 'id is in the grid already; move it, or remove it first.'],
  [{ what: 1, id: 5, circle: plain }, 'id is not in the grid; insert it first.'],
  [{ what: 0, id: -1, circle: plain }, 'id must be a whole number from 0 to 16777215.'],
  [{ what: 0, id: 2 ** 24, circle: plain }, 'id must be a whole number from 0 to 16777215.'],
  [
    { what: 1, id: 0, circle: circleAt(0, 0, -1) },
    'circle.radius must be finite and 0 or greater.',
  ],
  [{ what: 4, id: 0, circle: circleAt(NaN, 0, 1) }, 'circle.center must be finite.'],
];

/** Steps that a language's grid accepts, or rejects with another message. */
export function stepsNotRefused(
  writer: (library: Library) => Writer,
  tools: Toolchain,
  folder: string,
): string[] {
  const { library, names } = gridExam();
  return refused.flatMap(([step, says]) => {
    const asked = [{ name: 'playGrid', values: [[plain], [step]] }];
    try {
      answersOf(examOf(library, names, asked), writer(library), tools, folder);
      return [`${JSON.stringify(step)} is taken`];
    } catch (error) {
      const said = String(error);
      return said.includes(says) ? [] : [said];
    }
  });
}
