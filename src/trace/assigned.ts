import { siteOf } from './program.ts';
import type { Frame, Run } from './run.ts';
import type { Site } from './site.ts';
import { frameAt } from './snapshot.ts';

/** Returns the last event up to `event` that assigns a variable in one call, or -1. */
export function valueBefore(run: Run, call: Frame, name: string, event: number): number {
  for (let at = event; at >= call.from; at -= 1) if (assigns(run, call, name, at)) return at;
  return -1;
}

/** Returns the call that a step belongs to, as shown by a listing. */
export function callAt(run: Run, step: number): Frame | null {
  return shownIn(run, run.steps[step]?.frame ?? -1);
}

/** Returns the latest call of a function that started by this event, or null. */
export function latestCall(run: Run, event: number, listing: number): Frame | null {
  const call = frameAt(run, event, listing);
  return call && call.from <= event ? call : null;
}

/** Returns the variable or field that a site assigns, or "". */
export function nameAssigned({ kind, name = '' }: Pick<Site, 'kind' | 'name'>): string {
  return kind === 'value' || kind === 'parameter' ? name : '';
}

/** A nested function has no listing of its own, so the outer call includes its variables. */
function assigns(run: Run, call: Frame, name: string, event: number): boolean {
  const isSame = nameAssigned(siteOf(run.trace, event)) === name;
  return isSame && shownIn(run, run.frameOf[event] ?? -1) === call;
}

function shownIn({ frames }: Run, frame: number): Frame | null {
  return frames[frames[frame]?.shownIn ?? -1] ?? null;
}
