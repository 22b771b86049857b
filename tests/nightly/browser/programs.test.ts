import type { Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import { findPrograms } from '#trace/source/programs.ts';
import { violationsOfProgram } from '../../browser/accessibility.ts';
import { pageUrl } from '../../browser/figure.ts';
import { noProblems, openBrowser } from '../../browser/support.ts';
import type { Numbers, ProgramCheck } from './programs/check.ts';

declare global {
  interface Window {
    pads?: (Gamepad | null)[];
  }
}

// Every program runs for three minutes of its own time, and nothing may be lost, stuck or
// accelerated.

const manyFrames = 10_000;
const files = import.meta.glob<{ check: ProgramCheck }>(
  ['./programs/*.ts', '!./programs/check.ts'],
  { eager: true },
);
const checks = Object.values(files).map(({ check }) => check);
const programs = findPrograms().map(({ name }) => name);

const browser = await openBrowser();
afterAll(() => browser.close());

interface Extremes {
  least: number;
  most: number;
  /** Of the last thousand frames. */
  lateLeast: number;
  lateMost: number;
}

/** Runs a program frame by frame, as fast as possible. */
async function run(page: Page, { measure, play, frames = manyFrames }: ProgramCheck) {
  return (await page.evaluate(`(() => {
    const { program } = window;
    const measure = ${inPage(measure)};
    const play = ${play ? inPage(play) : '() => {}'};
    const first = measure();
    const all = {};
    const far = () => ({ least: Infinity, most: -Infinity, lateLeast: Infinity, lateMost: -Infinity });
    for (let frame = 0; frame < ${frames}; frame += 1) {
      play(frame);
      program.advance(1000 / 60);
      const isLate = frame >= ${frames - 1000};
      for (const [name, value] of Object.entries(measure())) {
        if (Number.isNaN(value)) throw new Error(name + ' is NaN in frame ' + frame);
        const seen = (all[name] ??= far());
        seen.least = Math.min(seen.least, value);
        seen.most = Math.max(seen.most, value);
        if (!isLate) continue;
        seen.lateLeast = Math.min(seen.lateLeast, value);
        seen.lateMost = Math.max(seen.lateMost, value);
      }
    }
    return { first, all, error: program.error };
  })()`)) as { first: Numbers; all: Record<string, Extremes>; error: string };
}

/** A function's text. A method needs the word `function`. */
function inPage(fn: (...values: never[]) => unknown): string {
  const text = String(fn);
  return /^(async )?(function|\()/.test(text) || /^\w+ *=>/.test(text)
    ? `(${text})`
    : `(function ${text})`;
}

it('every program has its check', () => {
  expect(programs.length).toBeGreaterThan(0);
  expect(checks.map(({ program }) => program).sort()).toEqual(programs);
});

describe.each(checks)('$program', (check) => {
  it(`runs for ${check.frames ?? manyFrames} frames as it should`, async () => {
    const { page, problems, close } = await browser.newPage();
    await page.goto(pageUrl(`programs/frame/${check.program}.html`));
    const { first, all, error } = await run(page, check);
    expect(error).toBe('');
    const bounds = check.within(first);
    for (const [name, [least, most]] of Object.entries(bounds)) {
      const seen = all[name];
      expect(seen, name).toBeDefined();
      expect(seen!.least, `the least ${name}`).toBeGreaterThanOrEqual(least);
      expect(seen!.most, `the most ${name}`).toBeLessThanOrEqual(most);
    }
    expect(Object.keys(check.moves).length).toBeGreaterThan(0);
    for (const [name, least] of Object.entries(check.moves)) {
      const { lateMost = NaN, lateLeast = NaN } = all[name] ?? {};
      expect(lateMost - lateLeast, `how much ${name} still changes`).toBeGreaterThan(least);
    }
    expect(problems).toEqual(noProblems);
    await close();
  });

  it.each(['programs', 'programs/frame'])('breaks no rule of WCAG in %s/', async (folder) => {
    const { page, close } = await browser.newPage();
    await page.goto(pageUrl(`${folder}/${check.program}.html`));
    expect(await violationsOfProgram(page)).toEqual([]);
    await close();
  });

  const { keys = [] } = check;
  if (keys.length > 0) {
    it('draws something else for each of its keys', async () => {
      const { page, problems, close } = await browser.newPage();
      const advance = () =>
        page.evaluate('for (let i = 0; i < 5; i += 1) program.advance(1000 / 60)');
      /** The picture after the first few of the keys. */
      const lookAfter = async (presses: number) => {
        await page.goto(pageUrl(`programs/frame/${check.program}.html`));
        await page.keyboard.press('Tab');
        for (const [i, key] of keys.entries()) {
          if (i < presses) await page.keyboard.down(key);
          await advance();
          if (i < presses) await page.keyboard.up(key);
          await advance();
        }
        return page.evaluate(() => document.querySelector('canvas')!.toDataURL());
      };
      const looks: string[] = [];
      for (let i = 0; i <= keys.length; i += 1) looks.push(await lookAfter(i));
      expect(new Set(looks).size).toBe(looks.length);
      // If it differed without a key, the comparison would prove nothing.
      expect(await lookAfter(keys.length)).toBe(looks.at(-1));
      expect(problems).toEqual(noProblems);
      await close();
    });
  }

  it('hears keys only where they are declared, and while it has the focus', async () => {
    const { page, close } = await browser.newPage();
    await page.goto(pageUrl(`programs/frame/${check.program}.html`));
    const canvas = page.locator('canvas');
    expect(await canvas.getAttribute('role')).toBe(keys.length > 0 ? 'application' : 'img');
    expect(await canvas.getAttribute('tabindex')).toBe(keys.length > 0 ? '0' : null);
    const heard = await page.evaluate((names) => {
      const press = (target: EventTarget, key: string) =>
        !target.dispatchEvent(new KeyboardEvent('keydown', { key, cancelable: true }));
      const all = ['ArrowLeft', ' ', 'w', '1', ...names];
      return {
        elsewhere: all.filter((key) => press(document.body, key) || press(window, key)),
        within: names.filter((key) => press(document.querySelector('canvas')!, key)),
      };
    }, keys);
    expect(heard).toEqual({ elsewhere: [], within: keys });
    await close();
  });
});

describe('a gamepad in the level to play', () => {
  type Pad = Pick<Gamepad, 'mapping' | 'axes'> & { readonly pressed: readonly number[] };
  const idle: Pad = { mapping: 'standard', axes: [0, 0], pressed: [] };
  /** Where the ball goes in a third of a second on the floor, with these gamepads. */
  async function walk(...pads: readonly (Pad | null)[]) {
    const { page, problems, close } = await browser.newPage();
    await page.addInitScript(() => {
      navigator.getGamepads = () => window.pads ?? [];
    });
    await page.goto(pageUrl('programs/frame/platformer.html'));
    const frames = 'for (let i = 0; i < 20; i += 1) program.advance(1000 / 60)';
    // By itself the ball would walk, so the reader steers it until it is at rest on the floor.
    await page.locator('canvas').press('ArrowDown');
    await page.evaluate('Object.assign(player, { center: { x: 760, y: 736 } })');
    await page.evaluate(`${frames}; ${frames}; ${frames}`);
    const place = () => page.evaluate('player.center') as Promise<{ x: number; y: number }>;
    const before = await place();
    await page.evaluate((all) => {
      window.pads = all.map(
        (pad) =>
          pad &&
          ({
            mapping: pad.mapping,
            axes: pad.axes,
            buttons: Array.from({ length: 17 }, (_, i) => ({ pressed: pad.pressed.includes(i) })),
          } as unknown as Gamepad),
      );
    }, pads);
    await page.evaluate(frames);
    const after = await place();
    expect(problems).toEqual(noProblems);
    await close();
    return { x: Math.round(after.x - before.x), y: Math.round(after.y - before.y) };
  }

  it('walks by the left stick, as far as it is pushed, and by the D-pad', async () => {
    const right = await walk({ ...idle, axes: [1, 0] });
    expect(right.x).toBeGreaterThan(60);
    expect(right.y).toBe(0);
    const half = await walk({ ...idle, axes: [-0.5, 0] });
    expect(half.x / right.x).toBeCloseTo(-0.5, 1);
    expect(await walk({ ...idle, pressed: [15] })).toEqual(right);
    expect((await walk({ ...idle, pressed: [14] })).x).toBe(-right.x);
  });

  it('jumps by button 0, and walks at the same time', async () => {
    const jump = await walk({ ...idle, axes: [1, 0], pressed: [0] });
    expect(jump.y).toBeLessThan(-100);
    expect(jump.x).toBeGreaterThan(60);
  });

  it('does nothing at rest, with another mapping, or where there is none', async () => {
    const still = { x: 0, y: 0 };
    expect(await walk()).toEqual(still);
    expect(await walk(null, { ...idle, axes: [0.1, -0.1] })).toEqual(still);
    expect(await walk({ ...idle, mapping: '', axes: [1, 0], pressed: [0] })).toEqual(still);
  });

  it('uses the second gamepad if the first one is at rest', async () => {
    expect((await walk(idle, { ...idle, axes: [1, 0] })).x).toBeGreaterThan(60);
  });
});

describe('without dragging', () => {
  /** Presses points of the canvas in turn, each followed by half a second of frames. */
  async function press(
    page: Page,
    program: string,
    ...places: readonly (readonly [number, number])[]
  ) {
    await page.goto(pageUrl(`programs/frame/${program}.html`));
    await page.evaluate('program.advance(0)');
    const { width } = (await page.locator('canvas').boundingBox())!;
    for (const [x, y] of places) {
      await page.mouse.click((x * width) / 1280, (y * width) / 1280);
      await page.evaluate('for (let i = 0; i < 90; i += 1) program.advance(1000 / 60)');
    }
  }
  const near = async (page: Page, name: string, x: number, y: number) =>
    expect(await page.evaluate(`Math.hypot(${name}.x - ${x}, ${name}.y - ${y})`)).toBeLessThan(8);

  it('an end of a wall goes where the next press is', async () => {
    const { page, close } = await browser.newPage();
    await press(page, 'ball-and-wall', [860, 300], [700, 120]);
    await near(page, 'slopes[0].b', 700, 120);
    await close();
  });

  it('the ball flies to a press', async () => {
    const { page, close } = await browser.newPage();
    const speed = () => page.evaluate('ball.velocity.x') as Promise<number>;
    await press(page, 'ball-and-wall');
    expect(await speed()).toBe(0);
    const { width } = (await page.locator('canvas').boundingBox())!;
    await page.mouse.click(width / 2, width / 20);
    expect(await speed()).toBeGreaterThan(1000);
    await close();
  });

  it('the lamp goes where a press is, and stays', async () => {
    const { page, close } = await browser.newPage();
    await press(page, 'lamp-and-laser', [900, 420]);
    await near(page, 'lamp.center', 900, 420);
    await close();
  });

  it('the ball that was held last is thrown to a press', async () => {
    const { page, close } = await browser.newPage();
    await press(page, 'bouncing-balls', [140, 110]);
    const chosen = await page.evaluate('balls.indexOf(chosen)');
    expect(chosen).toBe(0);
    await page.evaluate('for (const ball of balls) if (ball !== chosen) ball.radius = 0');
    await page.evaluate('Object.assign(chosen.center, { x: 140, y: 110 })');
    const { width } = (await page.locator('canvas').boundingBox())!;
    await page.mouse.click((900 * width) / 1280, (110 * width) / 1280);
    const { x, y } = (await page.evaluate('chosen.velocity')) as { x: number; y: number };
    expect(x).toBeCloseTo(6 * 760, -2);
    expect(Math.abs(y)).toBeLessThan(20);
    await close();
  });
});
