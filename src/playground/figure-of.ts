import { type AnyFigure, defineFigure } from '#kit/figure.ts';
import type { Said } from '#kit/finding.ts';
import type { Part } from '#kit/part.ts';
import type { Stage } from '#kit/stage.ts';
import { kindOf, world } from './kinds.ts';
import type { Shape } from './scene.ts';

/** What a figure of shapes shows besides them. */
export interface Shown {
  /** Whether the answer is a yes: the shapes that were given are filled then. */
  readonly hit: boolean;
  readonly said: Said;
  /** The names of the shapes that were given to the function. */
  readonly given: readonly string[];
  /** Draws the places of a step. */
  drawStep?(stage: Stage): void;
}

/** A figure of the shapes that the reader has put down. `shown` is asked at each drawing. */
export function figureOf(shapes: readonly Shape[], shown: () => Shown): AnyFigure {
  const parts = shapes.map(({ name, kind }) => [name, named(kindOf(kind).part, name)] as const);
  type State = Readonly<Record<string, unknown>>;
  const state: State = Object.fromEntries(shapes.map(({ name, value }) => [name, value]));
  return defineFigure({
    name: 'playground',
    version: 1,
    caption: 'Drag the shapes',
    description:
      'The shapes that you have put down, each under its name in code. Those that the function is ' +
      'about are filled where its answer is yes.',
    world,
    parts: Object.fromEntries(parts) as Readonly<Record<string, Part<unknown>>>,
    presets: [{ name: 'start', label: 'start', state }],
    symbols: [],
    conventions: ['touching', 'filled', 'yUp'],
    answer: shown,
    words: { said: ({ said }: { readonly said: Said }) => said },
    find: (_state, { hit, said }) => ({ hit, kind: 'said' as const, said }),
    draw: (stage, values: State, { hit, given, drawStep }) => {
      for (const { name, kind } of shapes) {
        const isHit = hit && given.includes(name);
        const { draw, labelAt } = kindOf(kind);
        draw(stage, name, isHit ? 'shape fill-hit' : 'shape', values[name]);
        const style = given.includes(name) ? 'mono strong' : 'mono';
        stage.label(`name-${name}`, name, labelAt(values[name]), { dx: 8, dy: 20, style });
      }
      drawStep?.(stage);
    },
  });
}

/** A part whose handles are called by the shape's name, and stand for no symbol. */
function named(part: Part<unknown>, shape: string): Part<unknown> {
  return {
    ...part,
    handles: (value, space) =>
      part.handles(value, space).map(({ symbol: _symbol, ...handle }) => ({
        ...handle,
        name: `${shape}: ${handle.name}`,
      })),
  };
}
