import { Debounce } from '#figure/debounce.ts';
import type { AnyFigure } from '#figure/figure.ts';
import { show } from '#figure/numbers.ts';
import type { Projection } from '#figure/projection.ts';
import { setText, soleText } from '#figure/text.ts';
import type { Vec2 } from '#lib/index.ts';
import { bytesOf } from './colour-bytes.ts';
import type { Paint } from './paint-map.ts';
import {
  arrowGrid,
  arrowLines,
  movingPart,
  shareWords,
  truthKey,
  viewOf,
  withMovingPartAt,
} from './truth.ts';
import { type MapArrow, wordsAt } from './truth-map.ts';
import type { MapReply, MapRequest } from './truth-worker.ts';

/** Pixels per cell of the first, coarse map. */
const coarse = 4;
/** Milliseconds before the fine map is requested. */
const finePause = 150;

/**
 * Previews a test's run in its listing, and returns the line of its result. Null restores the
 * figure's own run.
 */
export type Preview = (test: string, state: unknown) => number | null;

/** A figure's map behind its drawing, and the shares in its legend. */
export class TruthLayer {
  readonly #figure: AnyFigure;
  readonly #view: Projection;
  readonly #canvas = document.createElement('canvas');
  readonly #arrows = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  #worker: Worker | null = null;
  readonly #legend: Element;
  readonly #shares: Text[];
  readonly #hereText: Text | null;
  readonly #pointAt: Preview;
  /** Called with an error, or with null once maps work again. */
  readonly #report: (error: unknown) => void;
  #isFailed = false;
  #pointing = 0;
  #state: Readonly<Record<string, unknown>> = {};
  #key = '';
  #id = 0;
  #isBusy = false;
  #waiting: MapRequest | null = null;
  readonly #fine: Debounce;
  readonly #description: Debounce;
  #isPointed = false;
  /** Cached, because reading the theme's colours takes longer than the rest of a move. */
  #paints: readonly Paint[] | null = null;
  #sent: MapRequest | null = null;

