import type { AnyFigure } from './figure.ts';
import { handle, lightsWith, type Mark, type Piece } from './marks.ts';
import { memoize } from './memoize.ts';
import { show } from './numbers.ts';
import type { Handle } from './part.ts';
import type { Projection } from './projection.ts';
import { budsOf, handlesOf, type Model, type Named } from './store.ts';

/**
 * Yields the marks of a figure, then `more`, then its handles, both at build time and in the page.
 * While the figure glides through the state `passing`, its handles already describe the model.
 */
export function* marksOf(
  figure: AnyFigure,
  { state, selected }: Model,
  view: Projection,
  answer: unknown = figure.answer(state),
  more: Iterable<Mark> = [],
  passing = state,
): Iterable<Mark> {
  yield* figure.draw(passing, answer, view);
  if (view.sketch) return;
  yield* more;
  for (const { id, item } of budsOf(figure, passing)) yield handle(id, 'bud', item.at, bud, hidden);
  const said = handlesOf(figure, state);
  for (const one of passing === state ? said : handlesOf(figure, passing)) {
    const { id, item } = one;
    const spoken = said.find((other) => other.id === id) ?? one;
    yield handle(
      id,
      'handle',
      item.at,
      pieces[item.kind],
      attributesOf[id === selected ? 'true' : 'false'](spoken),
    );
  }
}

const disc = (r: number) => `m-${r} 0a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0-${2 * r} 0z`;

/** At least 24 px across to grab, whatever the mark's own size (WCAG 2.5.8). */
const reach: Piece = ['reach', disc(17)];
const ring: Piece = ['ring', disc(13)];
const large: Piece = ['mark', disc(8)];
const square: Piece = ['mark', 'm-4-4h8v8h-8z'];
const rotationPip: Piece = ['pip', 'm-3.5 1.5a3.8 3.8 0 1 1 2 2.2m-3.5-4.2l1.6 2.4 2.4-1.4'];

const pieces: Readonly<Record<Handle['kind'], readonly Piece[]>> = {
  point: [reach, ring, large],
  center: [reach, ring, large, ['pip', disc(2.5)]],
  rim: [reach, ring, ['mark', disc(6.5)]],
  vertex: [reach, ring, square],
  extent: [reach, ring, square],
  rotation: [reach, ring, large, rotationPip],
};

const hidden = { 'aria-hidden': 'true' };

/** Only for pointers, because keyboards and screen readers have commands instead. */
const bud: readonly Piece[] = [
  ['reach', disc(12)],
  ['mark', disc(3.5)],
];

/** As it is shown, with the minus of a keyboard. */
const plain = (value: number) => show(value).replace('−', '-');

const attributesWhen = (isSelected: 'true' | 'false') =>
  memoize(({ id, item }: Named<Handle>) => ({
    'data-handle': id,
    'data-kind': item.kind,
    ...lightsWith(item.symbol),
    tabindex: '0',
    role: 'slider',
    'aria-label': item.name,
    'aria-valuemin': plain(item.min),
    'aria-valuemax': plain(item.max),
    'aria-valuenow': plain(item.now),
    'aria-valuetext': item.valueText,
    'data-selected': isSelected,
  }));
const attributesOf = { true: attributesWhen('true'), false: attributesWhen('false') };
