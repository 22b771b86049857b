import { Window } from 'happy-dom';
import { expect, test } from 'vitest';
import { allFigures } from '#kit/all-figures.ts';
import { drawAtBuild } from '#kit/draw-at-build.ts';
import { sizeOf } from '#kit/size-of.ts';

const { document } = new Window();

/** A drawing as the page has it, with a box of this size. */
function drawing(html: string, box: { width: number; height: number }): SVGSVGElement {
  document.body.innerHTML = html;
  const svg = document.querySelector('svg') as unknown as SVGSVGElement;
  svg.getBoundingClientRect = () => box as DOMRect;
  return svg;
}

test('a drawing has the size of its box', () => {
  const svg = drawing('<svg viewBox="0 0 550 366"></svg>', { width: 320, height: 200 });
  expect(sizeOf(svg)).toEqual({ width: 320, height: 200 });
});

test.each(allFigures())('$name has the size that it was drawn in before it has a box', (figure) => {
  const size = { width: 550, height: 366 };
  const html = drawAtBuild(figure, size);
  for (const box of [
    { width: 0, height: 0 },
    { width: 550, height: 0 },
  ]) {
    expect(sizeOf(drawing(html, box))).toEqual(size);
  }
  // In no size at all, some figures could not tell where their words are.
  expect(html).not.toContain('NaN');
});
