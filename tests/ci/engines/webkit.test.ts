import { startWebKit } from './drivers/webkit.ts';
import { travelsBriefly } from './short-journey.ts';

await travelsBriefly(startWebKit);
