import { afterAll, describe } from 'vitest';
import type { Driver, Wishes } from './drivers/driver.ts';
import { type Journey, startJourney } from './journey.ts';
import { cellRuns } from './journeys/cell.ts';
import { embedFits } from './journeys/embed.ts';
import { scriptsComeLater } from './journeys/failed-script.ts';
import { fontsLoad } from './journeys/fonts.ts';
import { showsInForcedColours } from './journeys/forced-colours.ts';
import { dragsEnd, handlesMove } from './journeys/handles.ts';
import { readsByKeyboard } from './journeys/keyboard-chapter.ts';
import { listingSteps } from './journeys/listing.ts';
import { mapPaints } from './journeys/map.ts';
import { measures } from './journeys/measure.ts';
import { figureMoves } from './journeys/motion.ts';
import { readsByMouseAlone } from './journeys/mouse-alone.ts';
import { readsByMouse } from './journeys/mouse-chapter.ts';
import { numbersUnfold } from './journeys/numbers.ts';
import { pagesOpen } from './journeys/pages.ts';
import { pagesPrint } from './journeys/printed.ts';
import { programsRun } from './journeys/programs.ts';
import { restsUnasked } from './journeys/reduced-motion.ts';
import { doingsAreSaid } from './journeys/said.ts';
import { sandboxHolds } from './journeys/sandbox.ts';
import { sharedOpens } from './journeys/share.ts';
import { shellWorks } from './journeys/shell.ts';
import { pagesAreSaid } from './journeys/spoken.ts';
import { statesAreSaid } from './journeys/states.ts';
import { readsByTouch } from './journeys/touch-chapter.ts';
import { pagesMagnify } from './journeys/zoom.ts';
import { usesMagnified } from './journeys/zoom-chapter.ts';
import { desktop, phone } from './reader.ts';

/** The journeys that a reader makes in every engine. */
export async function travels(start: (wishes?: Wishes) => Promise<Driver>): Promise<Journey> {
  const journey = await startJourney(start);
  afterAll(() => journey.close());
  const { engine } = journey.driver;

  describe(`in ${engine}`, () => {
    pagesOpen(journey);
    fontsLoad(journey);
    dragsEnd(journey);
    numbersUnfold(journey);
    sharedOpens(journey);
    embedFits(journey);
    shellWorks(journey);
    scriptsComeLater(journey);
    programsRun(journey);
    measures(journey);
    sandboxHolds(journey);
    cellRuns(journey);
    readsByKeyboard(journey);
    readsByMouse(journey);
    readsByMouseAlone(journey);
    readsByTouch(journey);
    pagesMagnify(journey);
    // WebKit's window is never that narrow.
    if (engine !== 'WebKit') usesMagnified(journey);
    pagesPrint(journey);
    pagesAreSaid(journey);
    if (engine !== 'WebKit') statesAreSaid(journey);
    doingsAreSaid(journey);
    restsUnasked(engine, start);
    if (engine !== 'WebKit') showsInForcedColours(start);
  });

  const sizes = [
    ['a desktop', desktop],
    ['a phone', phone],
  ] as const;
  describe.each(sizes)(`in ${engine}, on %s`, (_, size) => {
    handlesMove(journey, size);
    listingSteps(journey, size);
    mapPaints(journey, size);
    figureMoves(journey, size);
  });
  return journey;
}
