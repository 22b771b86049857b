import { type Paint, paintMap } from './paint-map.ts';
import { arrowsOf, type MapArrow, mapOf, type Survey, sharesOf, type View } from './truth-map.ts';

// Maps are computed in a worker, so that they never delay a drag.

export interface MapRequest {
  readonly id: number;
  readonly figure: string;
  readonly state: unknown;
  readonly view: View;
  readonly columns: number;
  readonly rows: number;
  readonly paints: readonly Paint[];
  readonly fine: boolean;
  /** The grid of arrows, if the survey has any. */
  readonly arrowColumns: number;
  readonly arrowRows: number;
}

export interface MapReply {
  readonly id: number;
  /** The error, if the map could not be computed. */
  readonly error?: string;
  /** Null without a survey. */
  readonly pixels: Uint8ClampedArray<ArrayBuffer> | null;
  readonly shares: readonly number[];
  readonly arrows: readonly MapArrow[];
}

/** Each figure's survey, without the rest of the figure. */
const truths = Object.entries(
  import.meta.glob<{ survey: (state: unknown) => Survey | null }>('./*/surveys/*.ts', {
    base: '../../content/docs',
  }),
);

self.addEventListener('message', async ({ data }: MessageEvent<MapRequest>) => {
  try {
    const reply = await replyTo(data);
    self.postMessage(reply, { transfer: reply.pixels ? [reply.pixels.buffer] : [] });
  } catch (error) {
    // The page waits for a reply, so report the error. It may request another map.
    self.postMessage({ ...none(data), error: String(error) });
  }
});

const none = ({ id }: MapRequest): MapReply => ({ id, pixels: null, shares: [], arrows: [] });

async function replyTo(request: MapRequest): Promise<MapReply> {
  const { id, figure: name, state, view, columns, rows, paints, fine } = request;
  const [, load] = truths.find(([path]) => path.endsWith(`/${name}.ts`)) ?? [];
  const survey = (await load?.())?.survey(state);
  if (!survey) return none(request);
  const map = mapOf(survey, view, columns, rows);
  const pixels = paintMap(map, columns, paints, fine);
  const arrows = fine ? arrowsOf(survey, view, request.arrowColumns, request.arrowRows) : [];
  return { id, pixels, shares: sharesOf(map, survey), arrows };
}
