import { startFirefox } from './drivers/firefox.ts';
import { travels } from './every-engine.ts';
import { keepsColoursPrivate } from './journeys/private-colours.ts';

const journey = await travels(startFirefox);
keepsColoursPrivate(journey, () => startFirefox({}, { 'privacy.resistFingerprinting': true }));
