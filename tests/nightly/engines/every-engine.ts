import { afterAll, describe } from 'vitest';
import type { Driver, Wishes } from '../../ci/engines/drivers/driver.ts';
import { type Journey, startJourney } from '../../ci/engines/journey.ts';
import { cellRuns } from '../../ci/engines/journeys/cell.ts';
import { embedFits } from '../../ci/engines/journeys/embed.ts';
import { scriptsComeLater } from '../../ci/engines/journeys/failed-script.ts';
import { fontsLoad } from '../../ci/engines/journeys/fonts.ts';
import { showsInForcedColours } from '../../ci/engines/journeys/forced-colours.ts';
import { dragsEnd, handlesMove } from '../../ci/engines/journeys/handles.ts';
import { readsByKeyboard, tabsThrough } from '../../ci/engines/journeys/keyboard-chapter.ts';
import { listingSteps } from '../../ci/engines/journeys/listing.ts';
import { mapPaints } from '../../ci/engines/journeys/map.ts';
import { measures } from '../../ci/engines/journeys/measure.ts';
import { figureMoves } from '../../ci/engines/journeys/motion.ts';
import { readsByMouseAlone } from '../../ci/engines/journeys/mouse-alone.ts';
import { readsByMouse } from '../../ci/engines/journeys/mouse-chapter.ts';
import { numbersUnfold } from '../../ci/engines/journeys/numbers.ts';
import { pagesOpen } from '../../ci/engines/journeys/pages.ts';
import { pagesPrint } from '../../ci/engines/journeys/printed.ts';
import { programsRun } from '../../ci/engines/journeys/programs.ts';
import { restsUnasked } from '../../ci/engines/journeys/reduced-motion.ts';
import { doingsAreSaid } from '../../ci/engines/journeys/said.ts';
import { sandboxHolds } from '../../ci/engines/journeys/sandbox.ts';
import { sharedOpens } from '../../ci/engines/journeys/share.ts';
import { shellWorks } from '../../ci/engines/journeys/shell.ts';
import { pagesAreSaid } from '../../ci/engines/journeys/spoken.ts';
import { statesAreSaid } from '../../ci/engines/journeys/states.ts';
import { readsByTouch } from '../../ci/engines/journeys/touch-chapter.ts';
import { pagesMagnify } from '../../ci/engines/journeys/zoom.ts';
import { usesMagnified } from '../../ci/engines/journeys/zoom-chapter.ts';
import { desktop, phone } from '../../ci/engines/reader.ts';

/** The journeys in every engine. */
export async function travels(start: (wishes?: Wishes) => Promise<Driver>): Promise<Journey> {
  const journey = await startJourney(start);
  afterAll(() => journey.close());
  // Chromium cannot stop a built-in function that never returns, such as indexOf on a list that says
  // it is long, so the attacks have a browser of their own.
  const attacked = await startJourney(start);
  afterAll(() => attacked.close());
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
    sandboxHolds(attacked);
    cellRuns(journey);
    tabsThrough(journey, 'circle-and-circle/');
    readsByKeyboard(journey);
    readsByMouse(journey);
    readsByMouseAlone(journey);
    readsByTouch(journey);
    pagesMagnify(journey);
    // WebKit's window cannot be that narrow.
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
