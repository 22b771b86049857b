import { type MeasuredJob, measure, type Outcome } from './rounds.ts';

// The worker measures and reports its progress. It runs apart from the page so that the page stays
// responsive, and so that ending the worker is enough to stop.

export type Message =
  | { readonly share: number }
  | { readonly outcome: Outcome }
  | { readonly error: string };

/** Milliseconds. */
const budget = 2000;

const say = (message: Message) => self.postMessage(message);

/** `fewest` is the smallest number of rounds that can be compared. */
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
      // Report only ten times in all, because each message costs a little time.
      if (value - said >= 0.1) {
        said = value;
        say({ share: value });
      }
    }
  } catch (error) {
    say({ error: String(error) });
  }
}
