import { afterAll } from 'vitest';
import { describe } from 'vitest';
import type { Driver } from './drivers/driver.ts';
import { startJourney } from './journey.ts';
import { dragsEnd, handlesMove } from './journeys/handles.ts';
import { desktop, phone } from './reader.ts';

/** The journeys that a reader makes in every engine. */
export async function travels(start: () => Promise<Driver>) {
  const journey = await startJourney(start);
  afterAll(() => journey.close());
  describe.each([
    ['a desktop', desktop],
    ['a phone', phone],
  ])(`in ${journey.driver.engine}, on %s`, (_, size) => {
    handlesMove(journey, size);
  });
  describe(`in ${journey.driver.engine}`, () => {
    dragsEnd(journey);
  });
}
