import { expect, test } from 'vitest';
import * as library from '#lib/index.ts';
import { chapters } from '../support/chapters.ts';

/** The code that a chapter shows for a reader's own program, outside the listings of the library. */
const blocks = chapters.flatMap(({ name, text }) =>
  [...text.matchAll(/<pre [^>]*><code>\{`([^`]*)`\}<\/code>/g)].map(([, code = '']) => ({
    name,
    code,
  })),
);

const calledIn = (code: string) =>
  [...code.matchAll(/(?<![.\w])([a-z]\w*)\(/g)].map(([, fn]) => fn!);
const declaredIn = (code: string) => [...code.matchAll(/function (\w+)/g)].map(([, fn]) => fn!);
const keywords = ['for', 'if', 'while', 'return', 'function'];

test('code in the text is JavaScript, and calls what the library or the chapter has', () => {
  expect(blocks.length).toBeGreaterThan(4);
  const unknown = blocks.flatMap(({ name, code }) => {
    // Throws unless the text is a program.
    new Function(code);
    const declared = blocks
      .filter((one) => one.name === name)
      .flatMap((one) => declaredIn(one.code));
    return calledIn(code)
      .filter(
        (fn) => !keywords.includes(fn) && !declared.includes(fn) && !Object.hasOwn(library, fn),
      )
      .map((fn) => `${name}: ${fn}`);
  });
  expect(unknown).toEqual([]);
});

const shown = (name: string, begins: string) =>
  blocks.find((one) => one.name === name && one.code.trimStart().startsWith(begins))!.code;

/** Runs code in which `state` and the library are variables, and returns the state afterwards. */
function run(code: string, call: string, state: Record<string, unknown>): Record<string, never> {
  const names = Object.keys(state);
  const text = `${code}\n${call};\nreturn { ${names.join(', ')} };`;
  const scope = { ...library, ...state };
  return new Function(...Object.keys(scope), text)(...Object.values(scope));
}

test('the step of a moving ball stops it at the post, and turns it back', () => {
  const { ball, velocity } = run(shown('moving-circle', 'function step'), 'step(1)', {
    ball: { center: { x: 0, y: 0 }, radius: 3 },
    post: { center: { x: 20, y: 0 }, radius: 7 },
    velocity: { x: 40, y: 0 },
  });
  expect([ball, velocity]).toEqual([
    { center: { x: 10, y: 0 }, radius: 3 },
    { x: -40, y: 0 },
  ]);
});

test('two balls that meet are pushed apart by mass, and bounce', () => {
  const ball = (x: number, vx: number, mass: number) => ({
    center: { x, y: 0 },
    radius: 5,
    velocity: { x: vx, y: 0 },
    mass,
  });
  const { a, b } = run(shown('two-that-move', 'function meet'), 'meet(a, b)', {
    a: ball(0, 4, 1),
    b: ball(6, 0, 3),
  }) as unknown as Record<'a' | 'b', ReturnType<typeof ball>>;
  expect([a.center.x, b.center.x]).toEqual([-3, 7]);
  // 4 and 0 meet at the common velocity 1, and 0.9 of the speed comes back.
  expect(a.velocity.x).toBeCloseTo(1 - 0.9 * 3, 12);
  expect(b.velocity.x).toBeCloseTo(1 + 0.9 * 1, 12);
});

test('the step of a ball in an arena keeps it inside for a thousand frames', () => {
  const code = shown('inside', 'function step');
  const state = {
    ball: { center: { x: 3, y: 2 }, radius: 1 },
    arena: { center: { x: 0, y: 0 }, radius: 10 },
    velocity: { x: 240, y: 100 },
  };
  const count =
    'let worst = 0; for (let i = 0; i < 1000; i += 1) { step(1 / 60); worst = Math.max(worst, Math.hypot(ball.center.x, ball.center.y)); } ball.worst = worst';
  const { ball, velocity } = run(code, count, state) as unknown as {
    ball: { worst: number };
    velocity: { x: number; y: number };
  };
  expect(ball.worst).toBeGreaterThan(8.9);
  expect(ball.worst).toBeLessThan(9 + 1e-9);
  expect(Math.hypot(velocity.x, velocity.y)).toBeCloseTo(260, 6);
});

test('a ball that starts along the rim rolls along it', () => {
  const state = {
    ball: { center: { x: 9, y: 0 }, radius: 1 },
    arena: { center: { x: 0, y: 0 }, radius: 10 },
    velocity: { x: 0, y: 100 },
    way: 0,
  };
  const count =
    'for (let i = 0; i < 60; i += 1) { const { x, y } = ball.center; step(1 / 60); ' +
    'way += Math.hypot(ball.center.x - x, ball.center.y - y); }';
  const { ball, way } = run(shown('inside', 'function step'), count, state) as unknown as {
    ball: { center: { x: number; y: number } };
    way: number;
  };
  expect(way).toBeGreaterThan(95);
  expect(Math.hypot(ball.center.x, ball.center.y)).toBeLessThan(9 + 1e-9);
});

test.each([30, 60, 120])(
  'at %i frames a second, a jump is about 180 high, and with twice the speed four times',
  (frames) => {
    const code = shown('on-the-ground', 'let velocity');
    const call = `for (let i = 0; i < 300; i += 1) { wantsJump = i === 30; step(1 / ${frames}); top = Math.max(top, player.center.y - 10); }`;
    const topOf = (text: string) =>
      run(text, call, {
        player: { center: { x: 0, y: 10.01 }, radius: 10 },
        cast: (circle: library.Circle, way: library.Vec2) =>
          library.castCircleAgainstBox(
            { center: { x: 0, y: -5 }, halfWidth: 99, halfHeight: 5 },
            circle,
            way,
          ),
        side: 0,
        wantsJump: false,
        top: 0,
      }).top as unknown as number;
    const top = topOf(code);
    expect(top).toBeGreaterThan(175);
    expect(top).toBeLessThan(195);
    expect(topOf(code.replace('= 800', '= 1600')) / top).toBeCloseTo(4, 0);
  },
);

test('a ball that overlaps two tiles and a post is pushed out of all by one push', () => {
  const state = {
    ball: { center: { x: 10, y: 11 }, radius: 3 },
    posts: [{ center: { x: 20, y: 12 }, radius: 2 }],
    walls: [],
    tiles: [5, 15].map((x) => ({ center: { x, y: 5 }, halfWidth: 5, halfHeight: 5 })),
    rocks: [],
  };
  const { ball } = run(shown('several-at-once', 'const level'), 'pushOut(ball)', state);
  expect(ball).toEqual({ center: { x: 10, y: 13 }, radius: 3 });
});

test('a new ball appears at the nearest free place, or not at all', () => {
  const code = shown('several-at-once', 'function spawn');
  const state = {
    balls: [{ center: { x: 0, y: 0 }, radius: 4 }],
    walls: [],
    tiles: [{ center: { x: -50, y: 0 }, halfWidth: 45, halfHeight: 45 }],
    found: null,
    free: null,
    none: null,
  };
  const call =
    'found = spawn({ x: 1, y: 0 }, 3); free = spawn({ x: 50, y: 0 }, 3); none = spawn({ x: -30, y: 0 }, 90)';
  const { found, free, none } = run(code, call, state) as Record<string, unknown>;
  expect(found).toEqual({ center: { x: 7, y: 0 }, radius: 3 });
  expect(free).toEqual({ center: { x: 50, y: 0 }, radius: 3 });
  expect(none).toBeNull();
});
