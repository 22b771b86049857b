import { type Paint, paintMap } from '#figure/maps/paint-map.ts';
import { resolveFunctions } from '#lab/judge/resolve-functions.ts';
import { rightForPublished } from '#lab/judge/right-for-published.ts';
import { answerPlaces } from '#lab/sandbox/grid.ts';
import { flags, type Grid, type Path } from '#lab/sandbox/messages.ts';
import type { Vec2 } from '#lib/index.ts';
import { type AnswerKind, answerKindOf, compareGrids, isYes, numbersIn } from './compare-grid.ts';
import { wrongPlaces } from './wrong-places.ts';

// Maps of edited code. The sandbox provides the actual answers, and the library provides the right
// ones here.

export type TruthRequest =
  /** Requests the paths of the numbers in the right answers. */
  | { readonly id: number; readonly fn: string; readonly values: readonly (readonly unknown[])[] }
  | {
      readonly id: number;
      readonly fn: string;
      readonly grid: Grid;
      readonly actual: Float64Array;
      readonly paints: readonly Paint[];
      /** With a fine map, single places to compare one by one. */
      readonly halves: { readonly grid: Grid; readonly actual: Float64Array } | null;
    };

export interface TruthReply {
  readonly id: number;
  readonly error?: string;
  /** In reply to the first kind of request. */
  readonly numberPaths?: readonly Path[];
  readonly answerKind?: AnswerKind;
  /** Whether no reference answer exists. */
  readonly isUnknown?: boolean;
  readonly isNumber?: boolean;
  /** In reply to the second kind. */
  readonly pixels?: Uint8ClampedArray<ArrayBuffer>;
  readonly shares?: readonly number[];
  readonly wrong?: readonly Vec2[];
  readonly isTouching?: boolean;
}

type Fn = (...values: readonly unknown[]) => unknown;

const library: Readonly<Record<string, Fn>> = Object.assign(
  { ...rightForPublished },
  ...Object.values(
    import.meta.glob<Readonly<Record<string, Fn>>>('../../lib/**/*.ts', { eager: true }),
  ),
);

self.addEventListener('message', ({ data }: MessageEvent<TruthRequest>) => {
  try {
    const reply = replyTo(data);
    self.postMessage(reply, { transfer: reply.pixels ? [reply.pixels.buffer] : [] });
  } catch (error) {
    self.postMessage({ id: data.id, error: String(error) } satisfies TruthReply);
  }
});

function replyTo(request: TruthRequest): TruthReply {
  const { id, fn } = request;
  const known = library[fn];
  if (!known) return withoutTruth(request);
  const right: Fn = (...values) => known(...resolveFunctions(values));
  if ('values' in request) {
    const answers = request.values.map((values) => right(...values));
    const longest = answers.map((one) => numbersIn(one)).sort((a, b) => b.length - a.length)[0];
    return { id, numberPaths: longest ?? [], answerKind: answerKindOf(answers) };
  }
  const { grid, actual, paints, halves } = request;
  const answers = answerPlaces(right, grid, 0, () => false);
  const kinds = compareGrids(actual, answers, grid.numberPaths.length);
  return {
    id,
    pixels: paintMap(kinds, grid.columns, paints, halves !== null),
    shares: sharesOf(kinds, paints),
    ...(halves && wrongPlaces(right, halves.grid, halves.actual)),
  };
}

/** The map of a function without a reference answer shows where it returns yes. */
function withoutTruth(request: TruthRequest): TruthReply {
  const { id } = request;
  // The answer itself, if it is a number.
  if ('values' in request) return { id, numberPaths: [[]], isUnknown: true };
  const { grid, actual, paints, halves } = request;
  const kinds = kindsOfAnswers(actual);
  const pixels = paintMap(kinds, grid.columns, paints, halves !== null);
  const isNumber = actual.some((one, i) => i % 2 === 1 && !Number.isNaN(one));
  return { id, pixels, shares: sharesOf(kinds, paints), wrong: [], isNumber };
}

/** A number counts as yes from 0 down, like a signed distance. */
function kindsOfAnswers(said: Float64Array): Uint8Array<ArrayBuffer> {
  const kinds = new Uint8Array(said.length / 2);
  for (let i = 0; i < kinds.length; i += 1) {
    const [flag = flags.broken, number = Number.NaN] = [said[2 * i], said[2 * i + 1]];
    const isHit = Number.isNaN(number) ? isYes(flag) : number <= 0;
    kinds[i] = flag === flags.broken ? 5 : Number(isHit);
  }
  return kinds;
}

function sharesOf(kinds: Uint8Array, { length }: readonly Paint[]): number[] {
  const counts = Array.from({ length }, () => 0);
  for (const kind of kinds) counts[kind] = (counts[kind] ?? 0) + 1;
  return counts.map((count) => count / kinds.length);
}
