import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Debounce } from '#figure/debounce.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', globalThis);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('a task waits until nothing has moved for a while, and is then done once', () => {
  const task = vi.fn();
  const atRest = new Debounce(100, task);
  for (let move = 0; move < 10; move += 1) {
    atRest.wait();
    vi.advanceTimersByTime(60);
  }
  expect(task).not.toHaveBeenCalled();
  vi.advanceTimersByTime(39);
  expect(task).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(task).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1000);
  expect(task).toHaveBeenCalledTimes(1);
});

test('it can be asked for again, and called off', () => {
  const task = vi.fn();
  const atRest = new Debounce(100, task);
  atRest.wait();
  vi.advanceTimersByTime(100);
  atRest.wait();
  vi.advanceTimersByTime(100);
  expect(task).toHaveBeenCalledTimes(2);
  atRest.wait();
  atRest.cancel();
  vi.advanceTimersByTime(1000);
  expect(task).toHaveBeenCalledTimes(2);
});

test('it keeps one timer however often it is asked', () => {
  const atRest = new Debounce(100, () => {});
  for (let move = 0; move < 10; move += 1) atRest.wait();
  expect(vi.getTimerCount()).toBe(1);
});

test('a signal ends it for good', () => {
  const task = vi.fn();
  const ended = new AbortController();
  const atRest = new Debounce(100, task, ended.signal);
  atRest.wait();
  ended.abort();
  expect(vi.getTimerCount()).toBe(0);
  atRest.wait();
  vi.advanceTimersByTime(1000);
  expect(task).not.toHaveBeenCalled();
});
