import { afterEach, expect, it, vi } from 'vitest';
import { TruthOfEdit } from '#notebook/truth-of-edit.ts';

afterEach(() => vi.unstubAllGlobals());

/** Counts the workers that run. */
function watchWorkers() {
  const running = new Set<object>();
  vi.stubGlobal(
    'Worker',
    class extends EventTarget {
      constructor() {
        super();
        running.add(this);
      }
      postMessage() {}
      terminate() {
        running.delete(this);
      }
    },
  );
  return running;
}

const request = { fn: 'circlesIntersect', values: [] };

it('starts one worker, which ends with its map', () => {
  const running = watchWorkers();
  const ended = new AbortController();
  const truth = new TruthOfEdit(ended.signal);
  expect(running.size).toBe(0);
  void truth.ask(request);
  void truth.ask(request);
  expect(running.size).toBe(1);
  ended.abort();
  expect(running.size).toBe(0);
});

it('starts none for a map that was closed while it was made', async () => {
  const running = watchWorkers();
  const ended = new AbortController();
  const truth = new TruthOfEdit(ended.signal);
  void truth.ask(request);
  ended.abort();
  await expect(truth.ask(request)).rejects.toThrow('closed');
  expect(running.size).toBe(0);
});

it('starts another after one whose script did not come', async () => {
  const running = watchWorkers();
  const truth = new TruthOfEdit(new AbortController().signal);
  const reply = truth.ask(request);
  const [first] = running;
  (first as EventTarget).dispatchEvent(new Event('error'));
  await expect(reply).rejects.toThrow('did not come');
  expect(running.size).toBe(0);
  void truth.ask(request);
  expect(running.size).toBe(1);
});
