import { latestOnly } from '#lab/notebook/latest-run.ts';
import type { LinkedCode } from '#lab/notebook/linker.ts';
import { type Sandbox, SandboxError } from '#lab/sandbox/sandbox.ts';
import type { Trace } from '#trace/program.ts';
import type { Runner } from '#trace/ui/runner.ts';
import { valueWords } from '#trace/words.ts';
import type { CallResult } from '../figure-of.ts';
import type { FunctionCall } from '../scene.ts';

export function resultOf(trace: Trace, { fn, inputs }: FunctionCall): CallResult {
  const names = inputs.filter((one) => typeof one === 'string');
  const call = `${fn}(${inputs.join(', ')})`;
  const { error, result } = trace;
  if (error !== undefined) {
    return { hit: false, inputs: names, said: { word: 'error', rest: String(error) } };
  }
  if (trace.isCut) {
    const rest = 'the run is too long to show. Check its loops';
    return { hit: false, inputs: names, said: { word: 'no answer', rest } };
  }
  const isObject = typeof result === 'object' && result !== null;
  // Like a signed distance, a number means yes from 0 down.
  const isLow = typeof result === 'number' && result <= 0;
  const isHit =
    result === true || isLow || (isObject && !(Array.isArray(result) && result.length === 0));
  return { hit: isHit, inputs: names, said: { word: call, rest: wordsOf(result) } };
}

function wordsOf(result: unknown): string {
  if (typeof result === 'object' && result !== null && !Array.isArray(result)) {
    const fields = Object.entries(result).map(([name, value]) => `${name} ${valueWords(value)}`);
    if (!('x' in result)) return fields.join(', ');
  }
  return valueWords(result);
}

/** Returns a runner in the sandbox that skips outdated calls during a drag. */
export function runnerOf(
  sandbox: Sandbox,
  { siteTable, siteCount }: LinkedCode,
  fn: string,
  onOutcome: (outcome: { readonly trace: Trace } | { readonly error: unknown }) => void,
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
      (made) => onOutcome({ trace: made }),
      (error: unknown) => {
        if (error instanceof SandboxError && error.trouble !== 'replaced') onOutcome({ error });
      },
    );
    return run;
  };
}
