/**
 * The day on which each chapter was published, kept by hand: a feed tells its readers what is new, so a
 * date never changes. In reading order.
 */
export const published: Readonly<Record<string, string>> = {
  'start-here': '2026-11-20',
  'point-and-circle': '2026-11-20',
  'circle-and-circle': '2026-11-20',
  vectors: '2026-11-22',
  'line-and-circle': '2026-11-20',
  'polygon-and-circle': '2026-11-20',
  'nine-zones': '2026-11-20',
  'clamp-projection': '2026-11-20',
  'voronoi-regions': '2026-11-20',
  'which-test': '2026-11-22',
  'moving-circle': '2026-11-23',
  'slide-and-bounce': '2026-11-23',
  'two-that-move': '2026-11-23',
  'many-circles': '2026-11-23',
  'the-one-rule': '2026-11-23',
  'where-they-cross': '2026-11-23',
  exactness: '2026-11-22',
};
