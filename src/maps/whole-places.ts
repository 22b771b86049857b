import type { Survey } from './truth-map.ts';

/**
 * For a centre that stands on whole numbers only: each place of a map is judged as the nearest of
 * them. What happens on exact heights alone is then a row of the map, and no pixel goes between.
 */
export function onWholePlaces(survey: Survey): Survey {
  // Many pixels have the same nearest place: each is asked about once.
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
