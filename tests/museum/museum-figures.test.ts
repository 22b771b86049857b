import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { drawAtBuild } from '#kit/draw-at-build.ts';
import type { AnyFigure } from '#kit/figure.ts';
import type { Part } from '#kit/part.ts';
import { fieldsOf, handlesOf, reduce, start } from '#kit/store.ts';
import { symbols } from '#kit/symbol-table.ts';
import { exhibits } from '#museum/collections.ts';
import type { Answered } from '#museum/exhibit.ts';
import { figureOf } from '#museum/figure-of.ts';
import { size } from '#museum/window.ts';
import { everythingSaid, takeOver } from '../support/drawing.ts';
import { forAll } from '../support/for-all.ts';

const cards = exhibits.map((exhibit) => ({
  slug: exhibit.slug,
  exhibit,
  figure: figureOf(exhibit),
}));

const isSound = (figure: AnyFigure, svg: SVGSVGElement) => {
  // That a centre is not a number may be said, not drawn.
  const nonsense = /undefined|Infinity|null|\[object|^(?!aria-)[\w-]+="[^"]*NaN/;
  expect(everythingSaid(svg).filter((said) => nonsense.test(said))).toEqual([]);
  const shown = [...svg.querySelectorAll('[data-symbol]')].map((one) =>
    one.getAttribute('data-symbol'),
  );
  expect(Object.keys(symbols)).toEqual(expect.arrayContaining(shown));
  const handles = [...svg.querySelectorAll('.handle')].map((one) =>
    one.getAttribute('data-handle'),
  );
  expect(handles).toEqual(handlesOf(figure, start(figure).state).map(({ id }) => id));
};

