import type { Vec2 } from '#lib/index.ts';
import type { PointAt, TruthLayer } from '#maps/truth-layer.ts';
import type { LiveListings } from '#trace/ui/live-listings.ts';
import { Debounce } from './debounce.ts';
import { drawFigure } from './draw-figure.ts';
import type { AnyFigure } from './figure.ts';
import { fragment } from './fragment.ts';
import { type Held, listen } from './gestures.ts';
import { restOutOfSight } from './out-of-sight.ts';
import { Panel } from './panel.ts';
import { Stage } from './stage.ts';
import { type Action, budsOf, gripAt, handlesOf, type Model, reduce, start } from './store.ts';
import { SvgSurface } from './surface/svg-surface.ts';

/** As much of the listings changes in one frame of a drag: a value, a square, the bar of a line. */
const changesInDrag = 4;

/**
 * Brings a figure drawn at build time to life: one way for data, from a gesture, key, field or
 * address through `reduce` to the drawing and the words. Gives back what ends it. `drawn` is called
 * after each drawing, for words of other kinds.
 */
export function mount(
  root: HTMLElement,
  figure: AnyFigure,
  drawn?: (state: Model['state'], answer: unknown) => void,
): () => void {
  const svg = takeOver(root);
  const stage = new Stage(new SvgSurface(svg), figure.world, sizeOf(svg));
  const panel = new Panel(root, figure);
  const ended = new AbortController();
  const { signal } = ended;
  let model: Model = start(figure);
  let frame = 0;
  let listings: LiveListings | null = null;
  let truth: TruthLayer | null = null;

  // The drawing follows the hand in every frame. What stands beside it takes turns, one of them a
  // frame, so that none has all of the work. A frame without a move does all that is left.
  const words = () => panel.showWords(model, answer);
  const numbers = (isMoving: boolean) => {
    // Beside a listing there are turns enough.
    const isLeft = panel.showNumbers(model, answer, isMoving && !listings);
    if (!isLeft) drawn?.(model.state, answer);
    return isLeft;
  };
  /** A few changes at a time while a hand moves: tells whether any may be left. */
  const lines = (isMoving: boolean) => {
    listings?.show(model.state);
    return listings?.draw(isMoving ? changesInDrag : Infinity);
  };
  const behind = new Set<(isMoving: boolean) => unknown>();
  let isDrawn = false;
  let isHeld = false;
  let answer: unknown = null;

  const draw = () => {
    frame = 0;
    const isMoving = !isDrawn;
    if (isMoving) {
      isDrawn = true;
      answer = figure.answer(model.state);
      for (const turn of listings ? [words, numbers, lines] : [words, numbers]) behind.add(turn);
      if (listings?.isStepping) listings.show(model.state);
      drawFigure(figure, stage, model, answer, listings?.drawStep);
      truth?.show(model.state);
    }
    for (const turn of [...behind]) {
      behind.delete(turn);
      if (turn(isMoving) === true) behind.add(turn);
      if (isMoving) break;
    }
    if (behind.size > 0) frame = requestAnimationFrame(draw);
  };
  const drawSoon = () => {
    isDrawn = false;
    frame ||= requestAnimationFrame(draw);
  };
  const showAll = () => {
    stage.hold(false);
    drawSoon();
  };
  // A hand that rests may be that of someone who is told the values.
  const resting = new Debounce(150, showAll);
  const dispatch = (action: Action) => {
    const next = reduce(figure, model, action);
    if (next === model) return;
    model = next;
    if (isHeld) {
      stage.hold(true);
      resting.wait();
    }
    // Several moves may come in before the screen is drawn: it is drawn once.
    drawSoon();
  };
  const readAddress = () => dispatch({ type: 'address', fragment: fragment() });

  listen(
    svg,
    {
      dispatch,
      model: () => model,
      toWorld: (x, y) => stage.toWorld(x, y),
      handles: () => heldOf(figure, model, stage),
      dragging: (is) => {
        isHeld = is;
        panel.holdStill(is);
        restOutOfSight(is);
        if (!is) showAll();
      },
      grip: (x, y) => {
        const at = stage.toWorld(x, y);
        const grip = gripAt(figure, model.state, at);
        if (!grip?.other)
          return heldOf(figure, model, stage).find(({ id }) => id === grip?.id) ?? null;
        const { id, other } = grip;
        return { id, x: stage.x(other.x), y: stage.y(other.y), taking: at };
      },
    },
    signal,
  );
  panel.listen(dispatch, () => model, signal);
  window.addEventListener('hashchange', readAddress, { signal });

  const sizes = new ResizeObserver(([entry]) => {
    const { width = 0, height = 0 } = entry?.contentRect ?? {};
    if (width === 0 || (width === stage.size.width && height === stage.size.height)) return;
    stage.resize({ width, height });
    drawSoon();
  });
  sizes.observe(svg);

  draw();
  readAddress();
  if (document.querySelector(`[data-listing-figure="${figure.name}"]`)) {
    void import('#trace/ui/live-listings.ts').then(async (module) => {
      listings = await module.LiveListings.load(figure, drawSoon, signal);
      drawSoon();
    });
  }
  const legend = document.querySelector(`[data-truth-figure="${figure.name}"]`);
  if (legend) {
    void import('#maps/truth-layer.ts').then(({ TruthLayer }) => {
      if (signal.aborted) return;
      const pointAt: PointAt = (test, state) => listings?.pointAt(test, state) ?? null;
      truth = new TruthLayer(root, legend, figure, stage, pointAt, signal);
      drawSoon();
    });
  }
  return () => {
    ended.abort();
    sizes.disconnect();
    resting.cancel();
    cancelAnimationFrame(frame);
  };
}

function heldOf(figure: AnyFigure, { state }: Model, stage: Stage): Held[] {
  const place = ({ x, y }: Vec2) => ({ x: stage.x(x), y: stage.y(y) });
  return [
    ...handlesOf(figure, state).map(({ id, item }) => ({ id, ...place(item.at) })),
    ...budsOf(figure, state).map(({ id, item }) => ({ id, isBud: true, ...place(item.at) })),
  ];
}

/** Of the two drawings made at build time, for wide pages and for phones, the one that is shown. */
function takeOver(root: HTMLElement): SVGSVGElement {
  const drawings = [...root.querySelectorAll<SVGSVGElement>('svg.drawing')];
  const shown = drawings.find((svg) => svg.getClientRects().length > 0) ?? drawings[0];
  if (!shown) throw new Error('A figure lacks its drawing.');
  for (const svg of drawings) if (svg !== shown) svg.remove();
  shown.classList.remove('wide', 'narrow');
  return shown;
}

function sizeOf(svg: SVGSVGElement) {
  const { width, height } = svg.getBoundingClientRect();
  return { width, height };
}
