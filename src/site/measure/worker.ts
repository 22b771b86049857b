import { makeJobs } from './jobs.ts';
import { measure, type Outcome } from './rounds.ts';

// A worker of its own, so that the page stays quick, and so that stopping is to end the worker.

export type Message =
  | { readonly share: number }
  | { readonly outcome: Outcome }
  | { readonly error: string };

/** Milliseconds. */
const budget = 2000;

const say = (message: Message) => self.postMessage(message);

try {
  const rounds = measure(makeJobs(), budget, {
    now: () => performance.now(),
    random: Math.random,
  });
  let said = 0;
  for (;;) {
    const { done, value } = rounds.next();
    if (done) {
      say({ outcome: value });
      break;
    }
    // Ten times in all: each message costs a little time.
    if (value - said >= 0.1) {
      said = value;
      say({ share: value });
    }
  }
} catch (error) {
  say({ error: String(error) });
}
