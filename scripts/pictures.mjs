// Updates the pictures in tests/pictures: figures and styles as text, pages as pixels. It writes
// only pictures that have changed. Look at the difference before you commit it.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from './astro.mjs';

const { status } = spawnSync(
  process.execPath,
  [
    join(root, 'scripts', 'test.mjs'),
    'nightly',
    'figures',
    'pixels',
    'pictures',
    '--update',
    ...process.argv.slice(2),
  ],
  { cwd: root, stdio: 'inherit', env: { ...process.env, FIRST_CONTACT_TAKE_PICTURES: '1' } },
);
process.exitCode = status ?? 1;
