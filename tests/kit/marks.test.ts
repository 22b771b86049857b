import { describe, expect, test, vi } from 'vitest';
import { figure } from '#chapters/point-and-circle/figures/point-in-circle.ts';
import { drawAtBuild } from '#figure/draw-at-build.ts';
import * as mark from '#figure/marks.ts';
import { print } from '#figure/print.ts';
import { Projection } from '#figure/projection.ts';
import { render } from '#figure/render.ts';
import { marksOfSvg, parse } from '../support/drawing.ts';
import { rule } from '../support/rule.ts';

const world = { minX: -10, maxX: 30, minY: -5, maxY: 15 };
/** Ten pixels a unit. */
const view = new Projection(world, { width: 400, height: 200 });

const at = (x: number, y: number) => ({ x, y });
const circle = (x: number) => ({ center: at(x, 5), radius: 3 });
const line = mark.line('line', 'ink', at(-5, 5), at(25, 5));

/** One of every mark, and what could be written wrongly. */
const cases: readonly mark.Mark[] = [
  mark.circle('circle', 'disc', circle(0)),
  mark.dot('dot', 'disc', at(0, 5), 6),
  line,
  { ...mark.line('wide', 'ink', at(0, 0), at(1, 1)), attributes: { 'stroke-width': 30 } },
  mark.arrow('arrow', 'ink', at(-5, 5), at(25, 10)),
  mark.polygon('polygon', 'shape', [at(0, 0), at(10, 0), at(4, 3)]),
  mark.curve('curve', 'ink', [at(12, 0), at(20, 10), at(28, 0)]),
  mark.capsule('capsule', 'shape', at(0, 3), at(15, 8), 4, 'ground'),
  mark.discs('discs', 'disc', [circle(0), circle(4)]),
  mark.discs('no discs', 'disc', []),
  mark.lines('lines', 'ink', [[at(-9, 0), at(29, 0)]]),
  mark.boxes('boxes', 'shape', [at(0, 0), at(10, 5)], at(6, 4)),
  mark.hatch('hatch', 'ink', [at(0, 0)], at(6, 4)),
  mark.rightAngle('angle', at(5, 5), at(15, 5), at(5, 14), 40),
  mark.label('words', 'a < b & "c"\u00a0d', at(0, 12), { dx: 4 }),
  mark.symbol('c_1', at(0, 5), at(5, 5)),
  mark.symbolAlong('d', at(0, 5), at(5, 5), 14),
  mark.label('coordinate', 'c_1.x', at(12, 5), { symbol: 'c_1.x', of: 'c_1' }),
  mark.handle('h', 'handle', at(20, 5), [['full', 'm-9-9h18v18h-18z']], { 'aria-label': '"c"' }),
];

const rendered = (...marks: mark.Mark[]) => {
  const svg = parse('<svg></svg>');
  render(svg, marks, view);
  return svg;
};
/** The attribute `name` of the mark, drawn alone. */
const drawn = (one: mark.Mark, name: string) =>
  rendered(one).querySelector('[data-key]')!.getAttribute(name);

const named = cases.map((one) => ({ name: one.key, one }));
rule('a mark is the same as text and as elements', named, ({ one }) => {
  const svg = rendered(one);
  expect(svg.querySelector('[data-key]')).not.toBeNull();
  expect(print([one], view)).toBe(svg.outerHTML);
  expect(parse(print([one], view)).outerHTML).toBe(svg.outerHTML);
});

test('all marks together are the same as text and as elements', () => {
  expect(print(cases, view)).toBe(rendered(...cases).outerHTML);
});

test('many circles, and many lines, are one mark each', () => {
  // Each circle starts at its left. y 5 is at 100 from the top.
  expect(drawn(mark.discs('d', '', [circle(0), { ...circle(9), radius: 1 }]), 'd')).toBe(
    'M70 100a30 30 0 1 1 60 0a30 30 0 1 1 -60 0zM180 100a10 10 0 1 1 20 0a10 10 0 1 1 -20 0z',
  );
  const ends = [[at(0, 5), at(9, 5)] as const, [at(1, 5), at(1, 15)] as const];
  expect(drawn(mark.lines('l', '', ends), 'd')).toBe('M100 100L190 100M110 100L110 0');
  expect(drawn(mark.discs('d', '', []), 'd')).toBe('M0 0');
});

test('a capsule is the same arc whichever way it lies', () => {
  for (let i = 0; i < 360; i += 7) {
    const angle = (i * Math.PI) / 180;
    const to = { x: 9 * Math.cos(angle), y: 9 * Math.sin(angle) };
    const d = drawn(mark.capsule('a', 'c', { x: 0, y: 0 }, to, 2, 'ground'), 'd')!;
    expect(d.match(/A20 20 0 0 0 /g)).toHaveLength(2);
  }
});

test('an arrow too short to have a direction is not drawn', () => {
  const short = mark.arrow('a', '', at(0, 0), at(0.09, 0));
  expect(print([short], view)).toBe(print([], view));
  expect(Object.keys(marksOfSvg(rendered(short)))).toEqual([]);
});

