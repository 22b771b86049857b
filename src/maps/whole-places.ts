import type { Survey } from './truth-map.ts';

/**
 * For a centre on whole numbers only: each place of a map is judged at the nearest of them. What
 * happens only at an exact height then fills a row of the map, instead of falling between pixels.
 */
export function onWholePlaces(survey: Survey): Survey {
  // Many pixels have the same nearest place: each place is judged once.
  const rows = new Map<number, Map<number, number>>();
  return {
    ...survey,
    nearest: ({ x, y }) => ({ x: Math.round(x), y: Math.round(y) }),
    kindAt: (center) => {
      const [x, y] = [Math.round(center.x), Math.round(center.y)];
      const row = rows.get(y) ?? new Map<number, number>();
      rows.set(y, row);
      const kind = row.get(x) ?? survey.kindAt({ x, y });
      row.set(x, kind);
      return kind;
    },
  };
}
