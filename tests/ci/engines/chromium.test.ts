import { startChromium } from './drivers/chromium.ts';
import { travels } from './every-engine.ts';

await travels(startChromium);
