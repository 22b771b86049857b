// Reads a trace of Chromium.

// The second one only for `Commit`, which hands a frame over to be drawn.
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
 * `render` is style, layout and paint; `rest` what else a frame takes: finding what is under the
 * pointer, what is in view, and handing over what was painted.
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
 * The events of a thread that are of one of these kinds, an outer one before those within it. Times are
 * those of the thread at work, which other programs on the machine change less than the clock.
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
 * Splits time between the kinds, each moment counted once: it belongs to the innermost span around
 * it. Layout forced by a script is rendering, for example.
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
 * What each move of the pointer costs the page's main thread, in milliseconds of work: everything from
 * one `pointermove` to the next.
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
