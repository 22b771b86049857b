import { type Palette, paintMap } from '../../truth/paint-map.ts';
import { type Comparison, mapTruth, sharesOf, type View } from '../../truth/truth-map.ts';

// Maps are made here, so that a drag never waits for one.

export interface MapRequest {
  readonly id: number;
  readonly figure: string;
  readonly state: unknown;
  readonly view: View;
  readonly columns: number;
  readonly rows: number;
  readonly palette: Palette;
  readonly fine: boolean;
}

export interface MapReply {
  readonly id: number;
  /** Null where there is nothing to compare. */
  readonly pixels: Uint8ClampedArray<ArrayBuffer> | null;
  readonly shares: readonly number[];
}

type Compare = (state: unknown) => Comparison | null;

/** What each figure compares, without the rest of the figure. */
const truths = import.meta.glob<{ compare: Compare }>('../truths/*.ts');

self.addEventListener('message', async ({ data }: MessageEvent<MapRequest>) => {
  const { id, figure: name, state, view, columns, rows, palette, fine } = data;
  const { compare } = (await truths[`../truths/${name}.ts`]?.()) ?? {};
  const comparison = compare?.(state);
  if (!comparison) {
    self.postMessage({ id, pixels: null, shares: [] } satisfies MapReply);
    return;
  }
  const map = mapTruth(comparison, view, columns, rows);
  const pixels = paintMap(map, columns, palette, fine);
  const reply: MapReply = { id, pixels, shares: sharesOf(map) };
  self.postMessage(reply, { transfer: [pixels.buffer] });
});
