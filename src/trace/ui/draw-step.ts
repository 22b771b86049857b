import type { AnyFigure } from '#figure/figure.ts';
import { figureSymbols } from '#figure/figure-symbols.ts';
import * as mark from '#figure/marks.ts';
import type { Vec2 } from '#lib/index.ts';
import type { Run } from '../run.ts';
import { scopeAt } from '../snapshot.ts';
import { eventValue } from '../words.ts';

/**
 * Draws a step into the figure: each known point under its name in the code, and the edge from a to
 * b. The figure itself needs no code for this.
 */
export function* drawStep(run: Run, step: number, figure?: AnyFigure): Iterable<mark.Mark> {
  const symbols = figure ? figureSymbols(figure) : [];
  const places = placesAt(run, step);
  const a = places.get('a');
  const b = places.get('b');
  if (a && b) yield mark.line('step-edge', 'stroke-focus thick round', a, b);
  // Names of the same point, as after `a = b`, are written side by side.
  const named = new Map<string, { at: Vec2; names: string[] }>();
  for (const [name, at] of places) {
    yield mark.dot(`step-${name}`, 'fill-focus stroke-paper', at, 5);
    // The figure has its own label there.
    if (symbols.includes(name)) continue;
    const key = `${at.x} ${at.y}`;
    const known = named.get(key) ?? { at, names: [] };
    known.names.push(name);
    named.set(key, known);
  }
  for (const { at, names } of named.values()) {
    const text = names.join(', ');
    yield mark.label(`step-name-${names[0]}`, text, at, { dx: 9, dy: 16, style: 'note strong' });
  }
}

/** Returns the points in scope at a step by their names. */
export function placesAt(run: Run, step: number): ReadonlyMap<string, Vec2> {
  const places = new Map<string, Vec2>();
  const scope = scopeAt(run, step);
  const numberOf = (name: string) => {
    const event = scope.get(name);
    const value = event === undefined ? undefined : eventValue(run.trace, event);
    return typeof value === 'number' ? value : null;
  };
  for (const [name, event] of scope) {
    const value = eventValue(run.trace, event);
    const place = isCircle(value) ? value.center : value;
    if (isPlace(place) && !left.has(name)) places.set(name, place);
  }
  // A corner destructured into ax and ay.
  for (const name of ['a', 'b']) {
    const [x, y] = [numberOf(`${name}x`), numberOf(`${name}y`)];
    if (x !== null && y !== null) places.set(name, { x, y });
  }
  return places;
}

/**
 * Vectors that are not positions, points in another frame, and the points that every figure labels
 * itself.
 */
const left = new Set(['normal', 'half', 'local', 'offset', 'move', 'center', 'point', 'circle']);

function isCircle(value: unknown): value is { readonly center: unknown } {
  return typeof value === 'object' && value !== null && 'center' in value && 'radius' in value;
}

function isPlace(value: unknown): value is Vec2 {
  return (
    typeof value === 'object' &&
    value !== null &&
    'x' in value &&
    'y' in value &&
    Number.isFinite(value.x) &&
    Number.isFinite(value.y)
  );
}
