import { makeRecorder } from '#trace/recorder.ts';

type Exports = Record<string, (...values: unknown[]) => unknown>;
type Make = (probes: unknown, imported: unknown[]) => Exports;

export function evaluate(script: string): {
  traced: Exports;
  plain: Exports;
} {
  const { traced, plain } = new Function(`return (${script})()`)();
  const { probes } = makeRecorder();
  const linked = (modules: { first: number; imports: number[]; make: Make }[]) => {
    const made: Exports[] = [];
    for (const { first, imports, make } of modules) {
      made.push(
        make(
          probes(first),
          imports.map((i) => made[i]),
        ),
      );
    }
    return made.at(-1) ?? {};
  };
  return { traced: linked(traced), plain: linked(plain) };
}
