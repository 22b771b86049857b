import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { drawAtBuild } from '#kit/draw-at-build.ts';
import type { AnyFigure } from '#kit/figure.ts';
import { Stage } from '#kit/stage.ts';
import { handlesOf, type Model, start } from '#kit/store.ts';
import { SvgSurface } from '#kit/surface/svg-surface.ts';
import { symbols } from '#kit/symbol-table.ts';
import { attribute } from '#site/integrations/html.ts';
import { figures, presets } from '../support/all-figures.ts';
import {
  elementsIn,
  parse,
  sizes,
  takeOver,
  visibleMarks,
  visibleMarksIn,
} from '../support/drawing.ts';
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

/** Each preset in one size, the sizes in turn: tests/pictures has both. */
const chosen = drawings.filter((_, i) => isFull || i % 4 === 0 || i % 4 === 3);
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

/** Says only what it means: no nonsense, no key twice, and symbols that the figure knows. */
function expectSound(figure: AnyFigure, text: string) {
  const marks = elementsIn(text);
  const having = (name: string) => marks.flatMap((mark) => attribute(mark, name) ?? []);
  expect(text.match(/[^<>]{0,40}(undefined|NaN|Infinity|∞|null|\[object)/)?.[0]).toBeUndefined();
  const keys = having('data-key');
  expect(keys.length).toBeGreaterThan(5);
  expect(keys.filter((key, i) => keys.indexOf(key) !== i)).toEqual([]);
  const shown = having('data-symbol');
  expect(shown.filter((symbol) => !Object.hasOwn(symbols, symbol))).toEqual([]);
  expect(shown.filter((symbol) => !figure.symbols.includes(symbol as never))).toEqual([]);
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
    // In the same order: marks lie over each other.
    expect(Object.entries(visibleMarks(svg)).join('\n'), model.preset!).toBe(
      Object.entries(visibleMarksIn(text)).join('\n'),
    );
  }
});

const [size] = sizes as [Drawing['size']];

rule('a figure is drawn wherever it can be brought, in a page too', figures, ({ figure }) => {
  const { svg, draw } = takeOver(drawAtBuild(figure, size, {}), figure, size);
  const isDrawn = (model: Model) => {
    const text = drawAtBuild(figure, size, { model });
    expectSound(figure, text);
    draw(model);
    expect(Object.values(visibleMarks(svg)).sort().join('\n')).toBe(
      Object.values(visibleMarksIn(text)).sort().join('\n'),
    );
  };
  forAll(fc.property(reachable(figure), isDrawn), isFull ? 50 : 3);
});

