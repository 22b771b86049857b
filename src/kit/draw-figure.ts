import type { AnyFigure } from './figure.ts';
import { memoize } from './memoize.ts';
import { show } from './numbers.ts';
import type { Handle } from './part.ts';
import { lightsWith, type Stage } from './stage.ts';
import { budsOf, handlesOf, type Model, type Named } from './store.ts';
import type { Piece } from './surface/surface.ts';

/** Draws a figure in a state, and `more` over it: at build time and after each change alike. */
export function drawFigure(
  figure: AnyFigure,
  stage: Stage,
  model: Model,
  answer: unknown = figure.answer(model.state),
  more?: (stage: Stage) => void,
): void {
  stage.pass(() => {
    figure.draw(stage, model.state, answer);
    if (stage.sketch) return;
    more?.(stage);
    for (const { id, item } of budsOf(figure, model.state)) {
      stage.handle(id, 'bud', item.at, bud, hidden);
    }
    const handles = handlesOf(figure, model.state);
    const selected = handles.find(({ id }) => id === model.selected);
    for (const one of handles) drawHandle(stage, one, selected);
  });
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

/** For pointers only: hidden from keyboards and screen readers, which have commands instead. */
const bud: readonly Piece[] = [
  ['reach', disc(12)],
  ['mark', disc(3.5)],
];

function drawHandle(
  stage: Stage,
  handle: Named<Handle>,
  selected: Named<Handle> | undefined,
): void {
  const { id, item } = handle;
  const isSelected = handle.id === selected?.id ? 'true' : 'false';
  const before = stage.isDragging ? stage.given(id) : null;
  const attributes =
    before?.['data-selected'] === isSelected ? before : attributesOf[isSelected](handle);
  // The selected handle is highlighted, with all others of its symbol.
  const isRinged = isSelected === 'true' || (item.symbol && item.symbol === selected?.item.symbol);
  const unseen = isRinged ? reachOnly : reachAndRing;
  stage.handle(id, 'handle', item.at, pieces[item.kind], attributes, unseen);
}

const reachOnly = ['reach'];
const reachAndRing = ['reach', 'ring'];

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
