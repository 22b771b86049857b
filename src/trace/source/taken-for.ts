/** Returns the function to copy for one to read: `collideCircles` for `collideCirclesSimply`. */
export const takenFor = (fn: string): string => fn.replace(/Simply$/, '');
