/**
 * Functions that work together although the first does not call the others: its caller does. A list of
 * functions ticks them with it.
 */
export const companions: Readonly<Record<string, readonly string[]>> = {
  moveAndSlide: [
    'castCircleAgainstSegment',
    'castCircleAgainstCircle',
    'castCircleAgainstBox',
    'castCircleAgainstOrientedBox',
    'castCircleAgainstPolygon',
  ],
};

/** These functions, followed by those that work with them. */
export const withCompanions = (names: readonly string[]): string[] => [
  ...new Set([...names, ...names.flatMap((name) => companions[name] ?? [])]),
];
