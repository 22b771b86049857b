/** A yes-or-no answer compared with the right one. */
export type Judgement = 'rightHit' | 'rightMiss' | 'inventedHit' | 'missedHit';

/** What an answer is beside the right one, and the style of the circle it is about. */
export function judged(said: boolean, right: boolean): { judgement: Judgement; style: string } {
  if (said === right) {
    return said
      ? { judgement: 'rightHit', style: 'disc fill-hit' }
      : { judgement: 'rightMiss', style: 'disc' };
  }
  return said
    ? { judgement: 'inventedHit', style: 'disc fill-invented' }
    : { judgement: 'missedHit', style: 'disc fill-missed' };
}
