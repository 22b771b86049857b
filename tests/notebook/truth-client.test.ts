import { afterEach, expect, it, vi } from 'vitest';
import { TruthClient } from '#lab/notebook/truth-client.ts';

afterEach(() => vi.unstubAllGlobals());

/** Counts the running workers. */
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
  const truth = new TruthClient(ended.signal);
  expect(running.size).toBe(0);
  void truth.request(request);
  void truth.request(request);
  expect(running.size).toBe(1);
  ended.abort();
  expect(running.size).toBe(0);
});

it('starts none for a map that was closed while it was made', async () => {
  const running = watchWorkers();
  const ended = new AbortController();
  const truth = new TruthClient(ended.signal);
  void truth.request(request);
  ended.abort();
  await expect(truth.request(request)).rejects.toThrow('closed');
  expect(running.size).toBe(0);
});

it('starts another worker after a script that could not be loaded', async () => {
  const running = watchWorkers();
  const truth = new TruthClient(new AbortController().signal);
  const reply = truth.request(request);
  const [first] = running;
  (first as EventTarget).dispatchEvent(new Event('error'));
  await expect(reply).rejects.toThrow('could not be loaded');
  expect(running.size).toBe(0);
  void truth.request(request);
  expect(running.size).toBe(1);
});
