import { latestOnly } from '#notebook/latest-run.ts';
import type { LinkedCode } from '#notebook/linker.ts';
import { type Sandbox, SandboxError } from '#sandbox/sandbox.ts';
import type { Trace } from '#trace/program.ts';
import type { Runner } from '#trace/ui/runner.ts';
import { valueWords } from '#trace/words.ts';
import type { Shown } from '../figure-of.ts';
import type { Asked } from '../scene.ts';

/** What a figure shows of a run. */
export function shownOf(trace: Trace, { fn, given }: Asked): Shown {
  const names = given.filter((one) => typeof one === 'string');
  const call = `${fn}(${given.join(', ')})`;
  const { error, result } = trace;
  if (error !== undefined) {
    return { hit: false, given: names, said: { word: 'error', rest: String(error) } };
  }
  if (trace.isCut) {
    const rest = 'the run is longer than can be shown: does its loop end?';
    return { hit: false, given: names, said: { word: 'no answer', rest } };
  }
  const isObject = typeof result === 'object' && result !== null;
  // As a signed distance, which is 0 or below where shapes meet.
  const isLow = typeof result === 'number' && result <= 0;
  const isHit =
    result === true || isLow || (isObject && !(Array.isArray(result) && result.length === 0));
  return { hit: isHit, given: names, said: { word: call, rest: wordsOf(result) } };
}

function wordsOf(result: unknown): string {
  if (typeof result === 'object' && result !== null && !Array.isArray(result)) {
    const fields = Object.entries(result).map(([name, value]) => `${name} ${valueWords(value)}`);
    if (!('x' in result)) return fields.join(', ');
  }
  return valueWords(result);
}

/** Asks a sandbox for a run; of many calls in a drag only the last is made. */
export function runnerOf(
  sandbox: Sandbox,
  { siteTable, siteCount }: LinkedCode,
  fn: string,
  told: (outcome: { readonly trace: Trace } | { readonly error: unknown }) => void,
): Runner {
  const trace = latestOnly(
    async (values: readonly unknown[]): Promise<Trace> => ({
      siteTable,
      ...(await sandbox.trace(fn, values, siteCount)),
    }),
  );
  return (_fn, values) => {
    const run = trace(values);
    run.then(
      (made) => told({ trace: made }),
      (error: unknown) => {
        if (error instanceof SandboxError && error.trouble !== 'replaced') told({ error });
      },
    );
    return run;
  };
}
