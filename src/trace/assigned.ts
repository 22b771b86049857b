import { siteOf } from './program.ts';
import type { Frame, Run } from './run.ts';
import type { Site } from './site.ts';
import { frameAt } from './snapshot.ts';

/** The event of a variable's latest value at `event` or before it, in one call; -1 if none. */
export function valueBefore(run: Run, call: Frame, name: string, event: number): number {
  for (let at = event; at >= call.from; at -= 1) if (assigns(run, call, name, at)) return at;
  return -1;
}

/** The call that a step is in, of a function with a listing of its own. */
export function callAt(run: Run, step: number): Frame | null {
  return shownIn(run, run.steps[step]?.frame ?? -1);
}

/** The latest call of a function that has begun by this event; null if none has. */
export function latestCall(run: Run, event: number, listing: number): Frame | null {
  const call = frameAt(run, event, listing);
  return call && call.from <= event ? call : null;
}

/** The variable or the field that an event gives a value; "" for none. */
export function nameAssigned({ kind, name = '' }: Pick<Site, 'kind' | 'name'>): string {
  return kind === 'value' || kind === 'parameter' ? name : '';
}

/** Functions nested in that of the call have no listing of their own: their variables count too. */
function assigns(run: Run, call: Frame, name: string, event: number): boolean {
  const isSame = nameAssigned(siteOf(run.trace, event)) === name;
  return isSame && shownIn(run, run.frameOf[event] ?? -1) === call;
}

function shownIn({ frames }: Run, frame: number): Frame | null {
  return frames[frames[frame]?.shownIn ?? -1] ?? null;
}
