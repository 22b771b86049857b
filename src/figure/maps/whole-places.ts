import type { Survey } from './truth-map.ts';

/**
 * Rounds each position of a map to whole numbers. A result that occurs only at an exact height then
 * fills a row instead of falling between pixels.
 */
export function onWholePlaces(survey: Survey): Survey {
  // Test each rounded position once, because it covers many pixels.
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
