import { defineFigure } from '#figure/figure.ts';
import { grouped } from '../drawing.ts';
import { workOf } from '../grids.ts';
import { figure as cellSize } from './cell-size.ts';

// The same figure, without the motion that would solve the exercise.
const { sweep: _sweep, ...hero } = cellSize;
const start = cellSize.presets[2]!.state;

export const figure = defineFigure({
  ...hero,
  name: 'cell-size-exercise',
  presets: [
    { name: 'start', label: 'start', state: start },
    { name: 'few', label: '20 circles', state: few() },
  ],
  replies: {
    least: {
      more: ({ work, least }: { readonly work: number; readonly least: number }) =>
        `${grouped(work)} steps, but ${grouped(least)} are possible.`,
      right: ({ work }: { readonly work: number }) =>
        `${grouped(work)} steps, because a cell is about as wide as the widest circle.`,
    },
    hundred: {
      fewer: ({ each }: { readonly each: number }) => `Each circle looks into ${each} cells.`,
      right: ({ each }: { readonly each: number }) =>
        `Each circle looks into ${each} cells, most of them empty.`,
    },
  },
  questions: [
    {
      name: 'least',
      ask: 'Find a width $w$ for which the work is at most a tenth above the least possible.',
      find: ({ crowd: { circles }, width }, { best }) => {
        const work = workOf(circles, width);
        return work <= 1.1 * best.work
          ? { right: true, kind: 'right', work }
          : { right: false, kind: 'more', work, least: best.work };
      },
      solution: { ...start, width: 5.2 },
    },
    {
      name: 'hundred',
      ask: 'Make the cells so small that each circle has to look into more than 100 of them.',
      find: (_state, { rings }) => {
        const each = (2 * rings + 1) ** 2;
        return each > 100
          ? { right: true, kind: 'right', each }
          : { right: false, kind: 'fewer', each };
      },
      solution: { ...start, width: 1 },
    },
  ],
});

function few() {
  return { ...start, crowd: { circles: start.crowd.circles.slice(0, 20), selected: 5 } };
}
