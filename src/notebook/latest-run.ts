/**
 * Calls an asynchronous task one at a time: of calls that come meanwhile only the last is made, and
 * the others are rejected. A drag asks for more runs than there is time for.
 */
export function latestOf<Given, Answer>(
  task: (given: Given) => Promise<Answer>,
): (given: Given) => Promise<Answer> {
  let isRunning = false;
  let waiting: {
    given: Given;
    resolve(answer: Answer): void;
    reject(error: unknown): void;
  } | null = null;
  const run = async (given: Given): Promise<Answer> => {
    isRunning = true;
    try {
      return await task(given);
    } finally {
      isRunning = false;
      const next = waiting;
      waiting = null;
      if (next) run(next.given).then(next.resolve, next.reject);
    }
  };
  return (given) => {
    if (!isRunning) return run(given);
    waiting?.reject(new Error('A later call has taken its place.'));
    return new Promise((resolve, reject) => {
      waiting = { given, resolve, reject };
    });
  };
}