describe('the stage', () => {
  const world = { minX: -10, maxX: 30, minY: -5, maxY: 15 };
  const stageOf = (width: number, height: number, stretch = false) =>
    new Stage(new SvgSurface(parse('<svg></svg>')), { ...world, stretch }, { width, height });

  test('leads from the world to pixels and back, with y up', () => {
    for (const stage of [stageOf(400, 200), stageOf(300, 400), stageOf(300, 400, true)]) {
      expect(stage.y(0)).toBeGreaterThan(stage.y(1));
      for (const [x, y] of [[-10, -5] as const, [30, 15] as const, [3, 4] as const]) {
        const back = stage.toWorld(stage.x(x), stage.y(y));
        expect(back.x).toBeCloseTo(x, 9);
        expect(back.y).toBeCloseTo(y, 9);
      }
    }
  });

  test('shows the whole window in the middle, at one scale across and up', () => {
    const stage = stageOf(300, 400);
    expect(stage.x(30) - stage.x(-10)).toBeCloseTo(300, 9);
    expect(stage.x(1) - stage.x(0)).toBeCloseTo(stage.y(0) - stage.y(1), 9);
    expect(stage.y(15)).toBeCloseTo(400 - stage.y(-5), 9);
  });

  test('fills the drawing where the window may be stretched', () => {
    const stage = stageOf(300, 400, true);
    expect([stage.x(-10), stage.x(30), stage.y(15), stage.y(-5)]).toEqual([0, 300, 0, 400]);
  });

  test('draws many circles, and many lines, as one mark each', () => {
    const svg = parse('<svg></svg>');
    const stage = new Stage(new SvgSurface(svg), world, { width: 400, height: 200 });
    const at = (x: number) => ({ x, y: 5 });
    stage.pass(() => {
      stage.discs('discs', 'disc', [
        { center: at(0), radius: 2 },
        { center: at(9), radius: 1 },
      ]);
      stage.lines('lines', 'thin', [
        [at(0), at(9)],
        [at(1), { x: 1, y: 15 }],
      ]);
      stage.discs('none', 'disc', []);
    });
    const path = (key: string) => svg.querySelector(`[data-key="${key}"]`)!.getAttribute('d');
    // Ten pixels a unit; y 5 is at 100 from the top. Each circle starts at its left.
    expect(path('discs')).toBe(
      'M80 100a20 20 0 1 1 40 0a20 20 0 1 1 -40 0z' +
        'M180 100a10 10 0 1 1 20 0a10 10 0 1 1 -20 0z',
    );
    expect(path('lines')).toBe('M100 100L190 100M110 100L110 0');
    expect(path('none')).toBe('M0 0');
    // The same objects at another size are drawn anew.
    const circles = [{ center: at(0), radius: 2 }];
    const draw = () => stage.pass(() => stage.discs('discs', 'disc', circles));
    draw();
    expect(path('discs')).toMatch(/^M80 100a20 .*z$/);
    draw();
    expect(path('discs')).toMatch(/^M80 100a20 .*z$/);
    stage.resize({ width: 200, height: 100 });
    draw();
    expect(path('discs')).toMatch(/^M40 50a10 .*z$/);
  });

  test('draws anew at another size', () => {
    const svg = parse('<svg></svg>');
    const stage = new Stage(new SvgSurface(svg), world, { width: 400, height: 200 });
    const places = [
      { x: 0, y: 0 },
      { x: 10, y: 5 },
      { x: 0, y: 5 },
    ];
    const draw = () =>
      stage.pass(() => {
        stage.circle('c', 'disc', { center: { x: 0, y: 0 }, radius: 5 });
        stage.polygon('polygon', 'outline', places);
        stage.curve('curve', 'curve', places);
      });
    draw();
    stage.resize({ width: 200, height: 100 });
    draw();
    expect(svg.getAttribute('viewBox')).toBe('0 0 200 100');
    const circle = svg.querySelector('circle')!;
    expect(['cx', 'cy', 'r'].map((name) => circle.getAttribute(name))).toEqual(['50', '75', '25']);
    for (const tag of ['polygon', 'polyline']) {
      expect(svg.querySelector(tag)!.getAttribute('points')).toBe('50 75 100 50 50 50');
    }
  });

  test('a line or an area through other places, or fewer, is drawn anew', () => {
    const svg = parse('<svg></svg>');
    const stage = new Stage(new SvgSurface(svg), world, { width: 400, height: 200 });
    const pointsOf = (...places: [number, number][]) => {
      stage.pass(() =>
        stage.polygon(
          'p',
          'outline',
          places.map(([x, y]) => ({ x, y })),
        ),
      );
      return svg.querySelector('polygon')!.getAttribute('points');
    };
    expect(pointsOf([0, 0], [5, 0], [0, 5])).toBe('100 150 150 150 100 100');
    expect(pointsOf([0, 0], [5, 0], [0, 6])).toBe('100 150 150 150 100 90');
    expect(pointsOf([0, 0], [5, 0])).toBe('100 150 150 150');
    expect(pointsOf([0, 0], [5, 0], [1, 6])).toBe('100 150 150 150 110 90');
  });

  test('hides what is not drawn any more, and shows it when it is', () => {
    const svg = parse('<svg></svg>');
    const stage = new Stage(new SvgSurface(svg), world, { width: 400, height: 200 });
    const draw = (both: boolean) =>
      stage.pass(() => {
        stage.dot('one', 'point', { x: 0, y: 0 }, 5);
        if (both) stage.dot('two', 'point', { x: 1, y: 1 }, 5);
      });
    draw(true);
    const before = svg.outerHTML;
    draw(false);
    expect(Object.keys(visibleMarks(svg))).toEqual(['one']);
    draw(true);
    expect(svg.outerHTML).toBe(before);
  });

  test('a mark that comes later lies where it would have lain from the start', () => {
    const svg = parse('<svg></svg>');
    const stage = new Stage(new SvgSurface(svg), world, { width: 400, height: 200 });
    const draw = (...keys: string[]) =>
      stage.pass(() => {
        for (const key of keys) stage.dot(key, 'point', { x: 0, y: 0 }, 5);
      });
    draw('two', 'four');
    draw('one', 'two', 'three', 'four', 'five');
    const order = ['one', 'two', 'three', 'four', 'five'];
    expect(Object.keys(visibleMarks(svg))).toEqual(order);
    draw('two', 'four');
    draw(...order);
    expect(Object.keys(visibleMarks(svg))).toEqual(order);
  });

  test('taking over a drawing in which a mark is hidden, it can show that mark again', () => {
    const text =
      '<svg><g class="marks"><circle data-key="one" class="point" visibility="hidden"></circle>' +
      '</g></svg>';
    const svg = parse(text);
    const stage = new Stage(new SvgSurface(svg), world, { width: 400, height: 200 });
    stage.pass(() => stage.dot('one', 'point', { x: 0, y: 0 }, 5));
    expect(Object.keys(visibleMarks(svg))).toEqual(['one']);
  });
});
