import { callAt, nameAssigned } from './assigned.ts';
import { siteOf } from './program.ts';
import type { Run } from './run.ts';
import { eventWords } from './words.ts';

/**
 * The values of a variable before and after a step that assigns it, or null if missing or equal.
 */
export interface Neighbors {
  readonly name: string;
  readonly before: string | null;
  readonly next: string | null;
}

/** Returns the neighbours of each variable that a step assigns, within the same call. */
export function neighborsAt(run: Run, step: number): readonly Neighbors[] {
  const { trace, steps, frameOf, nextShown } = run;
  const call = callAt(run, step);
  const { from, at, frame } = steps[step] ?? { from: 0, at: -1, frame: -1 };
  if (!call) return [];
  const names = new Set<string>();
  for (let event = from; event <= at; event += 1) {
    const { kind, name } = siteOf(trace, event);
    if (kind === 'value' && name && frameOf[event] === frame) names.add(name);
  }
  const before = new Map<string, number>();
  const now = new Map<string, number>();
  const next = new Map<string, number>();
  for (let event = call.from; event >= 0; event = nextShown[event] ?? -1) {
    const name = nameAssigned(siteOf(trace, event));
    if (!names.has(name)) continue;
    if (event < from) before.set(name, event);
    if (event <= at) now.set(name, event);
    else if (!next.has(name)) next.set(name, event);
  }
  const wordsIn = (events: ReadonlyMap<string, number>, name: string) => {
    const event = events.get(name);
    return event === undefined ? null : eventWords(trace, event);
  };
  return [...names].map((name) => {
    const words = wordsIn(now, name);
    const other = (found: string | null) => (found === words ? null : found);
    return { name, before: other(wordsIn(before, name)), next: other(wordsIn(next, name)) };
  });
}

/** For example, "before 2, next 7". Several variables are named. */
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
