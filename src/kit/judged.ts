/** A yes-or-no answer compared with the right one. */
export type Judgement = 'rightHit' | 'rightMiss' | 'inventedHit' | 'missedHit';

/** What an answer is beside the right one, and the look of the circle it is about. */
export function judged(said: boolean, right: boolean): { judgement: Judgement; look: string } {
  if (said === right) {
    return said
      ? { judgement: 'rightHit', look: 'disc fill-hit' }
      : { judgement: 'rightMiss', look: 'disc' };
  }
  return said
    ? { judgement: 'inventedHit', look: 'disc fill-invented' }
    : { judgement: 'missedHit', look: 'disc fill-missed' };
}
