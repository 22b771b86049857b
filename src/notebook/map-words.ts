import { shareWords } from '#maps/truth.ts';

/** Where a map is wrong: a share of its area, or single places too small to be seen. */
export interface Wrong {
  readonly share: number;
  readonly places: number;
  /** Whether the shapes just touch at each of those places. */
  readonly isTouching: boolean;
}

/** How the cases stand that judge the same code: how many fail, or that it is not known yet, or never. */
export type Standing = number | 'running' | 'none';

/** What the map says beside the judge, whose cases ask more than a map can show. */
export function mapWords(
  { share, places, isTouching }: Wrong,
  standing: Standing = 'none',
): string {
  if (share > 0) return `Wrong at ${shareWords(share)} of the map.`;
  if (places === 0) return rightWords(standing);
  if (places === 1) {
    return `Wrong only at one place${isTouching ? ', where the two just touch' : ''}: it has a dot.`;
  }
  const where = isTouching ? 'where the two just touch: ' : '';
  return `Wrong only ${where}at ${places} places, marked by dots.`;
}

function rightWords(standing: Standing): string {
  if (standing === 'running')
    return 'Nothing is wrong on this map. The cases below are still running.';
  if (standing === 'none' || standing === 0) return 'Right everywhere on this map.';
  const fail = standing === 1 ? '1 case below fails' : `${standing} cases below fail`;
  return `Right everywhere on this map, but ${fail}: cases try other shapes, too.`;
}

/** Of a function that only the reader knows, nothing is right or wrong. */
export function answerWords(yes: number, isNumber: boolean): string {
  return `${isNumber ? '0 or below' : 'Yes'} at ${shareWords(yes)} of the map.`;
}

/** Why a figure's call of a function has no map. */
export const noMapWords = (fn: string) =>
  'There is no map here. A map moves a single point or circle to every place of the figure; what ' +
  `this figure gives to ${fn} can’t be moved that way.`;
