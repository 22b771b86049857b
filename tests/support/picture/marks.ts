import type { DefaultTreeAdapterTypes as Tree } from 'parse5';
import { attribute, elements, parsePage, textOf } from '#site/integrations/html.ts';
import { isSame, type Piece, piece, plain } from './coordinates.ts';
import { outlineIn, pointsIn } from './outlines.ts';

/** A mark of a drawing, as one line. */
export interface PicturedMark {
  readonly layer: string;
  readonly key: string;
  /** Its element with its classes: "circle.disc.fill-hit". */
  readonly kind: string;
  /** Its other properties by name. */
  readonly values: readonly Piece[];
}

export interface PicturedDrawing {
  readonly marks: readonly PicturedMark[];
  /** The markup of each kind of handle, equal in all figures. */
  readonly handles: readonly string[];
}

/** Returns a drawing's visible marks from its SVG text, in painting order. */
export function drawingIn(svg: string): PicturedDrawing {
  const marks: PicturedMark[] = [];
  const handles = new Set<string>();
  for (const group of elements(parsePage(svg))) {
    if (group.tagName !== 'g' || attribute(group, 'data-key') !== undefined) continue;
    for (const mark of group.childNodes) {
      if (!('tagName' in mark) || attribute(mark, 'data-key') === undefined) continue;
      if (attribute(mark, 'visibility') === 'hidden') continue;
      marks.push(markIn(mark, attribute(group, 'class') ?? ''));
      if (mark.tagName === 'g') handles.add(handleKindOf(mark));
    }
  }
  return { marks, handles: [...handles] };
}

function markIn(mark: Tree.Element, layer: string): PicturedMark {
  const key = attribute(mark, 'data-key')!;
  const kind = kindOf(mark);
  const values = mark.tagName === 'g' ? handleValues(mark) : valuesOf(mark);
  return { layer, key, kind, values };
}

const kindOf = (mark: Tree.Element) =>
  [mark.tagName, ...(attribute(mark, 'class') ?? '').split(' ').filter(Boolean)].join('.');

/** `placed` writes these. */
const places = new Set(['cx', 'cy', 'x', 'y', 'x1', 'y1', 'x2', 'y2']);

function valuesOf(mark: Tree.Element): Piece[] {
  const values = mark.attrs.flatMap(({ name, value }): Piece[] => {
    if (name === 'data-key' || name === 'class' || places.has(name)) return [];
    if (name === 'r') return [piece`r ${Number(value)}`];
    if (name === 'points') return [pointsIn(value)];
    if (name === 'd') return [outlineIn(value)];
    return [plain(`${name.replace('data-', '')} ${value}`)];
  });
  const words = mark.tagName === 'text' ? [plain(wordsOf(mark))] : [];
  return [...placed(mark), ...words, ...values];
}

/** The position of a circle, a label or a line. */
function placed(mark: Tree.Element): Piece[] {
  const at = (name: string) => Number(attribute(mark, name));
  switch (mark.tagName) {
    case 'circle':
      return [piece`at ${at('cx')},${at('cy')}`];
    case 'text':
      return [piece`at ${at('x')},${at('y')}`];
    case 'line':
      return [piece`${at('x1')},${at('y1')} to ${at('x2')},${at('y2')}`];
    default:
      return [];
  }
}

/** A label's text, in which "p" with a subscript "x" is "p_x". */
function wordsOf(text: Tree.Element): string {
  const low = [...elements(text)].map(textOf).join('');
  const all = textOf(text);
  return `"${low ? `${all.slice(0, -low.length)}_${low}` : all}"`;
}

/** A handle's position and accessible text. */
function handleValues(group: Tree.Element): Piece[] {
  const [x, y] = placeIn(group);
  const said = (name: string) => attribute(group, name) ?? '';
  const at = piece`at ${x},${y}`;
  if (said('role') === '') return [at];
  return [
    plain(said('data-kind')),
    at,
    plain(`"${said('aria-label')}" is "${said('aria-valuetext')}"`),
    plain(`${said('aria-valuenow')} of ${said('aria-valuemin')} to ${said('aria-valuemax')}`),
    ...(said('data-symbol')
      ? [plain(`symbol ${said('data-symbol')} role ${said('data-role')}`)]
      : []),
    ...(said('data-selected') === 'true' ? [plain('selected')] : []),
  ];
}

const piecesOf = (group: Tree.Element) => [...elements(group)];
const start = /^M(-?[\d.]+) (-?[\d.]+)/;

function placeIn(group: Tree.Element): [number, number] {
  const [, x, y] = start.exec(attribute(piecesOf(group)[0]!, 'd') ?? '') ?? [];
  return [Number(x), Number(y)];
}

/** A handle's parts relative to its position, and its fixed attributes. */
function handleKindOf(group: Tree.Element): string {
  const always = ['role', 'tabindex', 'aria-hidden'].flatMap((name) => {
    const value = attribute(group, name);
    return value === undefined ? [] : [`${name} ${value}`];
  });
  const places = new Set(piecesOf(group).map((one) => start.exec(attribute(one, 'd') ?? '')?.[0]));
  const pieces = piecesOf(group).map(
    (one) => `${attribute(one, 'class')} ${(attribute(one, 'd') ?? '').replace(start, '')}`,
  );
  const kind = attribute(group, 'data-kind') ?? attribute(group, 'class');
  const apart = places.size > 1 ? ['in several places'] : [];
  return [kind, ...always, ...apart, ...pieces].join('; ');
}

/** The values of a mark that differ between phone and desktop. */
export function differing(desktop: readonly Piece[], phone: readonly Piece[]): Piece[] {
  if (desktop.length !== phone.length) return [...phone];
  return phone.filter((value, i) => !isSame(value, desktop[i]!));
}
