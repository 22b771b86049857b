/** A yes-or-no answer compared with the right one. */
export type Judgement = 'rightHit' | 'rightMiss' | 'falseHit' | 'missedHit';

/** Compares an answer with the right one, and returns the style of the tested circle. */
export function judged(said: boolean, right: boolean): { judgement: Judgement; style: string } {
  if (said === right) {
    return said
      ? { judgement: 'rightHit', style: 'disc fill-hit' }
      : { judgement: 'rightMiss', style: 'disc' };
  }
  return said
    ? { judgement: 'falseHit', style: 'disc fill-false' }
    : { judgement: 'missedHit', style: 'disc fill-missed' };
}
