import { shareWords } from '#maps/truth.ts';

/** Where a map is wrong: a share of its area, or single places too small to be seen. */
export interface Wrong {
  readonly share: number;
  readonly places: number;
  /** Whether the shapes just touch at each of those places. */
  readonly isTouching: boolean;
}

export function mapWords({ share, places, isTouching }: Wrong): string {
  if (share > 0) return `Wrong at ${shareWords(share)} of the map.`;
  if (places === 0) return 'Right everywhere on this map.';
  if (places === 1) {
    return `Wrong only at one place${isTouching ? ', where the two just touch' : ''}: it has a dot.`;
  }
  const where = isTouching ? 'where the two just touch: ' : '';
  return `Wrong only ${where}at ${places} places, marked by dots.`;
}

/** Of a function that only the reader knows, nothing is right or wrong. */
export function answerWords(yes: number, isNumber: boolean): string {
  return `${isNumber ? '0 or below' : 'Yes'} at ${shareWords(yes)} of the map.`;
}

/** Why a figure's call of a function has no map. */
export const noMapWords = (fn: string) =>
  'There is no map here. A map moves a single point or circle to every place of the figure; what ' +
  `this figure gives to ${fn} can’t be moved that way.`;
