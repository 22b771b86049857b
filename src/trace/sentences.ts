import { siteOf } from './program.ts';
import { lineNumberAt, type Run } from './run.ts';
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

/** Names the line of a step: "line 5", or "line 5 of dot" in a called function. */
export function lineWords(run: Run, step: number): string {
  const { depth = 0, fn = 0 } = run.frames[run.steps[step]?.frame ?? -1] ?? {};
  const name = depth > 0 ? ` of ${run.trace.siteTable.at(fn).name}` : '';
  return `line ${lineNumberAt(run, step)}${name}`;
}

/** For example, "Step 19 of 154, line 8: cross > 0 is true, inside = true". */
export function stepWords(run: Run, step: number): string {
  const count = `Step ${step + 1} of ${run.steps.length}`;
  return `${count}, ${lineWords(run, step)}: ${foundAt(run, step)}`;
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
