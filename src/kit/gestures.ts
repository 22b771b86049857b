import type { Vec2 } from '#lib/index.ts';
import type { Action, Model } from './store.ts';

export interface Hands {
  /** From pixels of the drawing to the world. */
  toWorld(x: number, y: number): Vec2;
  dispatch(action: Action): void;
  model(): Model;
  /** Where the handles stand, in pixels of the drawing: the nearest one is meant. */
  handles(): readonly Held[];
  /** Told when a drag begins, and when it ends. */
  dragging(is: boolean): void;
  /** What a mouse takes hold of at a place where no handle is: a disc, a rim. */
  grip(x: number, y: number): Held | null;
}

/** A handle, and where it stands in pixels of the drawing. */
export interface Held extends Vec2 {
  readonly id: string;
  /** Where in the world another of many is, that has yet to come into the hand. */
  readonly taking?: Vec2;
  /** It becomes a handle once it is moved or tapped. */
  readonly isBud?: boolean;
}

interface Drag {
  readonly pointer: number;
  readonly held: Held;
  /** The handle that moves: what was held, or what it became. */
  handle: string;
  readonly before: Model;
  /** From the finger to the middle of the handle: it stays where the finger took it. */
  readonly offset: Vec2;
  readonly start: Vec2;
  box: DOMRect;
  moved: boolean;
}

/**
 * Pointer, touch and keyboard, turned into actions. Nothing here draws or computes geometry: a
 * gesture only says what the reader wants.
 */
export function listen(svg: SVGSVGElement, hands: Hands, signal: AbortSignal): void {
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
      // The reach of two handles may overlap: the one nearest to the finger is held. A finger that
      // touches no handle scrolls the page; a mouse may take a shape by its body.
      const onHandle = handleOf(event) !== null;
      const byBody = event.pointerType === 'mouse' ? hands.grip(at.x, at.y) : null;
      const held = onHandle ? nearest(hands.handles(), at) : byBody;
      if (!held) return;
      drag = {
        pointer: event.pointerId,
        held,
        handle: held.id,
        before: hands.model(),
        offset: { x: held.x - at.x, y: held.y - at.y },
        start: at,
        box,
        moved: false,
      };
      svg.setPointerCapture(event.pointerId);
      event.preventDefault();
      if (onHandle && !held.isBud) take(held);
    },
    { signal },
  );

  const focus = (id: string) =>
    svg.querySelector<SVGGElement>(`[data-handle="${id}"]`)?.focus({ preventScroll: true });
  const setDragging = (is: boolean) => {
    svg.classList.toggle('dragging', is);
    hands.dragging(is);
  };
  const take = ({ id, taking }: Held) => {
    svg.classList.add('touched');
    setDragging(true);
    focus(id);
    activate(id, taking);
  };
  const activate = (handle: string, at?: Vec2) =>
    hands.dispatch({ type: 'activate', handle, ...(at && { at }) });
  /** A new handle can be focused once it is drawn. */
  const focusActive = () => requestAnimationFrame(() => focus(hands.model().active));
  const grow = (bud: string) => {
    svg.classList.add('touched');
    hands.dispatch({ type: 'grow', bud });
    focusActive();
  };

  svg.addEventListener(
    'pointermove',
    (event) => {
      if (event.pointerId !== drag?.pointer) return;
      // Another button was still held when the left one was let go.
      if ((event.buttons & 1) === 0) return end(event);
      const { x, y } = place(event, drag.box);
      if (!drag.moved) {
        // A hand that taps trembles a little: that is no drag yet.
        const trembles = Math.hypot(x - drag.start.x, y - drag.start.y) < 3;
        if (trembles) return;
        drag.moved = true;
        if (drag.held.isBud) {
          setDragging(true);
          grow(drag.handle);
          drag.handle = hands.model().active;
        } else if (!svg.classList.contains('dragging')) take(drag.held);
      }
      const to = hands.toWorld(x + drag.offset.x, y + drag.offset.y);
      hands.dispatch({ type: 'move', handle: drag.handle, to });
    },
    { signal },
  );

  const end = (event: PointerEvent) => {
    if (event.pointerId !== drag?.pointer) return;
    wasDrag = drag.moved;
    drag = null;
    setDragging(false);
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
      const strayed = Math.hypot(event.clientX - pressedAt.x, event.clientY - pressedAt.y) > 4;
      const ended = wasDrag || strayed;
      wasDrag = false;
      // With the pointer captured, the click of a drag or of a tap on a handle comes to the drawing.
      if (ended) return;
      const { x, y } = place(event, svg.getBoundingClientRect());
      const near = hands.handles().filter((held) => Math.hypot(held.x - x, held.y - y) < 17);
      const tapped = nearest(near, { x, y });
      if (tapped?.isBud) return grow(tapped.id);
      if (tapped || handleOf(event)) return;
      // A tap on another of many takes that one in hand.
      const other = hands.grip(x, y);
      if (other?.taking) {
        svg.classList.add('touched');
        return activate(other.id, other.taking);
      }
      const { active } = hands.model();
      if (active) hands.dispatch({ type: 'move', handle: active, to: hands.toWorld(x, y) });
    },
    { signal },
  );

  // On the frame, not the drawing: a drawing that listens for focus becomes a tab stop itself.
  svg.parentElement?.addEventListener(
    'focusin',
    (event) => {
      const id = handleOf(event)?.dataset.handle;
      if (!id) return;
      svg.classList.add('touched');
      hands.dispatch({ type: 'activate', handle: id });
      // Firefox does not scroll to a piece of a drawing that the Tab key comes to.
      const handle = handleOf(event);
      if (!drag && handle?.matches(':focus-visible')) handle.scrollIntoView({ block: 'nearest' });
    },
    { signal },
  );

  svg.addEventListener(
    'keydown',
    (event) => {
      if (event.key === 'Escape' && drag) {
        hands.dispatch({ type: 'restore', model: drag.before });
        wasDrag = true;
        drag = null;
        setDragging(false);
        return;
      }
      const handle = handleOf(event)?.dataset.handle;
      if (handle && (event.key === 'Delete' || event.key === 'Backspace')) {
        hands.dispatch({ type: 'remove', handle });
        focusActive();
        event.preventDefault();
        return;
      }
      // A slider has these keys; the browser would scroll the page away from it.
      if (handle && /^(Home|End|Page(Up|Down))$/.test(event.key)) event.preventDefault();
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