describe.each(cards)('$slug', ({ exhibit, figure }) => {
  const first = start(figure);

  test('is drawn at its smallest input, and taken over in the page without a change', () => {
    const text = drawAtBuild(figure, size, { model: first });
    const { svg, draw } = takeOver(text, figure, size);
    isSound(figure, svg);
    draw(first);
    expect(svg.outerHTML).toBe(text);
    // Something of it is seen, and all that is held is in the window.
    expect(svg.querySelectorAll('[data-key]').length).toBeGreaterThan(1);
    for (const { item } of handlesOf(figure, first.state)) {
      expect(item.at.x).toBeGreaterThan(figure.world.minX);
      expect(item.at.x).toBeLessThan(figure.world.maxX);
      expect(item.at.y).toBeGreaterThan(figure.world.minY);
      expect(item.at.y).toBeLessThan(figure.world.maxY);
    }
  });

  test('is drawn as well with the circle far off, and of no size', () => {
    for (const [x, y, radius] of [
      [1000, -1000, 0],
      [0, 0, 0],
    ] as const) {
      const circle = { center: { x, y }, radius };
      const state = exhibit.control.by === 'choice' ? first.state : { circle };
      const text = drawAtBuild(figure, size, { model: { ...first, state } });
      expect(text).not.toMatch(/undefined|Infinity|null|\[object|(cx|d|transform)="[^"]*NaN/);
    }
  });

  test('its parts come back from an address', () => {
    for (const [name, part] of Object.entries<Part<unknown>>(figure.parts)) {
      const value = first.state[name];
      expect(part.fromNumbers(part.toNumbers(value), figure.world)).toEqual(value);
    }
  });

  test('answers wherever it is brought, in words, and a reset brings the input back', () => {
    const { minX, maxX, minY, maxY } = figure.world;
    const handles = handlesOf(figure, first.state).map(({ id }) => id);
    const written = fieldsOf(figure, first.state).map(({ id }) => id);
    const options =
      exhibit.control.by === 'choice' ? exhibit.control.options.map(({ name }) => name) : [];
    const actions = [
      ...(handles.length > 0
        ? [
            fc.record({
              type: fc.constant('move' as const),
              handle: fc.constantFrom(...handles),
              to: fc.record({
                x: fc.double({ min: minX, max: maxX, noNaN: true }),
                y: fc.double({ min: minY, max: maxY, noNaN: true }),
              }),
            }),
            fc.record({
              type: fc.constant('nudge' as const),
              handle: fc.constantFrom(...handles),
              by: fc.constantFrom({ x: 1, y: 0 }, { x: 0, y: -10 }, { x: -0.1, y: 0 }),
            }),
            fc.record({
              type: fc.constant('write' as const),
              field: fc.constantFrom(...written),
              text: fc.constantFrom('0', '1', '4', '1000', '2.5', '-3', 'x', 'NaN'),
            }),
          ]
        : []),
      ...options.map((option) => fc.constant({ type: 'choose' as const, part: 'input', option })),
    ];
    forAll(
      fc.property(fc.array(fc.oneof(...actions), { maxLength: 6 }), (list) => {
        const model = list.reduce((now, action) => reduce(figure, now, action), first);
        const answer: Answered = figure.answer(model.state);
        expect(answer.rows).toHaveLength(exhibit.published.length);
        for (const { said } of [...answer.rows, { said: answer.right }]) {
          expect(said).toMatch(/\S/);
          expect(said).not.toMatch(/undefined|\[object/);
        }
        const { word, rest } = figure.verdict(model.state, answer);
        expect(word).toMatch(/^[a-z]/);
        expect(rest).toMatch(/^\S/);
        expect(rest).not.toMatch(/undefined|NaN|∞|null/);
        expect(reduce(figure, model, { type: 'reset' })).toEqual(first);
      }),
    );
  });
});

test('a hand moves in steps of the input’s own size', () => {
  const unitAt = (slug: string) => {
    const { figure } = cards.find((card) => card.slug === slug)!;
    const model = start(figure);
    const by = { type: 'nudge' as const, handle: 'circle.center', by: { x: 1, y: 0 } };
    const x = (state: typeof model.state) => (state.circle as { center: { x: number } }).center.x;
    return x(reduce(figure, model, by).state) - x(model.state);
  };
  expect(unitAt('wedge')).toBeCloseTo(0.1, 9);
  expect(unitAt('small-world')).toBeCloseTo(0.001, 9);
  // To the next whole ten.
  expect(unitAt('digits-run-out')).toBe(104);
});

test('a step across leaves the height as it is, to the last digit', () => {
  const { figure } = cards.find(({ slug }) => slug === 'digits-run-out')!;
  const by = { type: 'nudge' as const, handle: 'circle.center', by: { x: -1, y: 0 } };
  expect(reduce(figure, start(figure), by).state.circle).toMatchObject({ center: { y: 1 } });
});

test('some hands-on truth: the wedge is mended by stepping beside the square', () => {
  const { figure } = cards.find(({ slug }) => slug === 'wedge')!;
  const asked = (x: number, y: number) => {
    const answer: Answered = figure.answer({ circle: { center: { x, y }, radius: 1 } });
    return [...answer.rows.map(({ said }) => said), answer.right];
  };
  expect(asked(5, 5)).toEqual(['hit', 'miss']);
  expect(asked(1000, 1000)).toEqual(['hit', 'miss']);
  expect(asked(6, 2)).toEqual(['miss', 'miss']);
  expect(asked(4.5, 2)).toEqual(['hit', 'hit']);
});

describe('in words', () => {
  const told = (slug: string) => {
    const { figure } = cards.find((card) => card.slug === slug)!;
    const { state } = start(figure);
    const { hit, word, rest } = figure.verdict(state, figure.answer(state));
    return [hit, `${word}: ${rest}`];
  };

  test.each([
    // As in the chapters, the ring is filled where what is published says hit.
    ['wedge', true, 'false hit: 0.41 apart'],
    ['clockwise-inside', false, 'missed hit: 3 deep'],
    ['no-length', false, 'correct miss: 0.83 apart'],
    ['touching-left-out', false, 'right by two rules: just touching'],
    // A number that is right is not told as the wrong answer.
    ['incident-face', false, 'wrong answer: says edge 1, 1.85 deep'],
    ['two-edges-near', false, 'wrong answer: says vertex region'],
    ['swapped-too-early', false, 'wrong answer: says miss'],
    ['centre-on-wall', false, 'wrong answer: 1 deep after its move'],
    ['taken-literally', false, 'wrong answer: 3 apart after its move'],
    ['wrong-wall', false, 'wrong answer: says move (4, 0)'],
  ])('%s', (slug, hit, words) => expect(told(slug)).toEqual([hit, words]));

  test('a move over another wall as near is right', () => {
    const { figure } = cards.find(({ slug }) => slug === 'centre-in-the-middle')!;
    const wrongAt = (x: number) => {
      const answer: Answered = figure.answer({ circle: { center: { x, y: 0 }, radius: 1 } });
      return answer.ghosts.map(({ wrong }) => wrong);
    };
    expect(wrongAt(0)).toEqual([false, false]);
    expect(told('centre-in-the-middle')[1]).toBe('wrong answer: says normal (0, 0), 1 deep');
  });
});
