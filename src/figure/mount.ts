import type { Preview, TruthLayer } from '#figure/maps/truth-layer.ts';
import type { Vec2 } from '#lib/index.ts';
import { companionsOf } from './companions.ts';
import { Debounce } from './debounce.ts';
import { extensions, type Listings } from './extensions.ts';
import { failures, markFailed } from './failed.ts';
import type { AnyFigure } from './figure.ts';
import type { FigureAccess } from './figure-access.ts';
import { fragment, isAbout } from './fragment.ts';
import { type Grabbable, listen } from './gestures.ts';
import { loadNear } from './load.ts';
import { marksOf } from './marks-of.ts';
import { motionOnUse } from './motion-on-use.ts';
import { Panel } from './panel.ts';
import { Projection } from './projection.ts';
import { render } from './render.ts';
import { Scheduler, type Source } from './scheduler.ts';
import { sizeOf } from './size-of.ts';
import { type Action, budsOf, gripAt, handlesOf, type Model, reduce, start } from './store.ts';

export interface Mounted {
  readonly access: FigureAccess;
  end(): void;
}

/**
 * Makes a figure that was drawn at build time interactive. Data flows in one direction, from a
 * gesture, key, field or address through `reduce` to the drawing and the words. `drawn` is called
 * after each drawing, for words outside src/figure.
 */
