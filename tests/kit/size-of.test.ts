import { Window } from 'happy-dom';
import { expect, test } from 'vitest';
import { drawAtBuild } from '#figure/draw-at-build.ts';
import { sizeOf } from '#figure/size-of.ts';
import { figures } from '../support/all-figures.ts';
import { rule } from '../support/rule.ts';

const { document } = new Window();

/** A drawing in a page, with a box of this size. */
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

rule('a figure has the size that it was drawn in before it has a box', figures, ({ figure }) => {
  const size = { width: 550, height: 366 };
  const html = drawAtBuild(figure, size);
  const [tag = ''] = /^<svg[^>]*>/.exec(html) ?? [];
  for (const box of [
    { width: 0, height: 0 },
    { width: 550, height: 0 },
  ]) {
    expect(sizeOf(drawing(`${tag}</svg>`, box))).toEqual(size);
  }
  // Without a size, some figures could not place their labels.
  expect(html).not.toContain('NaN');
});
