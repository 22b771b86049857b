import { isKind, kindOf, world } from './kinds.ts';
import { type FunctionCall, maxCells, maxShapes, type Scene, type Shape } from './scene.ts';

// A playground as text, for storage and addresses. The text may come from anyone.

const mostText = 20_000;

export function writeScene({ shapes, cells, call, moved }: Scene): string {
  const numbers = shapes.map(({ name, kind, value }) => [
    name,
    kind,
    ...kindOf(kind).part.toNumbers(value),
  ]);
  // Stored playgrounds and shared addresses use these keys, so they never change.
  const asked = { fn: call.fn, given: call.inputs };
  return JSON.stringify({ shapes: numbers, cells, asked, moved });
}

/** Throws unless the text describes a playground. */
export function readScene(text: string): Scene {
  try {
    const { shapes, cells, asked, moved } = JSON.parse(text);
    if (!Array.isArray(shapes) || shapes.length > maxShapes) throw new RangeError('shapes');
    if (!Array.isArray(cells) || cells.length > maxCells) throw new RangeError('cells');
    const isText = (one: unknown) => typeof one === 'string' && one.length <= mostText;
    if (!cells.every(isText)) throw new RangeError('cells');
    const read = shapes.map(shapeFrom);
    const names = new Set<unknown>(read.map(({ name }) => name));
    if (names.size !== read.length) throw new RangeError('names');
    return {
      shapes: read,
      cells,
      call: callFrom(asked, names),
      moved: names.has(moved) ? moved : '',
    };
  } catch {
    throw new Error(
      'This playground cannot be read. Part of it may be missing, so check the address.',
    );
  }
}

function shapeFrom(written: unknown): Shape {
  if (!Array.isArray(written)) throw new TypeError('A shape is a list.');
  const [name, kind, ...numbers] = written;
  if (!isKind(kind) || !numbers.every(Number.isFinite)) throw new RangeError('kind');
  // The name becomes code, so it must be one that the playground assigns.
  const own = kindOf(kind).name;
  if (typeof name !== 'string' || !name.startsWith(own)) throw new RangeError('name');
  if (!/^\d{0,3}$/.test(name.slice(own.length))) throw new RangeError('name');
  const value = kindOf(kind).part.fromNumbers(numbers, world);
  if (value === null) throw new RangeError('numbers');
  return { name, kind, value };
}

/**
 * Arguments become code in an export, so each is a number, the name of a shape, or "" for a missing
 * shape.
 */
function callFrom(written: unknown, names: ReadonlySet<unknown>): FunctionCall {
  const { fn, given } = written as { fn?: unknown; given?: unknown };
  if (typeof fn !== 'string' || !/^[a-z_]\w{0,59}$/i.test(fn)) throw new RangeError('fn');
  const isInput = (one: unknown) => typeof one === 'string' || Number.isFinite(one);
  if (!Array.isArray(given) || given.length > 12 || !given.every(isInput)) {
    throw new RangeError('given');
  }
  return { fn, inputs: given.map((one) => (Number.isFinite(one) || names.has(one) ? one : '')) };
}
