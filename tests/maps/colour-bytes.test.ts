import { expect, it } from 'vitest';
import { bytesOf } from '#figure/maps/colour-bytes.ts';

// As Chromium, Firefox and WebKit write the computed colours of a legend.

it.each([
  ['rgb(188, 220, 204)', [188, 220, 204, 255]],
  ['rgba(0, 0, 0, 0)', [0, 0, 0, 0]],
  ['color(srgb 1 0 0.2)', [255, 0, 51, 255]],
  ['color(srgb 0.2 0.4 0.6 / 0.4)', [51, 102, 153, 102]],
  ['color(srgb 0 0 0 / 0)', [0, 0, 0, 0]],
  ['color(srgb 1 2e-8 0)', [255, 5.1e-6, 0, 255]],
  ['color(srgb 1 -2e-8 0)', [255, -5.1e-6, 0, 255]],
])('%s', (colour, bytes) => {
  bytesOf(colour).forEach((byte, i) => {
    expect(byte).toBeCloseTo(bytes[i]!, 9);
  });
});
