// The compilers and interpreters of the languages that the library is translated to. The tests install
// those that are missing, as those in browsers install the browsers.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { inPath, installPackages } from './programs.mjs';

/** @typedef {{ name: string, commands: readonly string[], packages: readonly string[] }} Language */

/** What each language's tests call, and Debian's packages that have it. */
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
 * Whether it starts. What it makes of the question is its own: Godot says its version and fails.
 * @param {string} path
 */
const starts = (path) =>
  existsSync(path) && !spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 30_000 }).error;

/**
 * What to install for the languages that are named, or for all: a line for each whose compiler is not
 * there and that this machine does not let one install.
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
    return [`No ${missing.join(', no ')}: on Debian or Ubuntu install ${one.packages.join(', ')}.`];
  });
}
