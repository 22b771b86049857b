import fc from 'fast-check';
import { expect } from 'vitest';
import { drawAtBuild } from '#figure/draw-at-build.ts';
import type { AnyFigure } from '#figure/figure.ts';
import { figureSymbols } from '#figure/figure-symbols.ts';
import { handlesOf, type Model, start } from '#figure/store.ts';
import { symbols } from '#figure/symbol-table.ts';
import { attribute } from '#site/integrations/html.ts';
import { figures, presets } from '../support/all-figures.ts';
import { elementsIn, marksIn, marksOfSvg, sizes, takeOver } from '../support/drawing.ts';
import { forAll } from '../support/for-all.ts';
import { rule } from '../support/rule.ts';
import { reachable } from '../support/states.ts';

const isFull = process.env.FULL === '1';
const sketch = { width: 178, height: 120 };

const drawings = presets.flatMap(({ figure, preset, name }) => {
  const model: Model = { ...start(figure), preset: preset.name, state: preset.state };
  return sizes.map((size) => ({ figure, model, size, name: `${name}, ${size.style}` }));
});
type Drawing = (typeof drawings)[number];

const textOf = ({ figure, model, size }: Omit<Drawing, 'name'>) =>
  drawAtBuild(figure, size, { model, style: size.style });

/** Each preset in one of the sizes. tests/pictures has all sizes. */
const chosen = drawings.filter((_, i) => isFull || i % 4 === Math.floor(i / 4) % 4);
const figuresInSizes = figures.flatMap(({ figure, name }, i) =>
  (isFull ? sizes : [sizes[i % sizes.length]!]).map((size) => ({
    figure,
    size,
    name: `${name}, ${size.style}`,
    models: drawings.flatMap((one) =>
      one.figure === figure && one.size === size ? one.model : [],
    ),
  })),
);

/** The text contains no nonsense, and only symbols that the figure knows. */
function expectSound(figure: AnyFigure, text: string) {
  const marks = elementsIn(text);
  const having = (name: string) => marks.flatMap((mark) => attribute(mark, name) ?? []);
  expect(text.match(/[^<>]{0,40}(undefined|NaN|Infinity|∞|null|\[object)/)?.[0]).toBeUndefined();
  expect(having('data-key').length).toBeGreaterThan(4);
  const shown = having('data-symbol');
  expect(shown.filter((symbol) => !Object.hasOwn(symbols, symbol))).toEqual([]);
  expect(shown.filter((symbol) => !figureSymbols(figure).includes(symbol))).toEqual([]);
  const radii = marks.flatMap((mark) =>
    mark.tagName === 'circle' ? Number(attribute(mark, 'r') ?? 0) : [],
  );
  expect(radii.filter((radius) => !(radius >= 0))).toEqual([]);
  return marks;
}

rule('a preset is drawn, with named handles', chosen, ({ figure, model, size }) => {
  const text = textOf({ figure, model, size });
  const marks = expectSound(figure, text);
  expect(attribute(marks[0]!, 'viewBox')).toBe(`0 0 ${size.width} ${size.height}`);
  expect(attribute(marks[0]!, 'aria-label')).toBe(figure.description);
  const handles = marks.filter((mark) => /\bhandle\b/.test(attribute(mark, 'class') ?? ''));
  expect(handles.map((handle) => attribute(handle, 'data-handle'))).toEqual(
    handlesOf(figure, model.state).map(({ id }) => id),
  );
  for (const handle of handles) {
    expect(attribute(handle, 'role')).toBe('slider');
    for (const name of ['aria-label', 'aria-valuetext']) {
      expect(attribute(handle, name), name).toMatch(/\S/);
    }
    const [now, min, max] = ['now', 'min', 'max'].map((name) =>
      Number(attribute(handle, `aria-value${name}`)),
    );
    expect(now).toBeGreaterThanOrEqual(min!);
    expect(now).toBeLessThanOrEqual(max!);
  }
});

const stills = drawings.filter(({ size }) => size === sizes[0]);

rule('a preset has a small still that cannot be dragged', stills, ({ figure, model }) => {
  const text = drawAtBuild(figure, sketch, { model, sketch: true });
  expectSound(figure, text);
  expect(text).toMatch(/^<svg [^>]*role="img"/);
  expect(text).not.toMatch(/tabindex|class="([^"]* )?handle\b/);
});

rule('a drawing taken over and drawn again does not change by a letter', chosen, (drawing) => {
  const text = textOf(drawing);
  const { svg, draw } = takeOver(text, drawing.figure, drawing.size);
  expect(svg.outerHTML).toBe(text);
  draw(drawing.model);
  expect(svg.outerHTML).toBe(text);
  draw(drawing.model);
  expect(svg.outerHTML).toBe(text);
});

rule('a page goes from preset to preset', figuresInSizes, ({ figure, size, models }) => {
  const drawn = models.map((model) => ({ model, text: textOf({ figure, model, size }) }));
  const { svg, draw } = takeOver(drawn[0]!.text, figure, size);
  for (const { model, text } of [...drawn, ...(isFull ? drawn.toReversed() : drawn.slice(0, 1))]) {
    draw(model);
    // In the same order, because marks overlap.
    expect(Object.entries(marksOfSvg(svg)).join('\n'), model.preset!).toBe(
      Object.entries(marksIn(text)).join('\n'),
    );
  }
});

const [size] = sizes;

rule('a figure is drawn wherever it can be brought, in a page too', figures, ({ figure }) => {
  const { svg, draw } = takeOver(drawAtBuild(figure, size, {}), figure, size);
  const isDrawn = (model: Model) => {
    const text = drawAtBuild(figure, size, { model });
    expectSound(figure, text);
    draw(model);
    expect(Object.values(marksOfSvg(svg)).sort().join('\n')).toBe(
      Object.values(marksIn(text)).sort().join('\n'),
    );
  };
  forAll(fc.property(reachable(figure), isDrawn), isFull ? 50 : 3);
});
