import type { Said } from '../finding.ts';
import type { Judgement } from '../judged.ts';

export const hit = (rest: string): Said => ({ word: 'hit', rest });

export const miss = (rest: string): Said => ({ word: 'miss', rest });

export const judgements: Readonly<Record<Judgement, string>> = {
  rightHit: 'correct hit',
  rightMiss: 'correct miss',
  falseHit: 'false hit',
  missedHit: 'missed hit',
};

/** Compares a published test's answer with the right one. */
export const judgedAs = (judgement: Judgement, rest: string): Said => ({
  word: judgements[judgement],
  rest,
});

export const hitOrMiss = (isHit: boolean, rest: string): Said => (isHit ? hit(rest) : miss(rest));
