import type { Vec2 } from '#lib/index.ts';
import { bringIntoView } from './bring-into-view.ts';
import type { Action, Model } from './store.ts';

export interface Host {
  /** Maps pixels of the drawing to the world. */
  toWorld(x: number, y: number): Vec2;
  dispatch(action: Action): void;
  model(): Model;
  /** Returns every handle and bud that can be grabbed. */
  handles(): readonly Grabbable[];
  /** Called when a pointer is pressed on something, before it moves. */
  pressed(handle: string): void;
  /** Called when a drag begins, and when it ends. */
  dragging(is: boolean): void;
  /** Returns what a mouse grabs at a position without a handle, such as a disc or a rim. */
  grip(x: number, y: number): Grabbable | null;
}

/** A handle or a bud with its position in pixels of the drawing. */
export interface Grabbable extends Vec2 {
  readonly id: string;
  /** The position in the world at which to select it, if it is one of many and not selected. */
  readonly selectAt?: Vec2;
  /** It becomes a handle once it is moved or tapped. */
  readonly isBud?: boolean;
}

interface Drag {
  readonly pointer: number;
  readonly grabbed: Grabbable;
  /** The handle that moves: the grabbed one, or the one that a grabbed bud became. */
  handle: string;
  readonly before: Model;
  /** The vector from the pointer to the middle of the handle, so that grabbing causes no jump. */
  readonly offset: Vec2;
  readonly start: Vec2;
  box: DOMRect;
  moved: boolean;
}

/**
 * Turns pointer, touch and keyboard events into actions. Nothing here draws or computes geometry.
 */
