import { startFirefox } from '../../ci/engines/drivers/firefox.ts';
import { keepsColoursPrivate } from '../../ci/engines/journeys/private-colours.ts';
import { travels } from './every-engine.ts';

const journey = await travels(startFirefox);
keepsColoursPrivate(journey, () => startFirefox({}, { 'privacy.resistFingerprinting': true }));
