import { type Comparison, comparing, type Survey } from '#figure/maps/truth-map.ts';
import { type Circle, pointInCircle, type Vec2 } from '#lib/index.ts';

// A canvas on a page. On the page, y points up, as in every figure. The window and the canvas count
// pixels from their upper left corners, with y pointing down.

export type Shown = 'full' | 'half';
export type Code = 'window' | 'corner' | 'scaled';

interface Scene {
  readonly shown: Shown;
  readonly code: Code;
}

/** The upper left corner of the window, and of the canvas. */
const windowCorner: Vec2 = { x: 0, y: 64 };
const corner: Vec2 = { x: 10, y: 58 };
/** The canvas and the round button on it, in the canvas's own pixels. */
const size = { width: 80, height: 52 };
export const button: Circle = { center: { x: 26, y: 16 }, radius: 9.5 };

/** The size of a canvas pixel on the page. */
const scaleOf = (shown: Shown) => (shown === 'full' ? 1 : 0.5);

function fromPage(place: Vec2, origin: Vec2, scale: number): Vec2 {
  return { x: (place.x - origin.x) / scale, y: (origin.y - place.y) / scale };
}

/** The position on the page of a canvas pixel. */
export function onPage({ x, y }: Vec2, shown: Shown): Vec2 {
  const scale = scaleOf(shown);
  return { x: corner.x + x * scale, y: corner.y - y * scale };
}

/** The canvas pixel that the code computes for the pointer. */
export function pixelTaken(pointer: Vec2, { shown, code }: Scene): Vec2 {
  if (code === 'window') return fromPage(pointer, windowCorner, 1);
  return fromPage(pointer, corner, code === 'corner' ? 1 : scaleOf(shown));
}

/** The button as the reader sees it. */
export function buttonOnPage(shown: Shown): Circle {
  return { center: onPage(button.center, shown), radius: button.radius * scaleOf(shown) };
}

/** The corners of the canvas on the page. */
export function outlineOnPage(shown: Shown): Vec2[] {
  const { width, height } = size;
  return [
    { x: 0, y: 0 },
    { x: width, y: 0 },
    { x: width, y: height },
    { x: 0, y: height },
  ].map((pixel) => onPage(pixel, shown));
}

export function compare(scene: Scene): Comparison {
  const seen = buttonOnPage(scene.shown);
  return {
    test: (pointer) => pointInCircle(pixelTaken(pointer, scene), button),
    truth: (pointer) => pointInCircle(pointer, seen),
  };
}

export function survey(scene: Scene): Survey {
  return comparing(compare(scene), 'pointInCircle');
}
