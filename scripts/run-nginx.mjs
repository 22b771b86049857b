// Starts nginx as a process of this one, with all its files in a folder of its own: for tests and
// measurements.
import { spawn } from 'node:child_process';
import { globSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * @param {string} folder
 * @param {string} servers the `server` blocks
 * @param {import('node:child_process').StdioOptions} stdio
 */
export function runNginx(folder, servers, stdio) {
  mkdirSync(join(folder, 'temp'));
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  // The same folder may have several names.
  const [brotli] = globSync(
    '/usr/{lib,lib64,share}/nginx/modules/ngx_http_brotli_static_module.so',
  );
  const main = join(folder, 'main.conf');
  writeFileSync(
    main,
    `${process.getuid?.() === 0 ? 'user root;' : ''}
${brotli ? `load_module ${brotli};` : ''}
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
error_log stderr warn;
events {}
http {
    access_log off;
    ${temporary.map((name) => `${name}_temp_path ${folder}/temp/${name};`).join('\n    ')}
    ${servers}
}
`,
  );
  return spawn('nginx', ['-p', folder, '-c', main, '-e', 'stderr'], { stdio });
}
