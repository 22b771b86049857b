import type { Judgement } from '#kit/judged.ts';
import { show } from '#kit/numbers.ts';
import type { Fault } from '#kit/outline-fault.ts';
import { convexRefusal } from '#kit/words/polygon.ts';
import { judgedAs } from '#kit/words/verdict.ts';

interface Found {
  readonly judgement: Judgement;
  /** Null for a convex polygon. */
  readonly refused: Fault | null;
}

interface Away extends Found {
  readonly away: number;
}

const said = ({ judgement, refused }: Found, place: string) =>
  judgedAs(judgement, `${place}; ${refused ? convexRefusal(refused) : 'convex'}`);

export const words = {
  onOutline: (found: Found) => said(found, 'on the outline'),
  inside: (found: Away) => said(found, `centre ${show(found.away, 1)} inside`),
  away: (found: Away) => said(found, `centre ${show(found.away, 1)} away`),
};