describe('a later drawing', () => {
  const dots = (...keys: string[]) => keys.map((key) => mark.dot(key, 'point', at(0, 0), 5));
  const keys = (svg: SVGSVGElement) => Object.keys(marksOfSvg(svg));

  test('sets only the attributes that differ', () => {
    const svg = parse(print(cases, view));
    const element = Object.getPrototypeOf(Object.getPrototypeOf(svg.querySelector('g')!));
    const set = vi.spyOn(element, 'setAttribute');
    render(svg, cases, view);
    render(svg, structuredClone(cases) as mark.Mark[], view);
    expect(set).not.toHaveBeenCalled();
    const longer = mark.line('line', 'ink', at(-5, 5), at(26, 5));
    const changed = cases.map((one) => (one === line ? longer : one));
    render(svg, changed, view);
    expect(set.mock.calls).toEqual([['x2', '360']]);
    set.mockRestore();
  });

  test('removes the attributes that a mark has no more', () => {
    const svg = rendered({ ...line, attributes: { 'stroke-width': 30 } });
    render(svg, [line], view);
    expect(svg.outerHTML).toBe(rendered(line).outerHTML);
  });

  test('removes what is not drawn any more, and draws it again in its place', () => {
    const svg = rendered(...dots('one', 'two', 'three'));
    const before = svg.outerHTML;
    render(svg, dots('one', 'three'), view);
    expect(keys(svg)).toEqual(['one', 'three']);
    render(svg, dots('one', 'two', 'three'), view);
    expect(svg.outerHTML).toBe(before);
  });

  test('puts a new mark where it would have been from the start', () => {
    const floor = '<path class="floor"></path>';
    const ground = dots('one', 'two', 'three', 'four').map((one) => ({
      ...one,
      layer: 'ground' as const,
    }));
    const svg = parse(print([ground[1]!, ground[3]!], view, {}, floor));
    render(svg, ground, view);
    expect(svg.outerHTML).toBe(print(ground, view, {}, floor));
  });

  test('keeps the elements of its marks, and the words of a label their node', () => {
    const svg = rendered(mark.label('a', 'one', at(0, 0)), ...dots('b'));
    const [dot, label] = svg.querySelectorAll('[data-key]');
    const node = label!.firstChild;
    render(svg, [mark.label('a', 'two', at(0, 0)), ...dots('b')], view);
    expect([...svg.querySelectorAll('[data-key]')]).toEqual([dot, label]);
    expect(label!.firstChild).toBe(node);
    expect(label!.textContent).toBe('two');
  });

  test('of a handle that moves leaves what is heard and its reach until it rests', () => {
    const path = 'm-9-9h18v18h-18z';
    const handle = (now: number) =>
      mark.handle(
        'h',
        'handle',
        at(now, 5),
        [
          ['reach', path],
          ['mark', path],
        ],
        {
          'aria-valuenow': now,
          'data-selected': 'true',
        },
      );
    const svg = rendered(handle(0));
    const [reach, seen] = svg.querySelectorAll('path');
    const before = reach!.getAttribute('d');
    render(svg, [handle(5)], view, true);
    expect(svg.querySelector('g.handle')!.getAttribute('aria-valuenow')).toBe('0');
    expect(reach!.getAttribute('d')).toBe(before);
    expect(seen!.getAttribute('d')).not.toBe(before);
    render(svg, [handle(5)], view);
    expect(svg.outerHTML).toBe(rendered(handle(5)).outerHTML);
  });

  test('is drawn anew at another size', () => {
    const all = [mark.circle('c', 'disc', circle(0)), mark.discs('d', 'disc', [circle(0)])];
    const svg = rendered(...all);
    const half = new Projection(world, { width: 200, height: 100 });
    render(svg, all, half);
    expect(svg.outerHTML).toBe(print(all, half));
    expect(svg.querySelector('circle')!.getAttribute('cx')).toBe('50');
  });
});

describe('the build refuses', () => {
  const drawing = (...marks: mark.Mark[]) =>
    drawAtBuild({ ...figure, draw: () => marks }, { width: 400, height: 200 });
  const [{ name: preset }] = figure.presets;

  test('two marks with one key', () => {
    expect(() => drawing(line, line)).toThrow(
      `The figure point-in-circle, preset ${preset}: expected one mark with each key, found two with "line".`,
    );
  });

  test('a mark without a key', () => {
    expect(() => drawing({ ...line, key: '' })).toThrow(
      `The figure point-in-circle, preset ${preset}: expected a key for each mark, found none for a line.`,
    );
  });
});

describe('the projection', () => {
  test('maps the world to pixels and back, with y up', () => {
    for (const [width, height, stretch] of [
      [400, 200, false],
      [300, 400, false],
      [300, 400, true],
    ] as const) {
      const view = new Projection({ ...world, stretch }, { width, height });
      expect(view.y(0)).toBeGreaterThan(view.y(1));
      for (const [x, y] of [[-10, -5] as const, [30, 15] as const, [3, 4] as const]) {
        const back = view.toWorld(view.x(x), view.y(y));
        expect(back.x).toBeCloseTo(x, 9);
        expect(back.y).toBeCloseTo(y, 9);
      }
    }
  });

  test('shows the whole window in the middle, at one scale across and up', () => {
    const view = new Projection(world, { width: 300, height: 400 });
    expect(view.x(30) - view.x(-10)).toBeCloseTo(300, 9);
    expect(view.x(1) - view.x(0)).toBeCloseTo(view.y(0) - view.y(1), 9);
    expect(view.y(15)).toBeCloseTo(400 - view.y(-5), 9);
  });

  test('fills the drawing where the window may be stretched', () => {
    const view = new Projection({ ...world, stretch: true }, { width: 300, height: 400 });
    expect([view.x(-10), view.x(30), view.y(15), view.y(-5)]).toEqual([0, 300, 0, 400]);
  });
});
