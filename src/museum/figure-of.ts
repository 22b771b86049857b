import { type AnyFigure, defineFigure } from '#kit/figure.ts';
import { type Judgement, judged } from '#kit/judged.ts';
import { choice } from '#kit/parts/choice.ts';
import type { CircleValue } from '#kit/parts/circle.ts';
import type { Circle, Vec2 } from '#lib/index.ts';
import { moved } from './contact.ts';
import { drawLines, drawScene } from './draw.ts';
import {
  type Answered,
  type AnyExhibit,
  ask,
  type Exhibit,
  isWrong,
  type Judged,
  judge,
} from './exhibit.ts';
import { heldCircle } from './held-circle.ts';
import { unitOf, windowAround } from './window.ts';
import { type Gap, words } from './words.ts';

/** The exhibit as a figure of the kit: what is held, what is answered, what is drawn. */
export function figureOf(exhibit: AnyExhibit): AnyFigure {
  return exhibit.held.by === 'choice' ? ofNumbers(exhibit) : ofScene(exhibit);
}

function ofScene(exhibit: AnyExhibit): AnyFigure {
  const { held } = exhibit;
  if (held.by === 'choice') throw new Error(`The exhibit ${exhibit.slug} has no scene.`);
  const { shape, circle } = held;
  const answer = (now: Circle): Answered => {
    const values = held.values(now);
    return { ...judge(exhibit, values), ghosts: ghostsOf(exhibit, values, now) };
  };
  const ghosts = answer(circle).ghosts.map((ghost) => ghost.circle);
  const world = windowAround(shape, circle, ghosts);
  const symbols =
    held.by === 'point'
      ? ['p', 'r']
      : shape.kind === 'circles' && shape.circles.length === 1
        ? ['c_2', 'r_2']
        : ['c', 'r'];
  const [c = 'c', r = 'r'] = symbols;
  return defineFigure({
    ...commonOf(exhibit),
    description: `${describe(exhibit)} Numbers: ${exhibit.input.replaceAll('$', '')}.`,
    world,
    parts: {
      circle: heldCircle({
        center: c,
        radius: r,
        fixed: held.by !== 'circle',
        unit: unitOf(world),
      }),
    },
    presets: [{ name: 'smallest', label: 'smallest input', state: { circle } }],
    symbols,
    answer: (state: { circle: CircleValue }) => answer(state.circle),
    find: (state, answered) => findingOf(exhibit, answered, gapOf(exhibit, state.circle, answered)),
    draw: (stage, state, answered) =>
      drawScene(stage, { shape, circle: state.circle, answered, world, c, r, by: held.by }),
  });
}

function ofNumbers(exhibit: AnyExhibit): AnyFigure {
  const { held } = exhibit;
  if (held.by !== 'choice') throw new Error(`The exhibit ${exhibit.slug} has no choice.`);
  const valuesOf = (name: string) =>
    (held.options.find((one) => one.name === name) ?? held.options[0]!).values;
  return defineFigure({
    ...commonOf(exhibit),
    description: `Numbers in place of a drawing: ${exhibit.input.replaceAll('$', '')}.`,
    world: { minX: 0, maxX: 32, minY: 0, maxY: 20 },
    parts: { input: choice(held.label, held.options) },
    presets: [
      { name: 'smallest', label: 'smallest input', state: { input: held.options[0]!.name } },
    ],
    symbols: [],
    answer: ({ input }: { input: string }): Answered => ({
      ...judge(exhibit, valuesOf(input)),
      ghosts: [],
    }),
    find: (_state, answered) => findingOf(exhibit, answered, null),
    draw: (stage, { input }) => drawLines(stage, held.lines(valuesOf(input))),
  });
}

function commonOf({ slug, title }: AnyExhibit) {
  return { name: `museum-${slug}`, version: 1, caption: title, conventions: [], words };
}

/** The circle after each move. Over which of two nearest walls is no matter: both are right. */
function ghostsOf(
  exhibit: AnyExhibit,
  values: readonly unknown[],
  circle: Circle,
): Answered['ghosts'] {
  const { move, published, held }: Exhibit<readonly unknown[], unknown> = exhibit;
  if (!move || held.by === 'choice') return [];
  const wayOf = (answer: unknown) => (answer ? move(answer) : null);
  const ours = wayOf(ask(exhibit, values));
  const isRight = (way: Vec2) =>
    ours !== null &&
    isTouch(held.gap(moved(circle, way)), circle) &&
    isTouch(lengthOf(way) - lengthOf(ours), circle);
  const told = published.flatMap(({ run }) => {
    const way = wayOf(run?.(...values));
    return way ? [{ circle: moved(circle, way), wrong: !isRight(way) }] : [];
  });
  return ours ? [...told, { circle: moved(circle, ours), wrong: false }] : told;
}

function lengthOf({ x, y }: Vec2): number {
  return Math.hypot(x, y);
}

/** Nothing, up to the last digits. */
function isTouch(gap: number | null, { radius }: Circle): boolean {
  return gap !== null && Math.abs(gap) < 2 ** -48 * Math.max(1, radius);
}

function findingOf(exhibit: AnyExhibit, { rows, truth }: Judged, gap: Gap | null) {
  const wrong = rows.find(isWrong);
  const said = (wrong ?? rows.at(-1))?.said ?? '';
  const kind: keyof typeof words = exhibit.convention
    ? 'twoRules'
    : truth === null
      ? 'noRightAnswer'
      : 'judged';
  return {
    hit: said === 'hit',
    kind,
    judgement: judgementOf(wrong?.said ?? truth, truth),
    said,
    gap,
  };
}

function judgementOf(
  said: string | null,
  truth: string | null,
): Judgement | 'rightAnswer' | 'wrongAnswer' {
  if (!isTest(truth) || !isTest(said)) return said === truth ? 'rightAnswer' : 'wrongAnswer';
  return judged(said === 'hit', truth === 'hit').judgement;
}

/** Does it answer by a hit or a miss? */
function isTest(truth: string | null): boolean {
  return truth === 'hit' || truth === 'miss';
}

/** Null where a distance would not tell what is wrong. */
function gapOf(
  { held }: AnyExhibit,
  circle: Circle,
  { ghosts, rows, truth }: Answered,
): Gap | null {
  if (held.by === 'choice' || held.by === 'point') return null;
  const ghost = ghosts.find(({ wrong }) => wrong);
  if (!ghost && !isTest(truth) && rows.some(isWrong)) return null;
  const size = held.gap(ghost?.circle ?? circle);
  if (size === null) return null;
  const touches = isTouch(size, circle);
  return touches && ghost ? null : { size: touches ? 0 : size, afterMove: ghost !== undefined };
}

function describe({ held }: AnyExhibit): string {
  if (held.by === 'choice') return '';
  const { kind } = held.shape;
  const one = { polygon: 'A polygon', box: 'A box', segment: 'A line', circles: 'A circle' }[kind];
  return `${one} and ${held.by === 'point' ? 'a point' : 'a circle'}.`;
}
