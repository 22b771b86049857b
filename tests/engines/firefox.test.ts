import { startFirefox } from './drivers/firefox.ts';
import { travels } from './every-engine.ts';

await travels(startFirefox);
