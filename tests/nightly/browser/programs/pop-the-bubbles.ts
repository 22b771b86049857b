import type { ProgramCheck } from './check.ts';

interface Disc {
  center: { x: number; y: number };
  radius: number;
}
declare const bubbles: readonly (Disc & { speed: number })[];
declare const button: Disc;
declare const aim: { x: number; y: number };
declare const canvas: HTMLCanvasElement;
declare const popped: number;
declare const isSlow: boolean;
declare global {
  interface Window {
    /** The expected result of the presses so far. */
    due?: { popped: number; isSlow: boolean };
  }
}

export const check: ProgramCheck = {
  program: 'pop-the-bubbles',
  keys: ['ArrowUp', 'ArrowRight'],

  // Presses a canvas that is scaled down and offset in the page.
  play: (frame) => {
    window.due ??= { popped: 0, isSlow: false };
    canvas.style.width = '500px';
    canvas.style.margin = '30px 70px';
    const point = (type: string, { x, y }: { x: number; y: number }, which = 0) => {
      const { left, top, width, height } = canvas.getBoundingClientRect();
      const clientX = left + (x / canvas.width) * width;
      const clientY = top + (y / canvas.height) * height;
      canvas.dispatchEvent(new PointerEvent(type, { clientX, clientY, button: which }));
    };
    const key = (type: string, name: string) =>
      canvas.dispatchEvent(new KeyboardEvent(type, { key: name }));
    const bubble = bubbles[bubbles.length - 1]!;
    const { x, y } = bubble.center;
    const isUnderButton =
      Math.hypot(x - button.center.x, y - button.center.y) < bubble.radius + button.radius;
    switch (frame % 40) {
      case 0: {
        // Just inside its rim, all around.
        if (isUnderButton) break;
        const reach = 0.99 * bubble.radius;
        point('pointerdown', { x: x + reach * Math.cos(frame), y: y + reach * Math.sin(frame) });
        window.due.popped += 1;
        break;
      }
      case 8:
        point('pointerdown', bubble.center, 2);
        break;
      case 16:
        point('pointerdown', { x: -300, y: -300 });
        break;
      case 24:
        if (isUnderButton) break;
        point('pointermove', bubble.center);
        key('keydown', ' ');
        key('keyup', ' ');
        window.due.popped += 1;
        break;
      case 30:
        key('keydown', frame % 80 === 30 ? 'ArrowRight' : 'ArrowUp');
        break;
      case 39:
        key('keyup', 'ArrowRight');
        key('keyup', 'ArrowUp');
        break;
    }
    if (frame % 1000 === 7) {
      point('pointerdown', button.center);
      window.due.isSlow = !window.due.isSlow;
    }
  },

  measure: () => {
    const { due = { popped: 0, isSlow: false } } = window;
    let [beside, above, below] = [-Infinity, -Infinity, -Infinity];
    for (const { center, radius } of bubbles) {
      beside = Math.max(beside, radius - center.x, center.x + radius - canvas.width);
      above = Math.max(above, -radius - center.y);
      below = Math.max(below, center.y - radius - canvas.height);
    }
    return {
      count: bubbles.length,
      fastest: Math.max(...bubbles.map(({ speed }) => speed)),
      beside,
      above,
      below,
      uncounted: due.popped - popped,
      wrongSpeed: Number(due.isSlow !== isSlow),
      popped,
      x: bubbles[0]!.center.x,
      y: bubbles[0]!.center.y,
      aimX: aim.x,
    };
  },
  within: ({ count = NaN, fastest = NaN }) => ({
    count: [count, count],
    fastest: [fastest, fastest],
    beside: [-Infinity, 1e-9],
    above: [-Infinity, 1e-9],
    below: [-Infinity, 1e-9],
    uncounted: [0, 0],
    wrongSpeed: [0, 0],
    aimX: [0, 1280],
  }),
  moves: { popped: 20, x: 300, y: 400, aimX: 200 },
};
