import { attacks } from '../../tests/engines/journeys/sandbox-attacks.ts';

/** What the tests try from the place where readers' code runs, and in how many ways. */
export const attackCount = Object.values(attacks).flat().length;
