import { boxesAndCircles } from './boxes-and-circles.ts';
import type { Subject } from './climb.ts';
import { contacts } from './contacts.ts';
import { containment } from './containment.ts';
import { crossings } from './crossings.ts';
import { orientedBoxes } from './oriented-boxes.ts';
import { places } from './places.ts';
import { polygons } from './polygons.ts';
import { vectors } from './vectors.ts';

/** Every function whose doc comment states a bound for its error. */
export const subjects: readonly Subject[] = [
  ...boxesAndCircles,
  ...orientedBoxes,
  ...polygons,
  ...containment,
  ...contacts,
  ...crossings,
  ...places,
  ...vectors,
];