export function mount(
  root: HTMLElement,
  figure: AnyFigure,
  drawn?: (state: Model['state'], answer: unknown, selected: string) => void,
): Mounted {
  const ended = new AbortController();
  const { signal } = ended;
  const svg = takeOver(root);
  const view = new Projection(figure.world, sizeOf(svg));
  const companions = companionsOf(root, figure.name);
  // The scheduler draws it like all numbers, because it reports the ones that throw.
  const formulaSeen = () => {
    scheduler.add([numbers]);
    frame ||= requestAnimationFrame(draw);
  };
  const panel = new Panel(root, figure, companions, formulaSeen, signal);
  let model: Model = start(figure, root.dataset.first);
  let answer: unknown = null;
  /** The last model that could be drawn. */
  let good: Model | null = null;
  let frame = 0;
  let listings: Listings | null = null;
  let truth: TruthLayer | null = null;
  let isDrawn = false;
  let isDragging = false;
  let isPlaying = false;
  /** Whether a drag or a sweep has paused. */
  let isResting = false;
  /** The state that is drawn while the figure glides to the model's state. */
  let passing: Model['state'] | null = null;
  let stopGlide = () => {};
  const seen = (): Model => (passing ? { ...model, state: passing, preset: null } : model);

  /** Shows a failure in the notice; null clears it. */
  const fault = (of: unknown, kind: keyof typeof failures, error: unknown) => {
    if (error) reportError(error);
    panel.fault(of, error ? failures[kind] : '', model);
  };
  const listingFault = (listing: HTMLElement, error: unknown) => {
    markFailed(listing, error ? failures.listing : null);
    fault(listing, 'listing', error);
  };
  const listingsFault = (error: unknown) => {
    for (const listing of companions.listings) listingFault(listing, error);
  };

  // The drawing follows a drag in every frame. The content beside it is updated in turns, but the
  // verdict and all values beside code in one frame, so that they never contradict each other.
  const words: Source = {
    most: 1,
    goesOn: true,
    draws: () => [
      () => {
        panel.showWords(model, answer);
        return 1;
      },
    ],
  };
  const numbers: Source = {
    most: 1,
    // With a listing, all numbers are drawn in one frame.
    draws: (isMoving) => panel.numbers(model, answer, isMoving && !listings),
  };
  /** Words outside src/figure follow each move, even if the figure moves in every frame. */
  const own: Source = {
    most: 1,
    goesOn: true,
    draws: () => [
      () => {
        drawn?.(model.state, answer, model.selected);
        return 1;
      },
    ],
  };
  const lines: Source = {
    most: Infinity,
    draws: () => {
      listings?.show(model.state);
      return listings?.pieces() ?? [];
    },
  };
  const scheduler = new Scheduler((source, error) => {
    if (source !== lines) fault(source, 'words', error);
    else if (error) listingsFault(error);
  });

  /** Returns the previous model, because the next one could not be computed. */
  const keep = (from: Model, error: unknown): Model => {
    reportError(error);
    return { ...from, notice: { text: failures.position, field: null } };
  };

  const paint = (answer: unknown) => {
    const { state } = seen();
    const shown = passing ? figure.answer(state) : answer;
    const marks = marksOf(figure, model, view, shown, listings?.drawStep(), state);
    render(svg, marks, view, (isDragging || isPlaying) && !isResting);
  };
  const drawMove = () => {
    try {
      const next = figure.answer(model.state);
      if (listings?.isStepping) listings.show(model.state);
      paint(next);
      [answer, good] = [next, model];
    } catch (error) {
      endGlide();
      if (!good) throw error;
      model = keep(good, error);
      render(svg, marksOf(figure, model, view, answer), view);
    }
    truth?.show(model.state);
    motion()?.follow(model.state);
    scheduler.add(listings ? [words, own, lines, numbers] : [words, own, numbers]);
  };
  const draw = () => {
    frame = 0;
    const isMoving = !isDrawn;
    isDrawn = true;
    if (isMoving) drawMove();
    if (scheduler.run(isMoving)) frame = requestAnimationFrame(draw);
  };
  const drawSoon = () => {
    isDrawn = false;
    if (!signal.aborted) frame ||= requestAnimationFrame(draw);
  };
  const endGlide = () => {
    stopGlide();
    passing = null;
  };
  /** The words change to the model at once; only the drawing glides. */
  const glideFrom = (from: Model['state']) => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    passing = from;
    let isStopped = false;
    stopGlide = () => {
      isStopped = true;
    };
    const step = (state: Model['state'] | null) => {
      passing = state;
      try {
        paint(answer);
      } catch {
        endGlide();
        paint(answer);
      }
    };
    import('./glide.ts').then(
      ({ glide }) => {
        if (!isStopped) stopGlide = glide(figure, from, model.state, step);
      },
      () => {
        if (!isStopped) step(null);
      },
    );
  };
  // After a pause in a drag, spoken values and invisible paths must be up to date.
  const resting = new Debounce(
    150,
    () => {
      isResting = true;
      drawSoon();
    },
    signal,
  );
  const dispatch = (action: Action) => {
    const { state: from } = seen();
    const before = model;
    // Moving a handle stops a glide where it is; moving the focus does not.
    if (byHand.has(action.type)) model = seen();
    if (action.type !== 'select') endGlide();
    try {
      model = reduce(figure, model, action);
    } catch (error) {
      model = keep(model, error);
    }
    if (model === before) return;
    if (gliding.has(action.type)) glideFrom(from);
    if (isDragging || isPlaying) {
      isResting = false;
      resting.wait();
    }
    // Several moves may arrive before the next frame, which is drawn only once.
    drawSoon();
  };
  /** While anything moves the figure from frame to frame, the boxes around it keep their sizes. */
  const setMoving = (is: { dragging?: boolean; playing?: boolean }) => {
    const before = isDragging || isPlaying;
    ({ dragging: isDragging = isDragging, playing: isPlaying = isPlaying } = is);
    const now = isDragging || isPlaying;
    if (now !== before) panel.freezeSizes(now);
    if (!now) drawSoon();
  };
  const playing = (is: boolean) => setMoving({ playing: is });
  const failed = (error: unknown) => fault('motion', 'motion', error);
  const motion = motionOnUse(
    root,
    figure,
    view,
    { dispatch, model: () => model, playing, say: (words) => panel.speak(words), failed },
    signal,
  );

  listen(
    svg,
    {
      dispatch,
      model: () => model,
      toWorld: (x, y) => view.toWorld(x, y),
      handles: () => grabbables(figure, seen(), view),
      pressed: (handle) => {
        motion()?.release(handle);
        if (!passing) return;
        model = seen();
        endGlide();
        drawSoon();
      },
      dragging: (is) => {
        setMoving({ dragging: is });
        restBlocks(is);
      },
      grip: (x, y) => {
        const at = view.toWorld(x, y);
        const grip = gripAt(figure, seen().state, at);
        if (!grip?.other)
          return grabbables(figure, seen(), view).find(({ id }) => id === grip?.id) ?? null;
        const { id, other } = grip;
        return { id, x: view.x(other.x), y: view.y(other.y), selectAt: at };
      },
    },
    signal,
  );
  panel.listen(dispatch, () => model);

  const sizes = new ResizeObserver(([entry]) => {
    const { width, height } = entry!.contentRect;
    if (width === 0 || height === 0) return;
    if (width === view.size.width && height === view.size.height) return;
    view.resize({ width, height });
    if (isDragging || isPlaying) {
      panel.freezeSizes(false);
      panel.freezeSizes(true);
    }
    drawSoon();
  });
  sizes.observe(svg);
  signal.addEventListener('abort', () => {
    sizes.disconnect();
    cancelAnimationFrame(frame);
    stopGlide();
    if (isDragging) restBlocks(false);
  });

  try {
    draw();
  } catch (error) {
    ended.abort();
    throw error;
  }
  /** Loads what only some figures need after the figure, and again after a failure. */
  const loadLater = (
    beside: readonly HTMLElement[],
    load: () => Promise<() => void>,
    failed: (error: unknown) => void,
  ) => {
    const elements = [root, ...beside];
    const start = async () => {
      const begin = await load();
      if (signal.aborted) return;
      begin();
      drawSoon();
    };
    loadNear(elements, { margin: '400px', signal, load: start, failed })();
  };
  const addressFault = (error: unknown) => fault('address', 'address', error);
  /** Loads the code for shared positions only if the address has a position of this figure. */
  const readAddress = () => {
    if (!isAbout(figure.name)) return;
    const load = async () => {
      const { readShared } = await import('./read-shared.ts');
      return () => {
        const shared = readShared(figure, fragment());
        addressFault(null);
        if (shared) dispatch({ type: 'address', shared, first: root.dataset.first });
      };
    };
    loadLater([], load, addressFault);
  };
  window.addEventListener('hashchange', readAddress, { signal });
  readAddress();
  const access: FigureAccess = {
    figure,
    root,
    view,
    state: () => model.state,
    dispatch,
    redraw: drawSoon,
    signal,
  };
  const { listings: loadListings } = extensions;
  if (companions.listings.length > 0 && loadListings) {
    const load = async () => {
      const { startListings } = await loadListings();
      return () => {
        listings = startListings(access, companions.listings, drawSoon, listingFault);
      };
    };
    loadLater(companions.listings, load, listingsFault);
  }
  const [legend] = companions.legends;
  if (legend) {
    const mapFault = (error: unknown) => {
      markFailed(legend, error ? failures.map : null);
      fault(legend, 'map', error);
    };
    const pointAt: Preview = (test, state) => listings?.preview(test, state) ?? null;
    const load = async () => {
      const { TruthLayer } = await import('#figure/maps/truth-layer.ts');
      return () => {
        truth = new TruthLayer(root, legend, figure, view, pointAt, mapFault, signal);
        mapFault(null);
      };
    };
    loadLater([legend], load, mapFault);
  }
  return { access, end: () => ended.abort() };
}