  constructor(
    root: HTMLElement,
    legend: Element,
    figure: AnyFigure,
    view: Projection,
    pointAt: Preview,
    report: (error: unknown) => void,
    signal: AbortSignal,
  ) {
    this.#fine = new Debounce(finePause, () => this.#request(true), signal);
    this.#description = new Debounce(finePause, () => this.#describeHere(), signal);
    this.#report = report;
    this.#figure = figure;
    this.#view = view;
    this.#pointAt = pointAt;
    const holder = root.querySelector<HTMLElement>('.stage');
    if (!this.#canvas.getContext('2d')) throw new Error('This browser has no canvas.');
    this.#canvas.className = 'truth-map';
    this.#canvas.setAttribute('aria-hidden', 'true');
    holder?.prepend(this.#canvas, this.#arrowDrawing());
    this.#legend = legend;
    this.#shares = [...legend.querySelectorAll<HTMLElement>('[data-share]')].map(soleText);
    const here = legend.querySelector<HTMLElement>('.truth-here');
    this.#hereText = here ? soleText(here) : null;
    const explain = (event: PointerEvent) => {
      cancelAnimationFrame(this.#pointing);
      this.#pointing = requestAnimationFrame(() => this.#explain(event));
    };
    const leave = () => {
      cancelAnimationFrame(this.#pointing);
      this.#isPointed = false;
      this.#pointAt('', null);
      this.#description.wait();
    };
    holder?.addEventListener('pointermove', explain, { signal });
    holder?.addEventListener('pointerdown', leave, { signal });
    holder?.addEventListener('pointerleave', leave, { signal });
    window.addEventListener('online', () => this.#isFailed && this.#request(true), { signal });
    const paintAnew = () => {
      this.#paints = null;
      this.#request(true);
    };
    const theme = new MutationObserver(paintAnew);
    theme.observe(document.documentElement, { attributeFilter: ['data-theme'] });
    for (const query of ['(prefers-color-scheme: dark)', '(forced-colors: active)']) {
      window.matchMedia(query).addEventListener('change', paintAnew, { signal });
    }
    signal.addEventListener('abort', () => {
      this.#worker?.terminate();
      theme.disconnect();
      cancelAnimationFrame(this.#pointing);
    });
  }

  /** Requests a new map if the old one is outdated. */
  show(state: Readonly<Record<string, unknown>>): void {
    const { width, height } = this.#view.size;
    // A hidden figure has no size.
    if (!width || !height) return;
    const key = `${truthKey(this.#figure, state)} ${width} ${height}`;
    this.#state = state;
    this.#description.wait();
    if (key === this.#key) return;
    this.#key = key;
    // After a failure, only the fine map is requested, after a pause.
    if (!this.#isFailed) this.#request(false);
    this.#fine.wait();
  }

  /** Starts the worker on the first request, and again after its script failed to load. */
  #start(): Worker {
    const worker = new Worker(new URL('./truth-worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }) => this.#receive(data));
    worker.addEventListener('error', (event) => {
      worker.terminate();
      this.#worker = null;
      this.#waiting = null;
      this.#isBusy = false;
      this.#fail(
        event.message || 'The script that makes maps could not be loaded. Reload the page.',
      );
    });
    return worker;
  }

  #fail(reason: unknown): void {
    this.#isFailed = true;
    // Allow the same state to be requested again.
    this.#key = '';
    this.#canvas.hidden = true;
    this.#drawArrows([]);
    this.#report(new Error(`No map of ${this.#figure.name}`, { cause: reason }));
  }

  #arrowDrawing(): SVGSVGElement {
    const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    svg.setAttribute('class', 'truth-map');
    svg.setAttribute('aria-hidden', 'true');
    this.#arrows.setAttribute('class', 'truth-arrows');
    svg.append(this.#arrows);
    return svg;
  }

  #request(fine: boolean): void {
    const { width, height } = this.#view.size;
    const arrows = arrowGrid(this.#view);
    this.#paints ??= this.#readPaints();
    const across = fine ? 1 : coarse;
    this.#id += 1;
    const request: MapRequest = {
      id: this.#id,
      figure: this.#figure.name,
      state: this.#state,
      view: viewOf(this.#view),
      columns: Math.max(1, Math.round(width / across)),
      rows: Math.max(1, Math.round(height / across)),
      paints: this.#paints,
      fine,
      arrowColumns: arrows.columns,
      arrowRows: arrows.rows,
    };
    // While one request is pending, only the latest other one is kept.
    if (this.#isBusy) this.#waiting = request;
    else this.#send(request);
  }

  #send(request: MapRequest): void {
    this.#waiting = null;
    try {
      this.#worker ??= this.#start();
    } catch (error) {
      // A frame without an origin cannot start a worker, and the figure works without its map.
      this.#fail(error);
      return;
    }
    this.#isBusy = true;
    this.#sent = request;
    this.#worker.postMessage(request);
  }

  #receive({ id, error, pixels, shares, arrows }: MapReply): void {
    const sent = this.#sent;
    this.#isBusy = false;
    if (error) this.#fail(error);
    else if (sent && sent.id === id) {
      if (this.#isFailed) {
        this.#isFailed = false;
        this.#report(null);
        this.#description.wait();
      }
      const { columns, rows } = sent;
      this.#canvas.hidden = !pixels;
      this.#canvas.dataset.map = sent.fine ? 'fine' : 'coarse';
      if (pixels) {
        if (this.#canvas.width !== columns) this.#canvas.width = columns;
        if (this.#canvas.height !== rows) this.#canvas.height = rows;
        this.#canvas.getContext('2d')?.putImageData(new ImageData(pixels, columns, rows), 0, 0);
      }
      // The numbers are not read during a drag, and each change would cause layout.
      if (sent.fine || !pixels) {
        this.#shares.forEach((text, kind) => {
          setText(text, pixels ? shareWords(shares[kind] ?? 0) : '–');
        });
      }
      // A coarse map has no arrows, and the old ones are outdated.
      this.#drawArrows(arrows);
    }
    if (this.#waiting) this.#send(this.#waiting);
  }

  #drawArrows(arrows: readonly MapArrow[]): void {
    const place = ({ x, y }: Vec2) => `${this.#view.x(x).toFixed(1)} ${this.#view.y(y).toFixed(1)}`;
    const lines = arrowLines(arrows, this.#view);
    this.#arrows.setAttribute(
      'd',
      lines.map(([from, to]) => `M${place(from)}L${place(to)}`).join(''),
    );
  }

  /** Describes the result at the circle's position after a pause, for readers without a pointer. */
  #describeHere(): void {
    if (this.#isFailed) return;
    const survey = this.#figure.truth?.(this.#state);
    const { name, at } = movingPart(this.#figure, this.#state);
    if (survey && this.#hereText && !this.#isPointed)
      setText(this.#hereText, `At the ${name}: ${wordsAt(survey, at)}.`);
  }

  /** Describes the result under the pointer. */
  #explain({ clientX, clientY, buttons }: PointerEvent): void {
    // During a drag the listing shows the dragged shape's run.
    if (!this.#hereText || this.#isFailed || buttons !== 0) return;
    const { left, top } = this.#canvas.getBoundingClientRect();
    const under = this.#view.toWorld(clientX - left, clientY - top);
    this.#isPointed = true;
    const survey = this.#figure.truth?.(this.#state);
    const at = survey?.nearest?.(under) ?? under;
    const place = `At (${show(at.x, 0)}, ${show(at.y, 0)})`;
    if (!survey) {
      setText(this.#hereText, `${place}: nothing to compare.`);
      return;
    }
    const line = this.#pointAt(survey.test ?? '', withMovingPartAt(this.#figure, this.#state, at));
    const source = line === null ? '' : `, returned by line ${line}`;
    setText(this.#hereText, `${place}: ${wordsAt(survey, at)}${source}.`);
  }

  /** Reads the colours of the legend in the current theme. */
  #readPaints(): Paint[] {
    const swatches = [...this.#legend.querySelectorAll<HTMLElement>('.swatch')];
    return swatches.map((swatch) => {
      const { backgroundColor, borderTopColor } = getComputedStyle(swatch);
      return {
        ground: bytesOf(backgroundColor),
        line: bytesOf(borderTopColor),
        mark: swatch.dataset.mark as Paint['mark'],
        side: Number(swatch.dataset.side),
      };
    });
  }
}
