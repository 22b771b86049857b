import { callAt, valueAfter, valueBefore } from './assigned.ts';
import { siteOf } from './program.ts';
import type { Run } from './run.ts';
import { eventWords } from './words.ts';

/** The values of a variable around a step that assigns it; null where there is none or the same. */
export interface Neighbors {
  readonly name: string;
  readonly before: string | null;
  readonly next: string | null;
}

/** Of each variable that a step assigns: what it was before, and what it is next, in the same call. */
export function neighborsAt(run: Run, step: number): readonly Neighbors[] {
  const { trace, steps, frameOf } = run;
  const call = callAt(run, step);
  const { from, at, frame } = steps[step] ?? { from: 0, at: -1, frame: -1 };
  if (!call) return [];
  const names = new Set<string>();
  for (let event = from; event <= at; event += 1) {
    const { kind, name } = siteOf(trace, event);
    if (kind === 'value' && name && frameOf[event] === frame) names.add(name);
  }
  return [...names].map((name) => {
    const words = eventWords(trace, valueBefore(run, call, name, at));
    const other = (event: number) => {
      const found = event < 0 ? words : eventWords(trace, event);
      return found === words ? null : found;
    };
    return {
      name,
      before: other(valueBefore(run, call, name, from - 1)),
      next: other(valueAfter(run, call, name, at)),
    };
  });
}

/** "before 2, next 7"; with names where the step assigns several variables; "" without any. */
export function neighborWords(all: readonly Neighbors[]): string {
  return all
    .flatMap(({ name, before, next }) => {
      const parts = [before !== null && `before ${before}`, next !== null && `next ${next}`];
      const words = parts.filter(Boolean).join(', ');
      if (!words) return [];
      return all.length > 1 ? `${name} ${words}` : words;
    })
    .join('; ');
}
