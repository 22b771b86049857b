import { argumentsOf } from '#judge/given-functions.ts';
import { rightForPublished } from '#judge/right-for-published.ts';
import type { Vec2 } from '#lib/index.ts';
import { type Paint, paintMap } from '#maps/paint-map.ts';
import { answerPlaces } from '#sandbox/grid.ts';
import { flags, type Grid, type Path } from '#sandbox/messages.ts';
import { type AnswersWith, answersWith, compareGrids, isYes, numbersIn } from './compare-grid.ts';
import { wrongPlaces } from './wrong-places.ts';

// Makes maps of edited code: what it said at each place comes from the sandbox; what is right, from the
// library itself, here.

export type TruthRequest =
  /** Which numbers the right answers have. */
  | { readonly id: number; readonly fn: string; readonly values: readonly (readonly unknown[])[] }
  | {
      readonly id: number;
      readonly fn: string;
      readonly grid: Grid;
      readonly said: Float64Array;
      readonly paints: readonly Paint[];
      /** Of a fine map: a grid of places that are judged one by one. */
      readonly halves: { readonly grid: Grid; readonly said: Float64Array } | null;
    };

export interface TruthReply {
  readonly id: number;
  readonly error?: string;
  /** Of the first kind of request. */
  readonly wanted?: readonly Path[];
  readonly answers?: AnswersWith;
  /** Whether nobody but the reader knows what is right. */
  readonly isUnknown?: boolean;
  /** Whether it answers with numbers. */
  readonly isNumber?: boolean;
  /** Of the second. */
  readonly pixels?: Uint8ClampedArray<ArrayBuffer>;
  readonly shares?: readonly number[];
  readonly wrong?: readonly Vec2[];
  /** Whether the shapes just touch at each of those places. */
  readonly isTouching?: boolean;
}

type Fn = (...values: readonly unknown[]) => unknown;

const library: Readonly<Record<string, Fn>> = Object.assign(
  { ...rightForPublished },
  ...Object.values(
    import.meta.glob<Readonly<Record<string, Fn>>>('../lib/**/*.ts', { eager: true }),
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
  const right: Fn = (...values) => known(...argumentsOf(values));
  if ('values' in request) {
    const answers = request.values.map((values) => right(...values));
    const longest = answers.map((one) => numbersIn(one)).sort((a, b) => b.length - a.length)[0];
    return { id, wanted: longest ?? [], answers: answersWith(answers) };
  }
  const { grid, said, paints, halves } = request;
  const answers = answerPlaces(right, grid, 0, () => false);
  const kinds = compareGrids(said, answers, grid.wanted.length);
  return {
    id,
    pixels: paintMap(kinds, grid.columns, paints, halves !== null),
    shares: sharesOf(kinds, paints),
    ...(halves && wrongPlaces(right, halves.grid, halves.said)),
  };
}

/** Of a function that only the reader knows: where it says yes, and where no. */
function withoutTruth(request: TruthRequest): TruthReply {
  const { id } = request;
  // The answer itself, where it is a number.
  if ('values' in request) return { id, wanted: [[]], isUnknown: true };
  const { grid, said, paints, halves } = request;
  const kinds = kindsOfAnswers(said);
  const pixels = paintMap(kinds, grid.columns, paints, halves !== null);
  const isNumber = said.some((one, i) => i % 2 === 1 && !Number.isNaN(one));
  return { id, pixels, shares: sharesOf(kinds, paints), wrong: [], isNumber };
}

/** A number is a yes from 0 downwards, as a signed distance is. */
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
