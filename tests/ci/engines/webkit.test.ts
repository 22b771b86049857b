import { startWebKit } from './drivers/webkit.ts';
import { travels } from './every-engine.ts';

await travels(startWebKit);
