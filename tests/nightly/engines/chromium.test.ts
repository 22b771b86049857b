import { startChromium } from '../../ci/engines/drivers/chromium.ts';
import { travels } from './every-engine.ts';

await travels(startChromium);