const byHand: ReadonlySet<Action['type']> = new Set(['move', 'nudge', 'grow', 'remove']);
const gliding: ReadonlySet<Action['type']> = new Set(['preset', 'reset', 'solve']);

/** Loads with the first drag. It only makes a drag smoother, so a failed load does not matter. */
function restBlocks(isDragging: boolean): void {
  import('./out-of-sight.ts').then(
    ({ restOutOfSight }) => restOutOfSight(isDragging),
    () => {},
  );
}

function grabbables(figure: AnyFigure, { state }: Model, view: Projection): Grabbable[] {
  const place = ({ x, y }: Vec2) => ({ x: view.x(x), y: view.y(y) });
  return [
    ...handlesOf(figure, state).map(({ id, item }) => ({ id, ...place(item.at) })),
    ...budsOf(figure, state).map(({ id, item }) => ({ id, isBud: true, ...place(item.at) })),
  ];
}

/** The build makes a drawing for wide pages and one for phones. Keeps the one that is shown. */
function takeOver(root: HTMLElement): SVGSVGElement {
  const drawings = [...root.querySelectorAll<SVGSVGElement>('svg.drawing')];
  const shown = drawings.find((svg) => svg.getClientRects().length > 0) ?? drawings[0];
  if (!shown) throw new Error('A figure lacks its drawing.');
  for (const svg of drawings) if (svg !== shown) svg.remove();
  shown.classList.remove('wide', 'narrow');
  return shown;
}
