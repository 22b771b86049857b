import { expect, test, vi } from 'vitest';
import { Clock, every, longestTick } from '#figure/clock.ts';

/** Frames that the test triggers, at times that it chooses. */
function framesOf() {
  const waiting = new Map<number, (time: number) => void>();
  let id = 0;
  return {
    request: (frame: (time: number) => void) => {
      id += 1;
      waiting.set(id, frame);
      return id;
    },
    cancel: (one: number) => void waiting.delete(one),
    get count() {
      return waiting.size;
    },
    come(...times: number[]) {
      for (const time of times) {
        const [first] = waiting;
        if (!first) return;
        waiting.delete(first[0]);
        first[1](time);
      }
    },
  };
}

function clockOf() {
  const frames = framesOf();
  const tick = vi.fn();
  const clock = new Clock(tick, frames);
  return { clock, frames, ticks: () => tick.mock.calls.map(([dt]) => Number(dt.toFixed(6))) };
}

test('tells the seconds between frames, from Play to Pause, in one chain of frames', () => {
  const { clock, frames, ticks } = clockOf();
  expect(frames.count).toBe(0);
  clock.play();
  clock.play();
  expect(frames.count).toBe(1);
  frames.come(1000, 1016, 1048);
  expect(ticks()).toEqual([0.016, 0.032]);
  clock.pause();
  clock.pause();
  expect(frames.count).toBe(0);
  expect(clock.isPlaying).toBe(false);
});

test('the time of a pause does not count, nor does more than so much at once', () => {
  const { clock, frames, ticks } = clockOf();
  clock.play();
  frames.come(0, 10);
  clock.pause();
  clock.play();
  frames.come(60_000, 60_020, 75_000);
  expect(ticks()).toEqual([0.01, 0.02, longestTick]);
});

test('holders keep it still, each for its reason; then it goes on by itself', () => {
  const { clock, frames, ticks } = clockOf();
  clock.play();
  frames.come(0, 10);
  clock.suspend('hidden', true);
  clock.suspend('print', true);
  clock.suspend('hidden', false);
  expect(frames.count).toBe(0);
  expect(clock.isPlaying).toBe(true);
  clock.suspend('print', false);
  frames.come(9000, 9010);
  expect(ticks()).toEqual([0.01, 0.01]);
});

test('one that is suspended does not start to run by Play, and one that is paused not by being let go', () => {
  const { clock, frames } = clockOf();
  clock.suspend('hidden', true);
  clock.play();
  expect(frames.count).toBe(0);
  clock.pause();
  clock.suspend('hidden', false);
  expect(frames.count).toBe(0);
});

test('goes by its speed', () => {
  const { clock, frames, ticks } = clockOf();
  clock.speed = 2;
  clock.play();
  frames.come(0, 10);
  expect(ticks()).toEqual([0.02]);
});

test('says when it starts to run and when it stops, for whatever reason', () => {
  const runs = vi.fn();
  const clock = new Clock(() => {}, framesOf(), runs);
  clock.pause();
  clock.suspend('print', true);
  clock.play();
  expect(runs).not.toHaveBeenCalled();
  clock.suspend('print', false);
  clock.suspend('hidden', true);
  clock.suspend('hidden', false);
  clock.pause();
  expect(runs.mock.calls.flat()).toEqual([true, false, true, false]);
});

test('a clock that ticks backwards or not at all tells nothing', () => {
  const { clock, frames, ticks } = clockOf();
  clock.play();
  frames.come(100, 100, 90, 96);
  expect(ticks()).toEqual([0.006]);
});

test('what its tick pauses is paused', () => {
  const frames = framesOf();
  const clock: Clock = new Clock(() => clock.pause(), frames);
  clock.play();
  frames.come(0, 10);
  expect(frames.count).toBe(0);
});

test('every so many seconds a task is called', () => {
  const task = vi.fn();
  const tick = every(0.5, task);
  for (let i = 0; i < 24; i += 1) tick(1 / 16);
  expect(task).toHaveBeenCalledTimes(3);
});
