import { type AnyFigure, defineFigure } from '../figures/kit/figure.ts';
import { show } from '../figures/kit/numbers.ts';
import { choice } from '../figures/kit/parts/choice.ts';
import type { HeldCircle } from '../figures/kit/parts/circle.ts';
import type { Circle } from '../lib/index.ts';
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
  return defineFigure<{ circle: HeldCircle }, Answered>({
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
    answer: (state) => answer(state.circle),
    verdict: (state, answered) =>
      verdictOf(exhibit, answered, restOf(exhibit, state.circle, answered)),
    draw: (stage, state, answered) =>
      drawScene(stage, { shape, circle: state.circle, answered, world, c, r, by: held.by }),
  });
}

function ofNumbers(exhibit: AnyExhibit): AnyFigure {
  const { held } = exhibit;
  if (held.by !== 'choice') throw new Error(`The exhibit ${exhibit.slug} has no choice.`);
  const valuesOf = (name: string) =>
    (held.options.find((one) => one.name === name) ?? held.options[0]!).values;
  return defineFigure<{ input: string }, Answered>({
    ...commonOf(exhibit),
    description: `Numbers in place of a drawing: ${exhibit.input.replaceAll('$', '')}.`,
    world: { minX: 0, maxX: 32, minY: 0, maxY: 20 },
    parts: { input: choice(held.label, held.options) },
    presets: [
      { name: 'smallest', label: 'smallest input', state: { input: held.options[0]!.name } },
    ],
    symbols: [],
    answer: ({ input }) => ({ ...judge(exhibit, valuesOf(input)), ghosts: [] }),
    verdict: (_state, answered) => verdictOf(exhibit, answered, null),
    draw: (stage, { input }) => drawLines(stage, held.lines(valuesOf(input))),
  });
}

function commonOf({ slug, title }: AnyExhibit) {
  return { name: `museum-${slug}`, version: 1, caption: title, conventions: [] };
}

function ghostsOf(
  exhibit: AnyExhibit,
  values: readonly unknown[],
  circle: Circle,
): Answered['ghosts'] {
  const { move, published }: Exhibit<readonly unknown[], unknown> = exhibit;
  if (!move) return [];
  const told = [...published.map(({ run }) => run?.(...values)), ask(exhibit, values)];
  return told.flatMap((answer, i) => {
    const way = answer ? move(answer) : null;
    return way ? [{ circle: moved(circle, way), wrong: i < told.length - 1 }] : [];
  });
}

/** "invented hit: 0.41 apart". Without a distance to tell, what is said is said once more. */
function verdictOf(exhibit: AnyExhibit, { rows, truth }: Judged, gap: string | null) {
  const wrong = rows.find(isWrong);
  const said = (wrong ?? rows.at(-1))?.said ?? '';
  const hit = truth === 'hit' || said === 'hit';
  if (exhibit.convention) return { hit, word: 'right by two rules', rest: gap ?? said };
  if (truth === null) return { hit, word: 'no right answer', rest: 'refused at the entrance' };
  return { hit, word: wordOf(wrong?.said ?? null, truth), rest: gap ?? `says ${said}` };
}

function wordOf(wrong: string | null, truth: string): string {
  const isTest = truth === 'hit' || truth === 'miss';
  if (wrong === null) return isTest ? `right ${truth}` : 'right answer';
  if (!isTest || (wrong !== 'hit' && wrong !== 'miss')) return 'wrong answer';
  return wrong === 'hit' ? 'invented hit' : 'missed hit';
}

function restOf({ held }: AnyExhibit, circle: Circle, { ghosts }: Answered): string | null {
  if (held.by === 'choice' || held.by === 'point') return null;
  const ghost = ghosts.find(({ wrong }) => wrong);
  const gap = held.gap(ghost?.circle ?? circle);
  if (gap === null) return null;
  const size = Math.abs(gap);
  const after = ghost ? 'after its move ' : '';
  if (size < 2 ** -48 * Math.max(1, circle.radius)) return `${after}just touching`;
  const number = size < 0.0001 ? 'a hair' : show(size, size < 0.1 ? 4 : 2);
  return `${after}${number} ${gap > 0 ? 'apart' : 'deep'}`;
}

function describe({ held }: AnyExhibit): string {
  if (held.by === 'choice') return '';
  const { kind } = held.shape;
  const one = { polygon: 'A polygon', box: 'A box', segment: 'A line', circles: 'A circle' }[kind];
  return `${one} and ${held.by === 'point' ? 'a point' : 'a circle'}.`;
}
