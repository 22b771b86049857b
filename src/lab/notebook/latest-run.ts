/**
 * Runs an asynchronous task one call at a time. During a call only the latest request waits, and
 * earlier ones are rejected, because a drag makes more requests than there is time for.
 */
export function latestOnly<Input, Result>(
  task: (input: Input) => Promise<Result>,
): (input: Input) => Promise<Result> {
  let isRunning = false;
  let waiting: {
    input: Input;
    resolve(answer: Result): void;
    reject(error: unknown): void;
  } | null = null;
  const run = async (input: Input): Promise<Result> => {
    isRunning = true;
    try {
      return await task(input);
    } finally {
      isRunning = false;
      const next = waiting;
      waiting = null;
      if (next) run(next.input).then(next.resolve, next.reject);
    }
  };
  return (input) => {
    if (!isRunning) return run(input);
    waiting?.reject(new Error('A later call has replaced this one.'));
    return new Promise((resolve, reject) => {
      waiting = { input, resolve, reject };
    });
  };
}
