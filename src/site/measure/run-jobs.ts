import { type MeasuredJob, measure, type Outcome } from './rounds.ts';

// What a worker does: it measures, and says how far it is. A worker of its own, so that the page stays
// quick, and so that stopping is to end the worker.

export type Message =
  | { readonly share: number }
  | { readonly outcome: Outcome }
  | { readonly error: string };

/** Milliseconds. */
const budget = 2000;

const say = (message: Message) => self.postMessage(message);

/** `fewest` is with how few rounds there is something to compare. */
export function runJobs(makeJobs: () => readonly MeasuredJob[], fewest?: number): void {
  try {
    const tools = { now: () => performance.now(), random: Math.random };
    const rounds = measure(makeJobs(), budget, tools, fewest);
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
}
