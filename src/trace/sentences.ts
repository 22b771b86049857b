import { siteOf } from './program.ts';
import type { Run } from './run.ts';
import { shortText } from './short-text.ts';
import { eventSentence, valueWords } from './words.ts';

/** Describes a step's events: "cross > 0 is true, inside = true". */
export function foundAt({ trace, steps, frameOf }: Run, step: number): string {
  const { from, at, frame } = steps[step] ?? { from: 0, at: -1, frame: -1 };
  const found: string[] = [];
  const sites = new Set(trace.sites.slice(from, at + 1));
  for (let event = from; event <= at; event += 1) {
    const { partOf } = siteOf(trace, event);
    if (frameOf[event] !== frame) continue;
    // A condition within one line shows only its value as a whole.
    if (partOf !== undefined && sites.has(partOf)) continue;
    const sentence = eventSentence(trace, event);
    if (sentence) found.push(sentence);
  }
  return found.join(', ');
}

/** For example, "Step 19 of 154, line 38: cross > 0 is true, inside = true". */
export function stepWords(run: Run, step: number): string {
  const { trace, steps, frames } = run;
  const { frame, line } = steps[step] ?? { frame: -1, line: 0 };
  const isInner = (frames[frame]?.depth ?? 0) > 0;
  const name = isInner ? ` of ${trace.siteTable.at(frames[frame]?.fn ?? 0).name}` : '';
  return `Step ${step + 1} of ${steps.length}, line ${line}${name}: ${foundAt(run, step)}`;
}

/** Describes a run while no step is selected. */
export function runWords({ trace, steps }: Run): string {
  const count = `${steps.length} ${steps.length === 1 ? 'step' : 'steps'}`;
  if (trace.isCut) return `A long run: its first ${count}`;
  if ('error' in trace) return `${count}, then an error: ${errorWords(trace.error)}`;
  if (trace.result === undefined) return `${count}, and it returns nothing`;
  return `${count}, and it returns ${valueWords(trace.result)}`;
}

function errorWords(error: unknown): string {
  return shortText(error instanceof Error ? error.message : String(error), 300);
}
