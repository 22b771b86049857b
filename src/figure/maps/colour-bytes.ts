import type { Colour } from './paint-map.ts';

/**
 * Parses a computed colour: "rgb(188, 220, 204)", or "color(srgb 0.7 0.9 0.8 / 0.5)" after mixing.
 * A canvas would parse any notation, but some browsers return random colours when it is read.
 */
export function bytesOf(colour: string): Colour {
  const whole = colour.startsWith('color(') ? 255 : 1;
  const [red = 0, green = 0, blue = 0, alpha = 1] = (colour.match(/-?\d[\d.e-]*/g) ?? []).map(
    Number,
  );
  return [red * whole, green * whole, blue * whole, alpha * 255];
}
