import { shareWords } from '#figure/maps/truth.ts';

/** The share of the map that is wrong, or the number of single wrong places. */
export interface Wrong {
  readonly share: number;
  readonly places: number;
  readonly isTouching: boolean;
}

/** The number of failing cases, while it is known. */
export type CaseStatus = number | 'running' | 'none';

/** A map shows fewer situations than the cases test, so its words mention failing cases. */
export function mapWords(
  { share, places, isTouching }: Wrong,
  status: CaseStatus = 'none',
): string {
  if (share > 0) return `Wrong on ${shareWords(share)} of the map.`;
  if (places === 0) return rightWords(status);
  if (places === 1) {
    return `Wrong in only one place${isTouching ? ', where the two just touch' : ''}, marked by a dot.`;
  }
  const where = isTouching ? ', where the two just touch' : '';
  return `Wrong in only ${places} places${where}, marked by dots.`;
}

function rightWords(status: CaseStatus): string {
  if (status === 'running')
    return 'Nothing is wrong on this map. The cases below are still running.';
  if (status === 'none' || status === 0) return 'Right everywhere on this map.';
  const fail = status === 1 ? '1 case below fails' : `${status} cases below fail`;
  return `Right everywhere on this map, but ${fail}, because the cases also try other shapes.`;
}

/** Without a reference answer, the words describe only what the function returns. */
export function answerWords(yes: number, isNumber: boolean): string {
  return `${isNumber ? '0 or below' : 'Yes'} on ${shareWords(yes)} of the map.`;
}

export const noMapWords = (fn: string) =>
  'There is no map here. A map moves a single point or circle to every position in the figure, and ' +
  `the arguments of ${fn} in this figure can’t be moved that way.`;
