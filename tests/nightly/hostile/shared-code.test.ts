import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { deflated } from '#lab/notebook/deflated-text.ts';
import { readEdit, writeEdit } from '#lab/notebook/shared-edit.ts';
import { firstScene } from '#lab/playground/examples.ts';
import { type KindName, kinds } from '#lab/playground/kinds.ts';
import { libraryShapes, type Shape, withShape } from '#lab/playground/scene.ts';
import { writeScene } from '#lab/playground/shared-scene.ts';
import { sceneInAddress } from '#lab/playground/ui/address.ts';
import { canary, hostile, payloads } from '../../support/hostile.ts';

// Addresses with the code of a cell or a playground are read as text or rejected with a message,
// and nothing in them runs. tests/nightly/browser/hostile-addresses.test.ts tests the page.

/** The number of addresses of each kind. */
const count = 9_000 * (process.env.FULL === '1' ? 10 : 1);
const settings = { seed: Number(process.env.SEED ?? 1), numRuns: count };

const code =
  'export function circlesIntersect(a, b) {\n  return a.radius < b.radius; // ü 文 <b>\n}\n';
const texts = [
  '',
  code,
  ...payloads,
  ...payloads.map((one) => `${code}${one}`),
  `// ${'x'.repeat(9000)}`,
];
const listings = [
  'circles-touch/circlesIntersect',
  'touching-counts',
  '__proto__',
  'constructor/x',
];

describe('an edit', async () => {
  const real = await Promise.all(
    texts.flatMap((text) => listings.map((listing) => writeEdit({ listing, text }))),
  );

  test('is read as it was', async () => {
    const edits = texts.flatMap((text) => listings.map((listing) => ({ listing, text })));
    expect(edits.length).toBeGreaterThan(8);
    expect(await Promise.all(real.map(readEdit))).toEqual(edits);
  });

  test('of any address is text that can be passed on, or refused in words', async () => {
    let read = 0;
    let refused = 0;
    const holds = async (fragment: string) => {
      const edit = await readEdit(fragment).catch((error: Error) => error.message);
      if (typeof edit === 'string') {
        refused += 1;
        expect(edit).toMatch(
          /^The address contains edited code that cannot be read\. .* our own code\.$/,
        );
      }
      expect(edit === null).toBe(!fragment.startsWith('edit='));
      if (edit === null || typeof edit === 'string') return;
      read += 1;
      expect(edit.listing).toMatch(/^[\w/-]+$/);
      expect(edit.text.length).toBeLessThanOrEqual(20_000);
      expect(await readEdit(await writeEdit(edit))).toEqual(edit);
    };
    await fc.assert(fc.asyncProperty(hostile(fc.constantFrom(...real), real), holds), settings);
    expect(read).toBeGreaterThan(count / 20);
    expect(refused).toBeGreaterThan(count / 20);
    expect(globalThis).not.toHaveProperty(canary);
  });
});

describe('a playground', async () => {
  const all = (Object.keys(kinds) as KindName[]).reduce<readonly Shape[]>(withShape, []);
  const first = firstScene(code);
  const scenes = [first, { ...first, shapes: all }, { ...first, cells: texts.slice(1, 9) }];
  const written = scenes.map(writeScene);
  const real = await Promise.all(written.map(async (text) => `play=${await deflated(text)}`));
  const junk = ['__proto__', '{"__proto__":1}', '[1e999]', '"\\u0000"', ...payloads];

  test('of any address is one that can be put down and passed on, or refused in words', async () => {
    let read = 0;
    let refused = 0;
    const holds = async (fragment: string) => {
      const scene = await sceneInAddress(fragment).catch((error: Error) => error.message);
      if (typeof scene === 'string') {
        refused += 1;
        expect(scene).toMatch(/^The address contains a playground that cannot be read\. .*\.$/);
      }
      expect(scene === null).toBe(!fragment.startsWith('play='));
      if (scene === null || typeof scene === 'string') return;
      read += 1;
      for (const { kind, value } of scene.shapes) {
        expect(kinds[kind].part.toNumbers(value as never).every(Number.isFinite)).toBe(true);
      }
      expect(Object.keys(libraryShapes(scene.shapes))).toHaveLength(scene.shapes.length);
      const again = writeScene(scene);
      expect(writeScene((await sceneInAddress(`play=${await deflated(again)}`))!)).toBe(again);
    };
    // Compressed content can be wrong in more ways.
    const inside = hostile(fc.constantFrom(...written), junk);
    const fragments = fc.oneof(
      { weight: 3, arbitrary: inside.map((text) => ({ text })) },
      { weight: 1, arbitrary: hostile(fc.constantFrom(...real), real) },
    );
    const anyAddress = async (made: string | { text: string }) => {
      if (typeof made === 'string') return holds(made);
      // A text that is too long is never in an address.
      const packed = await deflated(made.text).catch(() => null);
      await holds(packed === null ? 'play=' : `play=${packed}`);
    };
    await fc.assert(fc.asyncProperty(fragments, anyAddress), settings);
    expect(read).toBeGreaterThan(count / 20);
    expect(refused).toBeGreaterThan(count / 20);
    expect(globalThis).not.toHaveProperty(canary);
    expect(Object.prototype).not.toHaveProperty('x');
  });
});