export function listen(svg: SVGSVGElement, host: Host, signal: AbortSignal): void {
  let drag: Drag | null = null;
  let wasDrag = false;
  let pressedAt: Vec2 = { x: 0, y: 0 };

  const place = (event: PointerEvent | MouseEvent, box: DOMRect): Vec2 => ({
    x: event.clientX - box.left,
    y: event.clientY - box.top,
  });
  const handleOf = (event: Event): SVGGElement | null =>
    event.target instanceof Element ? event.target.closest<SVGGElement>('.handle, .bud') : null;

  svg.addEventListener(
    'pointerdown',
    (event) => {
      // One finger or the left button moves one handle; a second finger changes nothing.
      if (drag) return;
      wasDrag = false;
      pressedAt = { x: event.clientX, y: event.clientY };
      if (event.button !== 0 || event.ctrlKey) return;
      const box = svg.getBoundingClientRect();
      const at = place(event, box);
      // The areas of two handles may overlap, so the nearest one is grabbed. A finger that does not
      // touch a handle scrolls the page, but a mouse may grab a shape by its body.
      const onHandle = handleOf(event) !== null;
      const byBody = event.pointerType === 'mouse' ? host.grip(at.x, at.y) : null;
      const grabbed = onHandle ? nearest(host.handles(), at) : byBody;
      if (!grabbed) return;
      host.pressed(grabbed.id);
      drag = {
        pointer: event.pointerId,
        grabbed,
        handle: grabbed.id,
        before: host.model(),
        offset: { x: grabbed.x - at.x, y: grabbed.y - at.y },
        start: at,
        box,
        moved: false,
      };
      svg.setPointerCapture(event.pointerId);
      event.preventDefault();
      if (onHandle && !grabbed.isBud) grab(grabbed);
    },
    { signal },
  );

  const focus = (id: string) =>
    svg.querySelector<SVGGElement>(`[data-handle="${id}"]`)?.focus({ preventScroll: true });
  const setDragging = (is: boolean) => {
    svg.classList.toggle('dragging', is);
    host.dragging(is);
  };
  const grab = ({ id, selectAt }: Grabbable) => {
    svg.classList.add('touched');
    setDragging(true);
    focus(id);
    select(id, selectAt);
  };
  const select = (handle: string, at?: Vec2) =>
    host.dispatch({ type: 'select', handle, ...(at && { at }) });
  /** A new handle can be focused once it is drawn. */
  const focusSelected = () => requestAnimationFrame(() => focus(host.model().selected));
  const grow = (bud: string) => {
    svg.classList.add('touched');
    host.dispatch({ type: 'grow', bud });
    focusSelected();
  };

  svg.addEventListener(
    'pointermove',
    (event) => {
      if (event.pointerId !== drag?.pointer) return;
      // Releasing the left button while another one is down fires no pointerup event.
      if ((event.buttons & 1) === 0) return end(event);
      const { x, y } = place(event, drag.box);
      if (!drag.moved) {
        // Even a tap moves a little, so a short move is not a drag yet.
        const isTap = Math.hypot(x - drag.start.x, y - drag.start.y) < 3;
        if (isTap) return;
        drag.moved = true;
        if (drag.grabbed.isBud) {
          setDragging(true);
          grow(drag.handle);
          drag.handle = host.model().selected;
        } else if (!svg.classList.contains('dragging')) grab(drag.grabbed);
      }
      const to = host.toWorld(x + drag.offset.x, y + drag.offset.y);
      host.dispatch({ type: 'move', handle: drag.handle, to });
    },
    { signal },
  );

  const end = (event: PointerEvent) => {
    if (event.pointerId !== drag?.pointer) return;
    wasDrag = drag.moved;
    drag = null;
    setDragging(false);
  };
  // However a drag ends (released, cancelled by the system, capture lost), the move is kept.
  for (const type of ['pointerup', 'pointercancel', 'lostpointercapture'] as const) {
    svg.addEventListener(type, end, { signal });
  }

  // The page may scroll during a drag.
  const measure = () => {
    if (drag) drag.box = svg.getBoundingClientRect();
  };
  window.addEventListener('scroll', measure, { signal, passive: true, capture: true });

  // A tap anywhere else moves the selected handle there, so dragging is not necessary.
  svg.addEventListener(
    'click',
    (event) => {
      const strayed = Math.hypot(event.clientX - pressedAt.x, event.clientY - pressedAt.y) > 4;
      const ended = wasDrag || strayed;
      wasDrag = false;
      // With the pointer captured, the click after a drag or a tap on a handle goes to the drawing.
      if (ended) return;
      const { x, y } = place(event, svg.getBoundingClientRect());
      const near = host.handles().filter((one) => Math.hypot(one.x - x, one.y - y) < 17);
      const tapped = nearest(near, { x, y });
      if (tapped?.isBud) return grow(tapped.id);
      if (tapped || handleOf(event)) return;
      // A tap on another one of many things selects it.
      const other = host.grip(x, y);
      if (other?.selectAt) {
        svg.classList.add('touched');
        return select(other.id, other.selectAt);
      }
      const { selected } = host.model();
      if (selected) host.dispatch({ type: 'move', handle: selected, to: host.toWorld(x, y) });
    },
    { signal },
  );

  // Listen on the frame, because a drawing that listens for focus becomes a tab stop itself.
  svg.parentElement?.addEventListener(
    'focusin',
    (event) => {
      const id = handleOf(event)?.dataset.handle;
      if (!id) return;
      svg.classList.add('touched');
      host.dispatch({ type: 'select', handle: id });
      const handle = handleOf(event);
      if (!drag && handle?.matches(':focus-visible')) bringIntoView(handle);
    },
    { signal },
  );

  svg.addEventListener(
    'keydown',
    (event) => {
      if (event.key === 'Escape' && drag) {
        host.dispatch({ type: 'restore', model: drag.before });
        wasDrag = true;
        drag = null;
        setDragging(false);
        return;
      }
      const handle = handleOf(event)?.dataset.handle;
      if (handle && (event.key === 'Delete' || event.key === 'Backspace')) {
        host.dispatch({ type: 'remove', handle });
        focusSelected();
        event.preventDefault();
        return;
      }
      // A slider uses these keys; the browser would scroll the page with them.
      if (handle && /^(Home|End|Page(Up|Down))$/.test(event.key)) event.preventDefault();
      const direction = arrows[event.key];
      if (!handle || !direction || event.ctrlKey || event.metaKey) return;
      const step = event.shiftKey ? 10 : event.altKey ? 0.1 : 1;
      const by = { x: direction.x * step, y: direction.y * step };
      host.dispatch({ type: 'nudge', handle, by });
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
  const squaredDistance = (place: T) => (place.x - at.x) ** 2 + (place.y - at.y) ** 2;
  return [...places].sort((a, b) => squaredDistance(a) - squaredDistance(b))[0];
}
