import fc from 'fast-check';
import { expect, test } from 'vitest';
import { drawAtBuild } from '#figure/draw-at-build.ts';
import type { AnyFigure } from '#figure/figure.ts';
import type { Part } from '#figure/part.ts';
import { fieldsOf, handlesOf, reduce, start } from '#figure/store.ts';
import { symbols } from '#figure/symbol-table.ts';
import { exhibits } from '#museum/collections.ts';
import type { Answered } from '#museum/exhibit.ts';
import { figureOf } from '#museum/figure-of.ts';
import { size } from '#museum/window.ts';
import { everythingSaid, takeOver } from '../support/drawing.ts';
import { anywhere, forAll } from '../support/for-all.ts';
import { offenders } from '../support/offenders.ts';

const cards = exhibits.map((exhibit) => {
  const figure = figureOf(exhibit);
  return { slug: exhibit.slug, exhibit, figure, first: start(figure) };
});
type Card = (typeof cards)[number];

const cardAt = (slug: string) => cards.find((card) => card.slug === slug)!;

const cardsThatBreak = (rule: (card: Card) => void) => offenders(cards, ({ slug }) => slug, rule);

const isSound = (figure: AnyFigure, svg: SVGSVGElement) => {
  // The words may mention NaN, but the drawing may not.
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

test('is drawn at its smallest input, and taken over in the page without a change', async () => {
  const broken = await cardsThatBreak(({ figure, first }) => {
    const text = drawAtBuild(figure, size, { model: first });
    const { svg, draw } = takeOver(text, figure, size);
    isSound(figure, svg);
    draw(first);
    expect(svg.outerHTML).toBe(text);
    // A part of it is visible, and every handle is in the window.
    expect(svg.querySelectorAll('[data-key]').length).toBeGreaterThan(1);
    for (const { item } of handlesOf(figure, first.state)) {
      expect(item.at.x).toBeGreaterThan(figure.world.minX);
      expect(item.at.x).toBeLessThan(figure.world.maxX);
      expect(item.at.y).toBeGreaterThan(figure.world.minY);
      expect(item.at.y).toBeLessThan(figure.world.maxY);
    }
  });
  expect(broken).toEqual([]);
});

test('is drawn as well with the circle far off, and of no size', async () => {
  const broken = await cardsThatBreak(({ exhibit, figure, first }) => {
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
  expect(broken).toEqual([]);
});

test('its parts come back from an address', async () => {
  const broken = await cardsThatBreak(({ figure, first }) => {
    for (const [name, part] of Object.entries<Part<unknown>>(figure.parts)) {
      const value = first.state[name];
      expect(part.fromNumbers(part.toNumbers(value), figure.world)).toEqual(value);
    }
  });
  expect(broken).toEqual([]);
});

/** The actions on a card: lists of drags, keys, numbers and choices. */
function actionsOn({ exhibit, figure, first }: Card) {
  const { minX, maxX, minY, maxY } = figure.world;
  const across = anywhere(minX, maxX);
  const up = anywhere(minY, maxY);
  const ofType = <T extends string>(type: T) => fc.constant(type);
  const drags = handlesOf(figure, first.state).flatMap(({ id }) => [
    fc.record({
      type: ofType('move'),
      handle: fc.constant(id),
      to: fc.record({ x: across, y: up }),
    }),
    fc.record({
      type: ofType('nudge'),
      handle: fc.constant(id),
      by: fc.constantFrom({ x: 1, y: 0 }, { x: 0, y: -10 }, { x: -0.1, y: 0 }),
    }),
  ]);
  const numbers = fieldsOf(figure, first.state).map(({ id }) =>
    fc.record({
      type: ofType('write'),
      field: fc.constant(id),
      text: fc.constantFrom('0', '1', '4', '1000', '2.5', '-3', 'x', 'NaN'),
    }),
  );
  const options = exhibit.control.by === 'choice' ? exhibit.control.options : [];
  const choices = options.map(({ name }) =>
    fc.constant({ type: 'choose' as const, part: 'input', option: name }),
  );
  return fc.array(fc.oneof(...drags, ...numbers, ...choices), { maxLength: 6 });
}

test('answers wherever it is brought, in words, and a reset brings the input back', async () => {
  const broken = await cardsThatBreak((card) => {
    const { exhibit, figure, first } = card;
    forAll(
      fc.property(actionsOn(card), (list) => {
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
  expect(broken).toEqual([]);
});

test('a hand moves in steps of the input’s own size', () => {
  const unitAt = (slug: string) => {
    const { figure, first: model } = cardAt(slug);
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
  const { figure, first } = cardAt('digits-run-out');
  const by = { type: 'nudge' as const, handle: 'circle.center', by: { x: -1, y: 0 } };
  expect(reduce(figure, first, by).state.circle).toMatchObject({ center: { y: 1 } });
});

test('some hands-on truth: the wedge is mended by stepping beside the square', () => {
  const { figure } = cardAt('wedge');
  const asked = (x: number, y: number) => {
    const answer: Answered = figure.answer({ circle: { center: { x, y }, radius: 1 } });
    return [...answer.rows.map(({ said }) => said), answer.right];
  };
  expect(asked(5, 5)).toEqual(['hit', 'miss']);
  expect(asked(1000, 1000)).toEqual(['hit', 'miss']);
  expect(asked(6, 2)).toEqual(['miss', 'miss']);
  expect(asked(4.5, 2)).toEqual(['hit', 'hit']);
});

const verdictOf = (slug: string) => {
  const { figure, first } = cardAt(slug);
  const { hit, word, rest } = figure.verdict(first.state, figure.answer(first.state));
  return [hit, `${word}: ${rest}`];
};

test('says in words how what was published errs', () => {
  const verdicts: Readonly<Record<string, [boolean, string]>> = {
    // As in the chapters, the ring is filled where the published code returns hit.
    wedge: [true, 'false hit: 0.41 apart'],
    'clockwise-inside': [false, 'missed hit: 3 deep'],
    'no-length': [false, 'correct miss: 0.83 apart'],
    'touching-left-out': [false, 'each is right by its own rule: just touching'],
    // A correct number is not reported as the wrong answer.
    'incident-face': [false, 'wrong answer: says edge 1, 1.85 deep'],
    'two-edges-near': [false, 'wrong answer: says vertex region'],
    'swapped-too-early': [false, 'wrong answer: says miss'],
    'centre-on-wall': [false, 'wrong answer: 1 deep after its move'],
    'centre-in-the-middle': [false, 'wrong answer: says normal (0, 0), 1 deep'],
    'taken-literally': [false, 'wrong answer: 3 apart after its move'],
    'wrong-wall': [false, 'wrong answer: says move (4, 0)'],
  };
  const said = Object.keys(verdicts).map((slug) => [slug, verdictOf(slug)]);
  expect(Object.fromEntries(said)).toEqual(verdicts);
});

test('a move over another wall as near is right', () => {
  const { figure } = cardAt('centre-in-the-middle');
  const answer: Answered = figure.answer({ circle: { center: { x: 0, y: 0 }, radius: 1 } });
  expect(answer.ghosts.map(({ wrong }) => wrong)).toEqual([false, false]);
});
