import { startWebKit } from '../../ci/engines/drivers/webkit.ts';
import { travels } from './every-engine.ts';

await travels(startWebKit);
