import { boxesAndCircles } from './boxes-and-circles.ts';
import type { Subject } from './climb.ts';
import { contacts } from './contacts.ts';
import { polygons } from './polygons.ts';

/** Every function whose error is stated in ulps of the scene, and that can be climbed. */
export const subjects: readonly Subject[] = [...boxesAndCircles, ...polygons, ...contacts];
