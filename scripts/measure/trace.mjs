// Reads a trace of Chromium.

// Only `Commit`, which passes a frame on for drawing, needs the second category.
export const categories = ['devtools.timeline', 'disabled-by-default-devtools.timeline'];

/**
 * @typedef {object} TraceEvent
 * @property {string} name
 * @property {string} ph `X` for one with a duration
 * @property {number} pid
 * @property {number} tid
 * @property {number} [tts] start in time its thread has worked, in microseconds
 * @property {number} [tdur]
 * @property {{ data?: { type?: string } }} [args]
 */

/**
 * `render` is style, layout and paint. `rest` is the other work of a frame: hit testing under the
 * pointer, finding what is in view, and passing the painted frame on.
 * @typedef {'script' | 'render' | 'rest'} Kind
 */
/** @typedef {{ kind: Kind, start: number, end: number, isMove: boolean }} Span */

/** @type {Record<string, Kind>} */
const kinds = {
  EventDispatch: 'script',
  EvaluateScript: 'script',
  FireAnimationFrame: 'script',
  FireIdleCallback: 'script',
  FunctionCall: 'script',
  MajorGC: 'script',
  MinorGC: 'script',
  RunMicrotasks: 'script',
  TimerFire: 'script',
  'v8.callFunction': 'script',
  Layout: 'render',
  Paint: 'render',
  PrePaint: 'render',
  UpdateLayoutTree: 'render',
  Commit: 'rest',
  HitTest: 'rest',
  'IntersectionObserverController::computeIntersections': 'rest',
  Layerize: 'rest',
  UpdateLayer: 'rest',
  UpdateLayerTree: 'rest',
};

/** @param {TraceEvent} event */
const isMove = (event) =>
  event.name === 'EventDispatch' && event.args?.data?.type === 'pointermove';

/**
 * Returns the events of a thread that have a kind, each before the events inside it. Times count
 * only the thread's own work, because other programs affect that less than the clock.
 * @param {TraceEvent[]} events
 */
function toSpans(events) {
  /** @type {Span[]} */
  const spans = [];
  for (const event of events) {
    const kind = kinds[event.name] ?? (event.name.startsWith('V8.GC') ? 'script' : undefined);
    const { tts: start, tdur: length = 0 } = event;
    if (event.ph !== 'X' || kind === undefined || start === undefined) continue;
    spans.push({ kind, start, end: start + length, isMove: isMove(event) });
  }
  return spans.sort((a, b) => a.start - b.start || b.end - a.end);
}

/**
 * Splits time between the kinds. Each moment counts once, for the innermost span around it, so
 * layout forced by a script counts as rendering.
 * @param {Span[]} spans
 * @param {(kind: Kind, start: number, end: number) => void} spend
 */
function splitTime(spans, spend) {
  /** @type {Span[]} */
  const open = [];
  let now = 0;
  /** @param {number} until */
  const advance = (until) => {
    for (let inner = open.at(-1); inner !== undefined; inner = open.at(-1)) {
      const end = Math.min(inner.end, until);
      if (end > now) spend(inner.kind, now, end);
      now = Math.max(now, end);
      if (inner.end > until) break;
      open.pop();
    }
    now = until;
  };
  for (const span of spans) {
    advance(span.start);
    open.push(span);
  }
  advance(Number.POSITIVE_INFINITY);
}

/**
 * Returns the cost of each pointer move in milliseconds of work on the page's main thread, which
 * includes everything from one `pointermove` to the next.
 * @param {TraceEvent[]} trace
 */
export function costPerMove(trace) {
  const thread = trace.find(isMove);
  const own = trace.filter((event) => event.pid === thread?.pid && event.tid === thread.tid);
  const spans = toSpans(own);
  const costs = spans
    .filter((span) => span.isMove)
    .map(({ start }) => ({ start, script: 0, render: 0, rest: 0 }));
  let current = -1;
  splitTime(spans, (kind, start, end) => {
    while (costs[current + 1] && (costs[current + 1]?.start ?? 0) <= start) current += 1;
    const cost = costs[current];
    if (cost) cost[kind] += (end - start) / 1000;
  });
  return costs;
}
