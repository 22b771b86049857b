// Runs before a program, in its frame or in the worker of an edited one. The build inserts this text.

export interface ProgramClock {
  /** Whether the program has asked for a frame. */
  readonly isWaiting: boolean;
  /** Draws one frame, the given time after the last. */
  advance(milliseconds: number): void;
}

/** Replaces the browser's frames and its time. Time passes only in `advance`. */
export function takeClock(): ProgramClock {
  const waiting = new Map<number, FrameRequestCallback>();
  let lastId = 0;
  let now = 0;
  globalThis.requestAnimationFrame = (callback) => {
    lastId += 1;
    waiting.set(lastId, callback);
    return lastId;
  };
  globalThis.cancelAnimationFrame = (id) => {
    waiting.delete(id);
  };
  performance.now = () => now;
  return {
    get isWaiting() {
      return waiting.size > 0;
    },
    advance(milliseconds) {
      now += milliseconds;
      const due = [...waiting.values()];
      waiting.clear();
      for (const callback of due) callback(now);
    },
  };
}
