import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * Whether a module is the one Node was started with. Links are resolved first, because a checkout
 * may be reached through one.
 * @param {string} moduleUrl `import.meta.url`
 */
export function isMain(moduleUrl) {
  const started = process.argv[1];
  return started !== undefined && realpathSync(started) === fileURLToPath(moduleUrl);
}
