// Also runs in the sandbox's worker, where its text precedes worker.ts, so it imports only types.
import type { Grid, Path } from './messages.ts';

type Call = (...values: readonly unknown[]) => unknown;

/** Returns a copy with the number at `path` replaced. */
function withNumber(value: unknown, path: Path, i: number, number: number): unknown {
  const key = path[i];
  if (key === undefined) return number;
  const inner = (value as Record<string | number, unknown>)[key];
  const replaced = withNumber(inner, path, i + 1, number);
  if (!Array.isArray(value)) return { ...(value as object), [key]: replaced };
  const copy = value.slice();
  copy[key as number] = replaced;
  return copy;
}

function numberAt(value: unknown, path: Path): number {
  let inner = value;
  for (const key of path) {
    if (typeof inner !== 'object' || inner === null) return Number.NaN;
    inner = (inner as Record<string | number, unknown>)[key];
  }
  return typeof inner === 'number' ? inner : Number.NaN;
}

function flagOf(answer: unknown): number {
  if (answer === false) return 0;
  if (answer === true) return 1;
  if (answer === null) return 3;
  return typeof answer === 'number' || typeof answer === 'object' ? 4 : 2;
}

/**
 * Calls a function at the grid's places, starting at number `from`, until `isOver`. At least one
 * place is tested. Each place yields a flag and the numbers at `numberPaths`.
 */
export function answerPlaces(
  call: Call,
  { values, moving, x: firstX, y: firstY, stepX, stepY, columns, rows, numberPaths }: Grid,
  from: number,
  isOver: () => boolean,
): Float64Array {
  const size = 1 + numberPaths.length;
  const answers = new Float64Array((rows * columns - from) * size);
  let template = values;
  let at = 0;
  for (let place = from; place < rows * columns && (at === 0 || !isOver()); place += 1) {
    // The function may modify its arguments.
    if (at === 0 || place % columns === 0) template = structuredClone(values);
    const x = firstX + (place % columns) * stepX;
    const y = firstY - Math.floor(place / columns) * stepY;
    let moved: unknown = template;
    for (const { path, base, alongX, alongY } of moving) {
      moved = withNumber(moved, path, 0, base + alongX * x + alongY * y);
    }
    try {
      const answer = call(...(moved as unknown[]));
      answers[at] = flagOf(answer);
      numberPaths.forEach((path, i) => {
        answers[at + 1 + i] = numberAt(answer, path);
      });
    } catch {
      answers[at] = 2;
    }
    at += size;
  }
  return answers.slice(0, at);
}
