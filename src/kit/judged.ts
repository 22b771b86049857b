/** A yes-or-no answer against the right one, in words, and the look of the circle it is about. */
export function judged(said: boolean, right: boolean): { word: string; look: string } {
  if (said === right)
    return { word: `right ${said ? 'hit' : 'miss'}`, look: said ? 'disc fill-hit' : 'disc' };
  return said
    ? { word: 'invented hit', look: 'disc fill-invented' }
    : { word: 'missed hit', look: 'disc fill-missed' };
}
