import { startFirefox } from './drivers/firefox.ts';
import { travelsBriefly } from './short-journey.ts';

await travelsBriefly(startFirefox);
