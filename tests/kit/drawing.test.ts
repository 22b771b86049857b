import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { drawAtBuild } from '#kit/draw-at-build.ts';
import { Stage } from '#kit/stage.ts';
import { handlesOf, type Model, start } from '#kit/store.ts';
import { SvgSurface } from '#kit/surface/svg-surface.ts';
import { symbols } from '#kit/symbol-table.ts';
import { figures } from '../support/all-figures.ts';
import { everythingSaid, parse, sizes, takeOver, visibleMarks } from '../support/drawing.ts';
import { forAll } from '../support/for-all.ts';
import { reachable } from '../support/states.ts';

const sketch = { width: 178, height: 120 };

describe.each(figures)('$name', ({ figure }) => {
  const models: Model[] = figure.presets.map(({ name, state }) => ({
    ...start(figure),
    preset: name,
    state,
  }));
  const scratch = (model: Model, size = sizes[0]!) =>
    parse(drawAtBuild(figure, size, { model, style: size.style }));

  const isSound = (svg: SVGSVGElement) => {
    const nonsense = /undefined|NaN|Infinity|∞|null|\[object/;
    expect(everythingSaid(svg).filter((said) => nonsense.test(said))).toEqual([]);
    const keys = [...svg.querySelectorAll<SVGElement>('[data-key]')].map(
      (mark) => mark.dataset.key,
    );
    expect(keys.length).toBeGreaterThan(5);
    expect(keys.filter((key, i) => keys.indexOf(key) !== i)).toEqual([]);
    const shown = [...svg.querySelectorAll('[data-symbol]')].map(
      (element) => element.getAttribute('data-symbol')!,
    );
    expect(Object.keys(symbols)).toEqual(expect.arrayContaining(shown));
    expect(figure.symbols).toEqual(expect.arrayContaining(shown));
    const radii = [...svg.querySelectorAll('circle')].map((one) => Number(one.getAttribute('r')));
    expect(radii.filter((radius) => !(radius >= 0))).toEqual([]);
  };

  test.each(sizes)('draws every preset, $style', (size) => {
    for (const model of models) {
      const svg = scratch(model, size);
      isSound(svg);
      expect(svg.getAttribute('viewBox')).toBe(`0 0 ${size.width} ${size.height}`);
      expect(svg.getAttribute('aria-label')).toBe(figure.description);
      const handles = [...svg.querySelectorAll('.handle')];
      const ids = handles.map((handle) => handle.getAttribute('data-handle'));
      expect(ids).toEqual(handlesOf(figure, model.state).map(({ id }) => id));
      for (const handle of handles) {
        expect(handle.getAttribute('role')).toBe('slider');
        for (const name of ['aria-label', 'aria-valuetext']) {
          expect(handle.getAttribute(name)).toMatch(/\S/);
        }
        const [now, min, max] = ['now', 'min', 'max'].map((name) =>
          Number(handle.getAttribute(`aria-value${name}`)),
        );
        expect(now).toBeGreaterThanOrEqual(min!);
        expect(now).toBeLessThanOrEqual(max!);
      }
    }
  });

  test('draws every preset as a small still that nobody drags', () => {
    for (const model of models) {
      const svg = parse(drawAtBuild(figure, sketch, { model, sketch: true }));
      isSound(svg);
      expect(svg.getAttribute('role')).toBe('img');
      expect(svg.querySelectorAll('.handle, [tabindex]')).toHaveLength(0);
    }
  });

  test.each(sizes)(
    'taken over in the page and drawn again, not a letter changes: $style',
    (size) => {
      for (const model of models) {
        const text = drawAtBuild(figure, size, { model, style: size.style });
        const { svg, draw } = takeOver(text, figure, size);
        expect(svg.outerHTML).toBe(text);
        draw(model);
        expect(svg.outerHTML).toBe(text);
        draw(model);
        expect(svg.outerHTML).toBe(text);
      }
    },
  );

  test.each(sizes)(
    'taken over, then brought to other presets, is as if drawn so: $style',
    (size) => {
      const text = drawAtBuild(figure, size, { style: size.style });
      const { svg, draw } = takeOver(text, figure, size);
      const drawn = models.map((model) => ({ model, marks: visibleMarks(scratch(model, size)) }));
      for (const { model, marks } of [...drawn, ...drawn.toReversed()]) {
        draw(model);
        expect(Object.entries(visibleMarks(svg))).toEqual(Object.entries(marks));
      }
      draw(models[0]!);
      expect(visibleMarks(svg)).toEqual(visibleMarks(parse(text)));
    },
  );

  test('draws whatever it can be brought to; taken over, as if drawn so', () => {
    const text = drawAtBuild(figure, sizes[0]!, {});
    const { svg, draw } = takeOver(text, figure, sizes[0]!);
    forAll(
      fc.property(reachable(figure), (model) => {
        const anew = scratch(model);
        isSound(anew);
        draw(model);
        expect(visibleMarks(svg)).toEqual(visibleMarks(anew));
      }),
      process.env.FULL === '1' ? 50 : 6,
    );
  });
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
