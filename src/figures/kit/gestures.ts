import type { Vec2 } from '../../lib/index.ts';
import type { Action, Model } from './store.ts';

export interface Hands {
  /** From pixels of the drawing to the world. */
  toWorld(x: number, y: number): Vec2;
  dispatch(action: Action): void;
  model(): Model;
  /** Where the handles stand, in pixels of the drawing: the nearest one is meant. */
  handles(): readonly { readonly id: string; readonly x: number; readonly y: number }[];
}

/**
 * Pointer, touch and keyboard, turned into actions. Nothing here draws or computes geometry: a
 * gesture only says what the reader wants.
 */
export function listen(svg: SVGSVGElement, hands: Hands, signal: AbortSignal): void {
  let drag: { pointer: number; handle: string; before: Model; offset: Vec2; box: DOMRect } | null =
    null;

  const place = (event: PointerEvent | MouseEvent, box: DOMRect): Vec2 => ({
    x: event.clientX - box.left,
    y: event.clientY - box.top,
  });
  const handleOf = (event: Event): SVGGElement | null =>
    event.target instanceof Element ? event.target.closest<SVGGElement>('.handle') : null;

  svg.addEventListener(
    'pointerdown',
    (event) => {
      // One finger or the left button moves one handle; a second finger changes nothing.
      if (drag || event.button !== 0 || event.ctrlKey || !handleOf(event)) return;
      const box = svg.getBoundingClientRect();
      const at = place(event, box);
      const handle = nearest(hands.handles(), at);
      if (!handle) return;
      // The reach of two handles may overlap: the one nearest to the finger is held, and stays
      // where the finger took it, not with its middle under the finger.
      drag = {
        pointer: event.pointerId,
        handle: handle.id,
        before: hands.model(),
        offset: { x: handle.x - at.x, y: handle.y - at.y },
        box,
      };
      svg.setPointerCapture(event.pointerId);
      svg.classList.add('dragging');
      svg
        .querySelector<SVGGElement>(`[data-handle="${handle.id}"]`)
        ?.focus({ preventScroll: true });
      hands.dispatch({ type: 'activate', handle: handle.id });
      event.preventDefault();
    },
    { signal },
  );

  svg.addEventListener(
    'pointermove',
    (event) => {
      if (event.pointerId !== drag?.pointer) return;
      const { x, y } = place(event, drag.box);
      const to = hands.toWorld(x + drag.offset.x, y + drag.offset.y);
      hands.dispatch({ type: 'move', handle: drag.handle, to });
    },
    { signal },
  );

  let endedAt = Number.NEGATIVE_INFINITY;
  const end = (event: PointerEvent) => {
    if (event.pointerId !== drag?.pointer) return;
    drag = null;
    endedAt = event.timeStamp;
    svg.classList.remove('dragging');
  };
  // However a drag ends (released, cancelled by the system, capture lost), it keeps what it did.
  for (const type of ['pointerup', 'pointercancel', 'lostpointercapture'] as const) {
    svg.addEventListener(type, end, { signal });
  }

  // The page may scroll under a held handle.
  const measure = () => {
    if (drag) drag.box = svg.getBoundingClientRect();
  };
  window.addEventListener('scroll', measure, { signal, passive: true, capture: true });

  // A tap anywhere else brings the active handle there: no dragging needed.
  svg.addEventListener(
    'click',
    (event) => {
      if (handleOf(event) || event.timeStamp - endedAt < 50) return;
      const { x, y } = place(event, svg.getBoundingClientRect());
      const { active } = hands.model();
      if (active) hands.dispatch({ type: 'move', handle: active, to: hands.toWorld(x, y) });
    },
    { signal },
  );

  svg.addEventListener(
    'focusin',
    (event) => {
      const id = handleOf(event)?.dataset.handle;
      if (id) hands.dispatch({ type: 'activate', handle: id });
    },
    { signal },
  );

  svg.addEventListener(
    'keydown',
    (event) => {
      if (event.key === 'Escape' && drag) {
        hands.dispatch({ type: 'restore', model: drag.before });
        drag = null;
        svg.classList.remove('dragging');
        return;
      }
      const handle = handleOf(event)?.dataset.handle;
      const direction = arrows[event.key];
      if (!handle || !direction || event.ctrlKey || event.metaKey) return;
      const step = event.shiftKey ? 10 : event.altKey ? 0.1 : 1;
      const by = { x: direction.x * step, y: direction.y * step };
      hands.dispatch({ type: 'nudge', handle, by });
      event.preventDefault();
    },
    { signal },
  );
}

const arrows: Readonly<Record<string, Vec2>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: 1 },
  ArrowDown: { x: 0, y: -1 },
};

function nearest<T extends Vec2>(places: readonly T[], at: Vec2): T | undefined {
  const apart = (place: T) => (place.x - at.x) ** 2 + (place.y - at.y) ** 2;
  return [...places].sort((a, b) => apart(a) - apart(b))[0];
}
