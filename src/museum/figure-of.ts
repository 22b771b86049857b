import { type AnyFigure, defineFigure } from '#figure/figure.ts';
import { type Judgement, judged } from '#figure/judged.ts';
import { choice } from '#figure/parts/choice.ts';
import type { CircleValue } from '#figure/parts/circle.ts';
import type { Circle, Vec2 } from '#lib/index.ts';
import { moved } from './contact.ts';
import { drawLines, drawScene } from './draw.ts';
import {
  type Answered,
  type AnyExhibit,
  type Exhibit,
  isWrong,
  type Judged,
  judge,
  libraryAnswer,
} from './exhibit.ts';
import { scaledCircle } from './scaled-circle.ts';
import { unitOf, windowAround } from './window.ts';
import { type Gap, words } from './words.ts';

export function figureOf(exhibit: AnyExhibit): AnyFigure {
  return exhibit.control.by === 'choice' ? ofNumbers(exhibit) : ofScene(exhibit);
}

function ofScene(exhibit: AnyExhibit): AnyFigure {
  const { control } = exhibit;
  if (control.by === 'choice') throw new Error(`The exhibit ${exhibit.slug} has no scene.`);
  const { shape, circle } = control;
  const answer = (now: Circle): Answered => {
    const values = control.values(now);
    return { ...judge(exhibit, values), ghosts: ghostsOf(exhibit, values, now) };
  };
  const ghosts = answer(circle).ghosts.map((ghost) => ghost.circle);
  const world = windowAround(shape, circle, ghosts);
  const isSecond = shape.kind === 'circles' && shape.circles.length === 1;
  const [c, r] =
    control.by === 'point'
      ? (['p', 'r'] as const)
      : isSecond
        ? (['c_2', 'r_2'] as const)
        : (['c', 'r'] as const);
  return defineFigure({
    ...commonOf(exhibit),
    description: `${describe(exhibit)} Numbers: ${sayableInput(exhibit)}.`,
    world,
    parts: {
      circle: scaledCircle({
        center: c,
        radius: r,
        fixed: control.by !== 'circle',
        unit: unitOf(world),
      }),
    },
    presets: [{ name: 'smallest', label: 'smallest input', state: { circle } }],
    answer: (state: { circle: CircleValue }) => answer(state.circle),
    find: (state, answered) => findingOf(exhibit, answered, gapOf(exhibit, state.circle, answered)),
    draw: (state, answered, view) =>
      drawScene(view, { shape, circle: state.circle, answered, world, c, r, by: control.by }),
  });
}

/** The input as a screen reader pronounces it: "c 1". */
const sayableInput = ({ input }: AnyExhibit) => input.replaceAll('$', '').replaceAll('_', ' ');

function ofNumbers(exhibit: AnyExhibit): AnyFigure {
  const { control } = exhibit;
  if (control.by !== 'choice') throw new Error(`The exhibit ${exhibit.slug} has no choice.`);
  const valuesOf = (name: string) =>
    (control.options.find((one) => one.name === name) ?? control.options[0]!).values;
  return defineFigure({
    ...commonOf(exhibit),
    description: `Numbers in place of a drawing: ${sayableInput(exhibit)}.`,
    world: { minX: 0, maxX: 32, minY: 0, maxY: 20 },
    parts: { input: choice(control.label, control.options) },
    presets: [
      { name: 'smallest', label: 'smallest input', state: { input: control.options[0]!.name } },
    ],
    answer: ({ input }: { input: string }): Answered => ({
      ...judge(exhibit, valuesOf(input)),
      ghosts: [],
    }),
    find: (_state, answered) => findingOf(exhibit, answered, null),
    draw: ({ input }) => drawLines(control.lines(valuesOf(input))),
  });
}

function commonOf({ slug, title }: AnyExhibit) {
  return { name: `museum-${slug}`, version: 1, caption: title, conventions: [], words };
}

/** The circle after each move. With two nearest walls, a move out of either is right. */
function ghostsOf(
  exhibit: AnyExhibit,
  values: readonly unknown[],
  circle: Circle,
): Answered['ghosts'] {
  const { move, published, control }: Exhibit<readonly unknown[], unknown> = exhibit;
  if (!move || control.by === 'choice') return [];
  const translationOf = (answer: unknown) => (answer ? move(answer) : null);
  const ours = translationOf(libraryAnswer(exhibit, values));
  const isRight = (translation: Vec2) =>
    ours !== null &&
    isTouch(control.gap(moved(circle, translation)), circle) &&
    isTouch(lengthOf(translation) - lengthOf(ours), circle);
  const ghosts = published.flatMap(({ run }) => {
    const translation = translationOf(run?.(...values));
    return translation
      ? [{ circle: moved(circle, translation), wrong: !isRight(translation) }]
      : [];
  });
  return ours ? [...ghosts, { circle: moved(circle, ours), wrong: false }] : ghosts;
}

function lengthOf({ x, y }: Vec2): number {
  return Math.hypot(x, y);
}

/** Whether a gap is 0 up to rounding. */
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

function isTest(truth: string | null): boolean {
  return truth === 'hit' || truth === 'miss';
}

/** The distance for the verdict, or null if it would not explain the fault. */
function gapOf(
  { control }: AnyExhibit,
  circle: Circle,
  { ghosts, rows, truth }: Answered,
): Gap | null {
  if (control.by === 'choice' || control.by === 'point') return null;
  const ghost = ghosts.find(({ wrong }) => wrong);
  if (!ghost && !isTest(truth) && rows.some(isWrong)) return null;
  const size = control.gap(ghost?.circle ?? circle);
  if (size === null) return null;
  const touches = isTouch(size, circle);
  return touches && ghost ? null : { size: touches ? 0 : size, afterMove: ghost !== undefined };
}

function describe({ control }: AnyExhibit): string {
  if (control.by === 'choice') return '';
  const { kind } = control.shape;
  const one = { polygon: 'A polygon', box: 'A box', segment: 'A line', circles: 'A circle' }[kind];
  return `${one} and ${control.by === 'point' ? 'a point' : 'a circle'}.`;
}
