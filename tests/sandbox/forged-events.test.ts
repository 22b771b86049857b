import fc from 'fast-check';
import { expect, test } from 'vitest';
import { linkCode } from '#lab/notebook/link-code.ts';
import { checkEvents } from '#lab/sandbox/check-reply.ts';
import { maxEvents, tags } from '#trace/recorder.ts';
import { analyse } from '#trace/run.ts';
import { Library } from '#trace/source/library.ts';
import { librarySource } from '#trace/source/library-source.ts';
import { forAll } from '../support/for-all.ts';

// Events that are individually valid but from no real run. The page must not hang on them.

const library = librarySource(new Library(), ['distance']);
const text = `function f(n) {
  try { for (const a of [1]) if (a > n && n) g(a); } catch { return h(n); } finally { n = 1; }
  return g(n);
}
function g(n) { try { if (n) throw f(n); } finally { n -= 1; } return n; }
function h(n) { return g(n) + f(n); }`;
const { siteTable, siteCount } = linkCode(library, {
  file: 'src/lib/distance.ts',
  text,
  firstLine: 1,
});
const sitesOf = (...kinds: string[]) =>
  Array.from({ length: siteCount }, (_, i) => i).filter((i) =>
    kinds.includes(siteTable.at(i).kind),
  );

const eventsOf = (list: readonly (readonly [number, number])[]) => {
  const reply = {
    length: list.length,
    sites: Uint32Array.from(list, ([site]) => site),
    tags: new Uint8Array(list.length).fill(tags.number),
    numbers: Float64Array.from(list, ([, number]) => number),
    objects: [],
    isCut: false,
  };
  return { siteTable, ...checkEvents(reply, siteCount) };
};

test('events in any order come to frames that end', () => {
  const site = fc.oneof(
    fc.nat({ max: siteCount - 1 }),
    fc.constantFrom(...sitesOf('enter', 'resume', 'finally', 'call')),
  );
  const number = fc.oneof(fc.nat({ max: 30 }), fc.constantFrom(-1, 0.5, Number.NaN, 2 ** 53));
  const list = fc.array(fc.tuple(site, number), { maxLength: 40 });
  forAll(
    fc.property(list, (events) => {
      const { frames, steps } = analyse(eventsOf(events));
      for (const { from, to } of frames) expect(from).toBeLessThanOrEqual(to);
      for (const { from, at } of steps) expect(from).toBeLessThanOrEqual(at);
    }),
    5000,
  );
});

const enter = sitesOf('enter');
const [f = 0, g = 0, h = 0] = enter;
const call = sitesOf('call')[0] ?? 0;
const resume = sitesOf('resume')[0] ?? 0;
const many = (of: (i: number) => readonly [number, number]) =>
  Array.from({ length: maxEvents }, (_, i) => of(i));

test.each([
  ['a deep recursion', many(() => [f, 0])],
  ['calls of what is not traced', many((i) => [i < maxEvents / 2 ? call : h, 0])],
  ['calls, and then nothing but returns', many((i) => [i < 10_000 ? f : resume, 10_000 - i])],
  ['a catch in a deep recursion, again and again', many((i) => [i < 10_000 ? f : resume, 0])],
  ['calls in turns', many((i) => [i % 2 ? f : g, i])],
])('the most events there are keep the page a moment: %s', (name, events) => {
  const trace = eventsOf(events);
  // Processor time, because a busy machine makes every other time longer.
  const start = process.cpuUsage();
  analyse(trace);
  const took = process.cpuUsage(start).user / 1000;
  if (process.env.SHOW_ATTACKS) console.log(`${name}: ${Math.round(took)} ms`);
  expect(took).toBeLessThan(400);
});
