import { afterAll, describe } from 'vitest';
import type { Driver } from './drivers/driver.ts';
import { startJourney } from './journey.ts';
import { cellRuns } from './journeys/cell.ts';
import { editedProgramRuns } from './journeys/edited-program.ts';
import { embedFits } from './journeys/embed.ts';
import { dragsEnd, handlesMove } from './journeys/handles.ts';
import { readsByKeyboard, tabsThrough } from './journeys/keyboard-chapter.ts';
import { listingSteps } from './journeys/listing.ts';
import { mapPaints } from './journeys/map.ts';
import { figureMoves } from './journeys/motion.ts';
import { pagesOfEachKind, pagesOpen } from './journeys/pages.ts';
import { sandboxStopsEachAim } from './journeys/sandbox.ts';
import { sharedOpens } from './journeys/share.ts';
import { shellWorks } from './journeys/shell.ts';
import { readsByTouch } from './journeys/touch-chapter.ts';
import { desktop, phone } from './reader.ts';

/** The journey of a few minutes before every change. The nightly makes the long ones. */
export async function travelsBriefly(start: () => Promise<Driver>): Promise<void> {
  const journey = await startJourney(start);
  afterAll(() => journey.close());

  describe(`in ${journey.driver.engine}`, () => {
    pagesOpen(journey, pagesOfEachKind(journey.driver.engine));
    sharedOpens(journey);
    handlesMove(journey, desktop);
    dragsEnd(journey);
    figureMoves(journey, desktop);
    listingSteps(journey, phone);
    mapPaints(journey, phone);
    cellRuns(journey);
    sandboxStopsEachAim(journey);
    editedProgramRuns(journey);
    embedFits(journey);
    shellWorks(journey);
    tabsThrough(journey, 'reference/circlesIntersect/');
    readsByKeyboard(journey);
    readsByTouch(journey);
  });
}
