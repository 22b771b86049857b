import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packageFiles, writePackage } from '../../../scripts/package.mjs';

/** An empty project outside this one with only the package's tarball installed. */
export interface EmptyProject {
  readonly folder: string;
  readonly tarball: Uint8Array<ArrayBuffer>;
  /** The folder of the installed package. */
  readonly installed: string;
  readonly remove: () => void;
}

export function emptyProject(): EmptyProject {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'first-contact-')));
  const source = join(folder, 'packed');
  writePackage(source, packageFiles());
  const [{ filename }] = JSON.parse(npm(source, ['pack', '--json', '--ignore-scripts']));
  const tarball = join(source, filename);
  const project = join(folder, 'project');
  mkdirSync(project);
  writeFileSync(join(project, 'package.json'), '{ "private": true, "type": "module" }\n');
  // Offline, so that a dependency would fail.
  npm(project, ['install', '--offline', '--no-audit', '--no-fund', tarball]);
  return {
    folder: project,
    tarball: new Uint8Array(readFileSync(tarball)),
    installed: join(project, 'node_modules', 'first-contact'),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

function npm(cwd: string, args: readonly string[]): string {
  return execFileSync('npm', args, {
    cwd,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    // On Windows npm is a script that needs a shell.
    shell: process.platform === 'win32',
  });
}
