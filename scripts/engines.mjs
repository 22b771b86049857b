// Finds Firefox and WebKit for the tests in all three engines, and installs them if possible.
import { existsSync, globSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { findBrowser } from './browser.mjs';
import { inPath, installPackages, works } from './programs.mjs';

/** The paths where this operating system installs Firefox. */
function firefoxPlaces() {
  const { PROGRAMFILES, LOCALAPPDATA, FIREFOX_PATH } = process.env;
  const own = FIREFOX_PATH ? [FIREFOX_PATH] : [];
  if (process.platform === 'darwin') {
    const inBundle = ['Applications', 'Firefox.app', 'Contents', 'MacOS', 'firefox'];
    return [...own, join('/', ...inBundle), join(homedir(), ...inBundle)];
  }
  if (process.platform === 'win32') {
    const folders = [PROGRAMFILES, LOCALAPPDATA].filter((folder) => folder !== undefined);
    return [...own, ...folders.map((folder) => join(folder, 'Mozilla Firefox', 'firefox.exe'))];
  }
  return [...own, ...inPath(['firefox-esr', 'firefox'])];
}

/** The path of a Firefox that starts. */
export function findFirefox() {
  const find = () => firefoxPlaces().find(works);
  let path = find();
  if (!path) installPackages('Firefox', ['firefox-esr']);
  path ??= find();
  if (path) return path;
  throw new Error('Firefox was not found. Install it, or set FIREFOX_PATH to the program.');
}

/**
 * @typedef {object} WebKit
 * @property {string} driver the server that tests talk to
 * @property {string} browser the plain browser that comes with the library
 * @property {string} display the program that gives both a virtual screen
 */

/** @returns {WebKit | undefined} */
function installedWebKit() {
  const { WEBKIT_DRIVER_PATH } = process.env;
  const own = WEBKIT_DRIVER_PATH ? [WEBKIT_DRIVER_PATH] : [];
  // Neither of the two has an option that prints a version.
  const driver = [...own, ...inPath(['WebKitWebDriver'])].find((path) => existsSync(path));
  const display = inPath(['xvfb-run']).find((path) => existsSync(path));
  // Debian keeps it in /usr/lib/<machine>/webkit2gtk-4.1, Fedora in /usr/libexec.
  const [browser] = globSync('/usr/{lib/*,lib,lib64,libexec}/webkit*gtk-*/MiniBrowser');
  return driver && display && browser ? { driver, display, browser } : undefined;
}

/** The parts of WebKitGTK that tests need: its driver, its browser, and a screen for them. */
export function findWebKit() {
  // WebKit needs these two graphics libraries for painting, but no package depends on them.
  const libraries = ['libgl1-mesa-dri', 'gstreamer1.0-gl'];
  const packages = ['webkit2gtk-driver', 'xvfb', 'xauth'];
  let found = installedWebKit();
  if (!found) installPackages('WebKit', [...packages, ...libraries]);
  found ??= installedWebKit();
  if (found) return found;
  throw new Error(`WebKit was not found. On Debian or Ubuntu, install ${packages.join(', ')}.`);
}

const finders = { chromium: findBrowser, firefox: findFirefox, webkit: findWebKit };

/**
 * Returns a line for each engine that is missing and cannot be installed on this machine. Checks
 * only the named engines, or all of them, one after the other because each may need installing.
 * @param {readonly string[]} names
 */
export function missingEngines(names) {
  const named = Object.entries(finders).filter(([engine]) => names.includes(engine));
  const chosen = named.length > 0 ? named : Object.entries(finders);
  return chosen.flatMap(([, find]) => {
    try {
      find();
      return [];
    } catch (error) {
      return [error instanceof Error ? error.message : String(error)];
    }
  });
}
