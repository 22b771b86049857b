import { type Paint, paintMap } from './paint-map.ts';
import { arrowsOf, type MapArrow, mapOf, type Survey, sharesOf, type View } from './truth-map.ts';

// Maps are made here, so that a drag never waits for one.

export interface MapRequest {
  readonly id: number;
  readonly figure: string;
  readonly state: unknown;
  readonly view: View;
  readonly columns: number;
  readonly rows: number;
  readonly paints: readonly Paint[];
  readonly fine: boolean;
  /** Of the directions, if the survey has any. */
  readonly arrowColumns: number;
  readonly arrowRows: number;
}

export interface MapReply {
  readonly id: number;
  /** Null where there is nothing to ask. */
  readonly pixels: Uint8ClampedArray<ArrayBuffer> | null;
  readonly shares: readonly number[];
  readonly arrows: readonly MapArrow[];
}

/** What each figure's map asks, without the rest of the figure. */
const truths = Object.entries(
  import.meta.glob<{ survey: (state: unknown) => Survey | null }>('./*/surveys/*.ts', {
    base: '../content/docs',
  }),
);

self.addEventListener('message', async ({ data }: MessageEvent<MapRequest>) => {
  const { id, figure: name, state, view, columns, rows, paints, fine } = data;
  const [, load] = truths.find(([path]) => path.endsWith(`/${name}.ts`)) ?? [];
  const survey = (await load?.())?.survey(state);
  if (!survey) {
    self.postMessage({ id, pixels: null, shares: [], arrows: [] } satisfies MapReply);
    return;
  }
  const map = mapOf(survey, view, columns, rows);
  const pixels = paintMap(map, columns, paints, fine);
  const arrows = fine ? arrowsOf(survey, view, data.arrowColumns, data.arrowRows) : [];
  const reply: MapReply = { id, pixels, shares: sharesOf(map, survey), arrows };
  self.postMessage(reply, { transfer: [pixels.buffer] });
});
