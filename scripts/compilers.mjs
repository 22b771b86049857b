// The compilers and interpreters of the languages that the library is translated to. Like the tests
// in browsers, the tests install whatever is missing.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { inPath, installPackages } from './programs.mjs';

/** @typedef {{ name: string, commands: readonly string[], packages: readonly string[] }} Language */

/** The commands that each language's tests run, and the Debian packages that contain them. */
const languages = /** @type {readonly Language[]} */ ([
  { name: 'c', commands: ['gcc', 'clang'], packages: ['gcc', 'clang', 'libc6-dev'] },
  { name: 'cpp', commands: ['g++', 'clang++'], packages: ['g++', 'clang'] },
  { name: 'csharp', commands: ['mcs', 'mono'], packages: ['mono-mcs', 'mono-runtime'] },
  { name: 'gdscript', commands: ['godot3-server'], packages: ['godot3-server'] },
  { name: 'glsl', commands: ['glslangValidator'], packages: ['glslang-tools'] },
  { name: 'java', commands: ['javac', 'java'], packages: ['default-jdk-headless'] },
  {
    name: 'lua',
    commands: ['luajit', 'lua5.4', 'luac5.4', 'luacheck'],
    packages: ['luajit', 'lua5.4', 'lua-check'],
  },
  { name: 'python', commands: ['python3', 'mypy'], packages: ['python3', 'mypy'] },
  { name: 'rust', commands: ['rustc'], packages: ['rustc'] },
]);

/** @param {Language} language */
const missingOf = ({ commands }) =>
  commands.filter((command) => !inPath([command]).some((path) => starts(path)));

/**
 * Tests whether it starts. The exit code is ignored, because Godot prints its version and fails.
 * @param {string} path
 */
const starts = (path) =>
  existsSync(path) && !spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 30_000 }).error;

/**
 * Returns a line for each language whose compiler is missing and cannot be installed on this
 * machine. Checks only the named languages, or all of them.
 * @param {readonly string[]} names
 */
export function missingCompilers(names) {
  const named = languages.filter(({ name }) => names.includes(name));
  const chosen = named.length > 0 ? named : languages;
  const wanting = chosen.filter((one) => missingOf(one).length > 0);
  if (wanting.length > 0) {
    installPackages(
      `the compilers of ${wanting.map(({ name }) => name).join(', ')}`,
      wanting.flatMap(({ packages }) => packages),
    );
  }
  return wanting.flatMap((one) => {
    const missing = missingOf(one);
    if (missing.length === 0) return [];
    return [
      `${missing.join(' and ')} could not be found. On Debian or Ubuntu, install ${one.packages.join(', ')}.`,
    ];
  });
}
