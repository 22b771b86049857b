import type { fingerMoves } from './driver.ts';

/**
 * Runs in the page and dispatches the events of fingers. For a real finger, a browser would also
 * capture the pointer and click after a tap.
 */
export function madeFingers(moments: ReturnType<typeof fingerMoves>): void {
  Element.prototype.setPointerCapture = () => {};
  const touched: { target: Element; x: number; y: number; strayed: boolean }[] = [];
  const tell = (type: string, finger: number, { x, y }: { x: number; y: number }) => {
    const { target } = touched[finger]!;
    const event = {
      bubbles: true,
      cancelable: true,
      composed: true,
      pointerId: 100 + finger,
      pointerType: 'touch',
      isPrimary: finger === 0,
      clientX: x,
      clientY: y,
      button: type === 'pointermove' ? -1 : 0,
      buttons: type === 'pointerup' ? 0 : 1,
    };
    target.dispatchEvent(new PointerEvent(type, event));
    return event;
  };
  for (const { put, moved, lifted } of moments) {
    for (const { finger, at } of put) {
      const target = document.elementFromPoint(at.x, at.y) ?? document.body;
      touched[finger] = { target, ...at, strayed: false };
      tell('pointerdown', finger, at);
    }
    for (const { finger, at } of moved) {
      touched[finger]!.strayed = true;
      tell('pointermove', finger, at);
    }
    for (const { finger, at } of lifted) {
      const event = tell('pointerup', finger, at);
      const { target, strayed } = touched[finger]!;
      if (!strayed && finger === 0) target.dispatchEvent(new PointerEvent('click', event));
    }
  }
}

/** Presses or releases the right button, because WebKit's driver would never release it. */
export function madeRightButton(
  type: 'pointerdown' | 'pointerup',
  { x, y }: { x: number; y: number },
): void {
  const target = document.elementFromPoint(x, y) ?? document.body;
  const isDown = type === 'pointerdown';
  const event = {
    bubbles: true,
    cancelable: true,
    pointerId: 1,
    pointerType: 'mouse',
    isPrimary: true,
    clientX: x,
    clientY: y,
    button: 2,
    buttons: isDown ? 2 : 0,
  };
  target.dispatchEvent(new PointerEvent(type, event));
  if (isDown) target.dispatchEvent(new PointerEvent('contextmenu', event));
}
