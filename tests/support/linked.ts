import type { SandboxCode } from '#lab/sandbox/messages.ts';
import { makeRecorder } from '#trace/recorder.ts';

type Exports = Record<string, (...values: unknown[]) => unknown>;

export function evaluate(script: string): {
  traced: Exports;
  plain: Exports;
} {
  const code: SandboxCode = new Function(`return (${script})()`)();
  const { probes } = makeRecorder();
  const linked = (modules: SandboxCode['plain']) => {
    const made: Exports[] = [];
    for (const { first, imports, make } of modules) {
      made.push(
        make(
          probes(first),
          imports.map((i) => made[i] ?? {}),
        ) as Exports,
      );
    }
    return made.at(-1) ?? {};
  };
  // The sandbox's worker reads the script by these names too.
  code.namedFunctions([]);
  return { traced: linked(code.traced), plain: linked(code.plain) };
}
